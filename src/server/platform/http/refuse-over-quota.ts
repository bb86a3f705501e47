import { nearQuota, passedQuota, type NearQuota, type QuotaKind } from '#core/people/quotas.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/**
 * Refuses where something would pass its quota; otherwise says what an answer tells of a quota that is near. `used` counts what is
 * being added too. Called in the transaction that adds, behind a lock, so that parallel requests can't pass together.
 * @param retryAfter seconds after which there is room again, where there will be
 */
export function refuseOverQuota(
  used: Readonly<Partial<Record<QuotaKind, number>>>,
  retryAfter?: number,
): { near?: NearQuota } {
  const quota = passedQuota(used)
  if (quota !== undefined)
    throw new CallRefusal('quota-reached', `The account has no room for more: ${quota}`, {
      quota,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    })
  const near = nearQuota(used)
  return near ? { near } : {}
}
