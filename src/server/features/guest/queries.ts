import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { guestTransfers } from '#server/features/guest/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** A guest session as it was taken over. */
export type GuestTransfer = Omit<typeof guestTransfers.$inferSelect, 'learnerId'>

/** Lists the guest sessions that the learner's account took over, the first first. */
export async function listTransfers(database: Database, learnerId: string): Promise<GuestTransfer[]> {
  const { guestSessionId, createdAt, data, transferredAt } = guestTransfers
  return database
    .select({ guestSessionId, createdAt, data, transferredAt })
    .from(guestTransfers)
    .where(eq(guestTransfers.learnerId, learnerId))
    .orderBy(asc(transferredAt), asc(guestSessionId))
}

/** Keeps a session, in the place of what was kept of it. */
export async function keepTransfer(database: Database, learnerId: string, transfer: GuestTransfer): Promise<void> {
  await database
    .insert(guestTransfers)
    .values({ learnerId, ...transfer })
    .onConflictDoUpdate({
      target: [guestTransfers.learnerId, guestTransfers.guestSessionId],
      set: { data: transfer.data },
    })
}

export async function deleteTransfers(database: Database, learnerId: string, ids: readonly string[]): Promise<void> {
  await database
    .delete(guestTransfers)
    .where(and(eq(guestTransfers.learnerId, learnerId), inArray(guestTransfers.guestSessionId, [...ids])))
}

/** Bytes of JSON that the account keeps of guests. */
export async function countBytes(database: Database, learnerId: string): Promise<number> {
  const [found] = await database
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${guestTransfers.data}::text)), 0)` })
    .from(guestTransfers)
    .where(eq(guestTransfers.learnerId, learnerId))
  return Number(found?.bytes ?? 0)
}
