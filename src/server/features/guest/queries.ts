import { and, eq } from 'drizzle-orm'
import type { GuestData } from '#core/guest/guest-session.ts'
import { guestTransfers } from '#server/features/guest/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** A guest session as it is taken over. */
export type GuestTransfer = { guestSessionId: string; createdAt: Date; data: GuestData; transferredAt: Date }

/** Makes the session's row where there is none, and says what it holds; locked until the transaction ends. */
export async function lockTransfer(database: Database, learnerId: string, transfer: GuestTransfer): Promise<GuestData> {
  const [kept] = await database.insert(guestTransfers).values({ learnerId, ...transfer })
    .onConflictDoUpdate({ target: [guestTransfers.learnerId, guestTransfers.guestSessionId], set: { learnerId } })
    .returning({ data: guestTransfers.data })
  return kept?.data ?? transfer.data
}

export async function replaceData(database: Database, learnerId: string, guestSessionId: string, data: GuestData): Promise<void> {
  await database.update(guestTransfers).set({ data })
    .where(and(eq(guestTransfers.learnerId, learnerId), eq(guestTransfers.guestSessionId, guestSessionId)))
}

/** The data of all guest sessions that the learner's account took over. */
export async function listData(database: Database, learnerId: string): Promise<GuestData[]> {
  const rows = await database.select({ data: guestTransfers.data }).from(guestTransfers).where(eq(guestTransfers.learnerId, learnerId))
  return rows.map((row) => row.data)
}
