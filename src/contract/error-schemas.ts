import { z } from 'zod'
import { ERROR_CODES, FIELD_CODES } from '#contract/errors.ts'
import { QUOTA_KINDS } from '#core/people/quotas.ts'

/** Schema of every refusal. */
export const failureSchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    fields: z.record(z.string(), z.enum(FIELD_CODES)).optional(),
    retryAfter: z.int().nonnegative().optional(),
    quota: z.enum(QUOTA_KINDS).optional(),
  }),
})
