import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { featureSettingsCalls } from '#contract/feature-settings.ts'
import { FEATURE_SETTINGS } from '#core/people/feature-settings.ts'

const errors = ['not-signed-in', 'not-found', 'second-factor-needed'] as const

const output = z.object({
  features: z.array(
    z.object({ name: z.enum(FEATURE_SETTINGS), isOn: z.boolean(), changedAt: z.iso.datetime().nullable() }),
  ),
})

export const featureSettingsSchemas = {
  listFeatures: { input: z.strictObject({}), output, errors },
  /** Switches a part for everybody, from the next request on. */
  switchFeature: {
    input: z.strictObject({ name: z.enum(FEATURE_SETTINGS), isOn: z.boolean() }),
    output,
    errors,
  },
} as const satisfies SchemasOf<typeof featureSettingsCalls>
