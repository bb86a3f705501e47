import { eq, inArray } from 'drizzle-orm'
import {
  spaceInvitations,
  spaceInvitationsColumnClasses,
  spaceMembers,
  spaceMembersColumnClasses,
  spaces,
  spacesColumnClasses,
} from '#server/features/spaces/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** Collects a person's memberships and sent invitations. */
export async function collectSpaces(database: Database, learnerId: string): Promise<ExportedTables> {
  const members = await database.select().from(spaceMembers).where(eq(spaceMembers.learnerId, learnerId))
  const kept = await database
    .select()
    .from(spaces)
    .where(
      inArray(
        spaces.id,
        members.map(({ spaceId }) => spaceId),
      ),
    )
  const invited = await database.select().from(spaceInvitations).where(eq(spaceInvitations.invitedBy, learnerId))
  return {
    spaceMembers: pickExported(spaceMembersColumnClasses, members),
    spaces: pickExported(spacesColumnClasses, kept),
    spaceInvitations: pickExported(spaceInvitationsColumnClasses, invited),
  }
}
