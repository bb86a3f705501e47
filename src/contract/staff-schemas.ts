import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { staffCalls } from '#contract/staff.ts'
import { lineOfText } from '#contract/text-schemas.ts'
import { EMAIL_MAX_LENGTH } from '#core/people/sign-up-rules.ts'

export const staffSchemas = {
  /** Ends every session of the account with this e-mail address or username; says how many there were. */
  endSessionsOf: {
    input: z.strictObject({ name: lineOfText(EMAIL_MAX_LENGTH).toLowerCase() }),
    output: z.object({ ended: z.int() }),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
} as const satisfies SchemasOf<typeof staffCalls>
