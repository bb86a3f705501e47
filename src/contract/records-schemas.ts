import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { recordsCalls } from '#contract/records.ts'
import { lineOfText } from '#contract/text-schemas.ts'
import { DEVICE_KINDS } from '#core/people/device-kinds.ts'
import { EMAIL_MAX_LENGTH } from '#core/people/sign-up-rules.ts'
import {
  ACTOR_KINDS,
  AUDIT_ACTORS,
  AUDIT_DAYS,
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
  /** Record of all accounts, for staff: by staff or by everybody, about one person, of one event or outcome. */
  listAudit: {
    input: z.strictObject({
      by: z.enum(AUDIT_ACTORS),
      name: lineOfText(EMAIL_MAX_LENGTH).toLowerCase().optional(),
      event: z.enum(SECURITY_EVENT_NAMES).optional(),
      outcome: z.enum(SECURITY_OUTCOMES).optional(),
      days: z.literal(AUDIT_DAYS),
      before,
    }),
    output: z.object({
      entries: z.array(
        entry.omit({ by: true }).extend({
          actor: z.string().nullable(),
          actorKind: z.enum(ACTOR_KINDS),
          about: z.string().nullable(),
        }),
      ),
      isMore: z.boolean(),
    }),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
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
