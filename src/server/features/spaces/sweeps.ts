import { deleteEmptySpaces, deleteExpiredInvitations } from '#server/features/spaces/invitation-queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Erases invitations to spaces that nobody answered in time, and spaces that nobody belongs to any more. */
export async function sweepSpaces(database: Database, now: Date): Promise<void> {
  await deleteExpiredInvitations(database, now)
  await deleteEmptySpaces(database)
}
