import { and, eq, inArray, ne } from 'drizzle-orm'
import { spaceMembers, spaces } from '#server/features/spaces/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Ends what somebody belongs to outside the family: without a consent no class and no school knows of a child. */
export async function leaveClasses(database: Database, learnerId: string): Promise<void> {
  const outside = database.select({ id: spaces.id }).from(spaces).where(ne(spaces.kind, 'family'))
  await database
    .delete(spaceMembers)
    .where(and(eq(spaceMembers.learnerId, learnerId), inArray(spaceMembers.spaceId, outside)))
}
