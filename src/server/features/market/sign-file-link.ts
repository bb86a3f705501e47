import { createHmac, timingSafeEqual } from 'node:crypto'
import { MARKET_FILES_PATH } from '#contract/market.ts'
import { MARKET_LIMITS } from '#core/market/resource.ts'

const MINUTE = 60_000

/** File that a link leads to, and the only account for which it works. */
export type LinkedFile = { resourceId: string; version: number; fileId: string; accountId: string }

type Keys = { secret: string }

const sign = ({ secret }: Keys, { resourceId, version, fileId, accountId }: LinkedFile, until: number): Buffer =>
  createHmac('sha256', secret).update(`market file ${resourceId} ${version} ${fileId} ${accountId} ${until}`).digest()

/** Writes the address of a file. It works for some minutes, and for one account. */
export function writeFileLink(keys: Keys, linked: LinkedFile, now: Date): { address: string; until: string } {
  const until = now.getTime() + MARKET_LIMITS.linkMinutes * MINUTE
  const signature = sign(keys, linked, until).toString('base64url')
  const { resourceId, version, fileId } = linked
  return {
    address: `${MARKET_FILES_PATH}/${resourceId}/${version}/${fileId}?until=${until}&signature=${signature}`,
    until: new Date(until).toISOString(),
  }
}

/** Tells whether we signed this link for this account, and its time isn't over. */
export function isFileLink(
  keys: Keys,
  linked: LinkedFile,
  { until, signature }: { until: number; signature: string },
  now: Date,
): boolean {
  const wanted = sign(keys, linked, until)
  const given = Buffer.from(signature, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted) && now.getTime() < until
}
