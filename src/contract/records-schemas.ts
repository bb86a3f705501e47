import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { recordsCalls } from '#contract/records.ts'
import { DEVICE_KINDS } from '#core/people/device-kinds.ts'
import {
  RECORD_ACTORS,
  REFUSAL_REASONS,
  SECURITY_EVENT_NAMES,
  SECURITY_OUTCOMES,
} from '#core/security/security-events.ts'

const entry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  event: z.enum(SECURITY_EVENT_NAMES),
  outcome: z.enum(SECURITY_OUTCOMES),
  reason: z.enum(REFUSAL_REASONS).nullable(),
  by: z.object({ kind: z.enum(RECORD_ACTORS), name: z.string().nullable() }),
  device: z.enum(DEVICE_KINDS).nullable(),
  /** Occurrences within the hour, if one entry stands for several. */
  times: z.int(),
})

/** The entries that follow this one; the newest where it is left out. */
const before = z.uuid().optional()

const page = z.object({ entries: z.array(entry), isMore: z.boolean() })

export const recordsSchemas = {
  listOwnRecord: { input: z.strictObject({ before }), output: page, errors: ['not-signed-in', 'guardian-needed'] },
  /**
   * Returns the whole record to the first guardian. Another guardian gets what their scopes allow, and their own acts.
   */
  listChildRecord: {
    input: z.strictObject({ childId: z.uuid(), before }),
    output: page,
    errors: ['not-signed-in', 'guardian-needed', 'not-found'],
  },
} as const satisfies SchemasOf<typeof recordsCalls>

export type RecordEntry = z.infer<typeof entry>
