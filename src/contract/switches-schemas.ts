import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { switchesCalls } from '#contract/switches.ts'
import type { ChildSwitches } from '#core/people/child-switches.ts'

const switches = z.strictObject({
  boosts: z.boolean(),
  streaks: z.boolean(),
  sounds: z.boolean(),
}) satisfies z.ZodType<ChildSwitches>
const childId = z.uuid()

const guardianErrors = ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed'] as const

export const switchesSchemas = {
  /** Returns the caller's own switches. */
  getSwitches: { input: z.strictObject({}), output: z.object({ switches }), errors: ['not-signed-in'] },
  getChildSwitches: { input: z.strictObject({ childId }), output: z.object({ switches }), errors: guardianErrors },
  setChildSwitches: {
    input: z.strictObject({ childId, switches }),
    output: z.object({ switches }),
    errors: guardianErrors,
  },
} as const satisfies SchemasOf<typeof switchesCalls>
