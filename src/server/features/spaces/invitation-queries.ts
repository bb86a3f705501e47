import { and, asc, eq, gt, inArray, lte, notExists } from 'drizzle-orm'
import { users } from '#server/features/accounts/index.ts'
import { spaceInvitations, spaceMembers, spaces } from '#server/features/spaces/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type SpaceInvitation = typeof spaceInvitations.$inferSelect

/** Lists the space's invitations that can still be answered. */
export const listInvitations = (database: Database, spaceId: string, now: Date): Promise<SpaceInvitation[]> =>
  database
    .select()
    .from(spaceInvitations)
    .where(and(eq(spaceInvitations.spaceId, spaceId), gt(spaceInvitations.expiresAt, now)))
    .orderBy(asc(spaceInvitations.createdAt), asc(spaceInvitations.id))

/** Keeps an invitation in the place of one to the same address, whose id it gives back. */
export async function replaceInvitation(database: Database, invitation: SpaceInvitation): Promise<string | undefined> {
  const [before] = await database
    .delete(spaceInvitations)
    .where(and(eq(spaceInvitations.spaceId, invitation.spaceId), eq(spaceInvitations.email, invitation.email)))
    .returning({ id: spaceInvitations.id })
  await database.insert(spaceInvitations).values(invitation)
  return before?.id
}

const waiting = (spaceId: string, id: string, now: Date) =>
  and(eq(spaceInvitations.spaceId, spaceId), eq(spaceInvitations.id, id), gt(spaceInvitations.expiresAt, now))

/** Finds an invitation that can still be answered, with what it is to and who asks. */
export async function findInvitation(database: Database, spaceId: string, id: string, now: Date) {
  const [found] = await database
    .select({
      invitation: spaceInvitations,
      kind: spaces.kind,
      name: spaces.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(spaceInvitations)
    .innerJoin(spaces, eq(spaces.id, spaceInvitations.spaceId))
    .innerJoin(users, eq(users.id, spaceInvitations.invitedBy))
    .where(waiting(spaceId, id, now))
    .limit(1)
  return found
}

/** Takes an invitation that can still be answered: of any number of callers at once, one gets it. */
export async function takeInvitation(
  database: Database,
  spaceId: string,
  id: string,
  now: Date,
): Promise<SpaceInvitation | undefined> {
  return (
    await database
      .delete(spaceInvitations)
      .where(waiting(spaceId, id, now))
      .returning()
  )[0]
}

/** Erases every invitation that nobody answered in time. */
export async function deleteExpiredInvitations(database: Database, now: Date): Promise<void> {
  await database.delete(spaceInvitations).where(lte(spaceInvitations.expiresAt, now))
}

/** Withdraws every invitation that an account sent. */
export async function withdrawInvitationsBy(database: Database, accountId: string): Promise<void> {
  await database.delete(spaceInvitations).where(eq(spaceInvitations.invitedBy, accountId))
}

/**
 * Deletes invitations to the addresses of an account that is gone, and the spaces that only that account belonged to.
 */
export async function forgetInvited(database: Database, emails: readonly string[]): Promise<void> {
  await database.delete(spaceInvitations).where(inArray(spaceInvitations.email, [...emails]))
  await deleteEmptySpaces(database)
}

/** Deletes spaces that nobody belongs to any more: the last member's account is gone. */
export async function deleteEmptySpaces(database: Database): Promise<void> {
  await database
    .delete(spaces)
    .where(
      notExists(
        database.select({ id: spaceMembers.learnerId }).from(spaceMembers).where(eq(spaceMembers.spaceId, spaces.id)),
      ),
    )
}
