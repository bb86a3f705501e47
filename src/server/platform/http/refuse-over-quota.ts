import { nearQuota, passedQuota, type NearQuota, type QuotaKind } from '#core/people/quotas.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/**
 * Refuses an addition that would exceed its quota; otherwise returns a notice about a quota that is near. `used`
 * includes the addition. Call it in the transaction that adds, behind a lock, so that parallel requests can't pass
 * together. @param retryAfter seconds until there is room again, if that is known
 */
export function refuseOverQuota(
  used: Readonly<Partial<Record<QuotaKind, number>>>,
  retryAfter?: number,
): { near?: NearQuota } {
  const quota = passedQuota(used)
  if (quota !== undefined)
    throw new CallRefusal('quota-reached', `The account has reached its limit: ${quota}`, {
      quota,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    })
  const near = nearQuota(used)
  return near ? { near } : {}
}
