import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { staffCalls } from '#contract/staff.ts'
import { EMAIL_MAX_LENGTH } from '#core/people/sign-up-rules.ts'

export const staffSchemas = {
  /** Ends every session of the account with this e-mail address or username; says how many there were. */
  endSessionsOf: {
    input: z.strictObject({ name: z.string().trim().toLowerCase().min(1).max(EMAIL_MAX_LENGTH) }),
    output: z.object({ ended: z.int() }),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
} as const satisfies SchemasOf<typeof staffCalls>
