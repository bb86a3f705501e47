import { z } from 'zod'
import { QUOTA_KINDS, type NearQuota } from '#core/people/quotas.ts'

/** Told with an answer from four fifths of a quota on. */
export const near = z
  .object({ quota: z.enum(QUOTA_KINDS), used: z.int(), most: z.int() })
  .exactOptional() satisfies z.ZodType<NearQuota | undefined>
