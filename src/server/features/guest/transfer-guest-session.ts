import type { z } from 'zod'
import type { guestSchemas } from '#contract/guest-schemas.ts'
import type { GuestData } from '#core/guest/guest-session.ts'
import type { GuestParts } from '#server/features/guest/guest-parts.ts'
import { mergeGuestData } from '#server/features/guest/merge-guest-data.ts'
import { listData, lockTransfer, replaceData } from '#server/features/guest/queries.ts'

type TransferInput = z.output<typeof guestSchemas.transferGuestSession.input>

/**
 * Takes a guest session over into the learner's account and answers what the account now keeps. Merged by when each value was
 * saved, so that nothing is lost, and sending it twice, or from two tabs at once, changes nothing.
 */
export async function transferGuestSession(
  { database, clock }: GuestParts, learnerId: string, { guestSessionId, createdAt, data }: TransferInput,
): Promise<{ data: GuestData }> {
  return database.transaction(async (transaction) => {
    const kept = await lockTransfer(transaction, learnerId, { guestSessionId, createdAt: new Date(createdAt), data, transferredAt: clock() })
    await replaceData(transaction, learnerId, guestSessionId, mergeGuestData([kept, data]))
    return { data: mergeGuestData(await listData(transaction, learnerId)) }
  })
}
