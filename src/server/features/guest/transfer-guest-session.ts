import type { z } from 'zod'
import type { guestSchemas } from '#contract/guest-schemas.ts'
import type { GuestData } from '#core/guest/guest-session.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import type { GuestParts } from '#server/features/guest/guest-parts.ts'
import { mergeGuestData } from '#server/features/guest/merge-guest-data.ts'
import {
  countBytes,
  deleteTransfers,
  keepTransfer,
  listTransfers,
  type GuestTransfer,
} from '#server/features/guest/queries.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type TransferInput = z.output<typeof guestSchemas.transferGuestSession.input>
type Transferred = z.output<typeof guestSchemas.transferGuestSession.output>

const onlyKeysOf = (sent: GuestData, data: GuestData): GuestData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => Object.hasOwn(sent, key)))

/** Makes one of the oldest sessions, beyond those that stay apart. */
async function mergeOldest(transaction: Database, learnerId: string, kept: readonly GuestTransfer[]): Promise<void> {
  const surplus = kept.slice(0, Math.max(0, kept.length - QUOTAS['guest-sessions'] + 1))
  const [first] = surplus
  if (first === undefined || surplus.length < 2) return
  await deleteTransfers(
    transaction,
    learnerId,
    surplus.slice(1).map(({ guestSessionId }) => guestSessionId),
  )
  await keepTransfer(transaction, learnerId, { ...first, data: mergeGuestData(surplus.map(({ data }) => data)) })
}

/**
 * Takes a guest session over into the learner's account. Returns the account's values for the keys that were sent.
 * Values merge by the time of saving, so nothing is lost. Repeated or simultaneous transfers change nothing.
 */
export async function transferGuestSession(
  { database, clock }: GuestParts,
  learnerId: string,
  { guestSessionId, createdAt, data }: TransferInput,
): Promise<Transferred> {
  return database.transaction(async (transaction) => {
    await lockName(transaction, `guest transfers ${learnerId}`)
    const before = await listTransfers(transaction, learnerId)
    const known = before.find((transfer) => transfer.guestSessionId === guestSessionId)
    const merged = known
      ? { ...known, data: mergeGuestData([known.data, data]) }
      : { guestSessionId, createdAt: new Date(createdAt), data, transferredAt: clock() }
    await keepTransfer(transaction, learnerId, merged)
    const kept = known ? before.map((transfer) => (transfer === known ? merged : transfer)) : [...before, merged]
    await mergeOldest(transaction, learnerId, kept)
    const near = refuseOverQuota({ 'guest-bytes': await countBytes(transaction, learnerId) })
    return { data: onlyKeysOf(data, mergeGuestData(kept.map((transfer) => onlyKeysOf(data, transfer.data)))), ...near }
  })
}
