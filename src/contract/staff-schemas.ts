import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { because } from '#contract/person-schemas.ts'
import type { staffCalls } from '#contract/staff.ts'
import { lineOfText } from '#contract/text-schemas.ts'
import { EMAIL_MAX_LENGTH } from '#core/people/sign-up-rules.ts'
import { STAFF_QUEUE_IDS } from '#core/people/staff-queues.ts'

const moment = z.iso.datetime()

/** Characters of a reason. */
const REASON_MAX_LENGTH = 500

export const staffSchemas = {
  /** Queues of staff, each with the number of things that wait in it. */
  listStaffQueues: {
    input: z.strictObject({}),
    output: z.object({ queues: z.array(z.object({ id: z.enum(STAFF_QUEUE_IDS), waiting: z.int() })) }),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
  /** Ends every session of the account with this e-mail address or username; says how many there were. */
  endSessionsOf: {
    input: z.strictObject({ name: lineOfText(EMAIL_MAX_LENGTH).toLowerCase() }),
    output: z.object({ ended: z.int() }),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
  /** Requests to take a second step away, the oldest first; `isOwn` are the asker's own, which another decides. */
  listFactorRemovals: {
    input: z.strictObject({}),
    output: z.object({
      removals: z.array(
        z.object({
          id: z.uuid(),
          username: z.string(),
          email: z.string(),
          memberSince: moment,
          askedAt: moment,
          readyAt: moment,
          approvedAt: moment.nullable(),
          isOwn: z.boolean(),
        }),
      ),
    }),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
  /** Approves a request, which is then done when its waiting time is over, or refuses it. */
  decideFactorRemoval: {
    input: z.strictObject({
      id: z.uuid(),
      decision: z.enum(['approved', 'refused']),
      reason: z
        .string()
        .trim()
        .min(1)
        .max(REASON_MAX_LENGTH)
        .regex(/^\P{Cc}*$/u, because('invalid')),
    }),
    output: z.object({}),
    errors: ['not-signed-in', 'not-found', 'not-allowed', 'already-on', 'second-factor-needed'],
  },
} as const satisfies SchemasOf<typeof staffCalls>
