import { z } from 'zod'
import { QUOTA_KINDS, type NearQuota } from '#core/people/quotas.ts'

/** Schema of the notice about a quota that is four fifths used or more. */
export const near = z
  .object({ quota: z.enum(QUOTA_KINDS), used: z.int(), most: z.int() })
  .exactOptional() satisfies z.ZodType<NearQuota | undefined>
