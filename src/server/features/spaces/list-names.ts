import { eq, inArray } from 'drizzle-orm'
import { findPeople } from '#server/features/accounts/index.ts'
import { spaceMembers, spaces } from '#server/features/spaces/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Names that are looked at, at most: a school has more members than anybody writes of. */
const MOST_NAMES = 1000

/** Names of the families, classes and schools that somebody belongs to, and of who else does. */
export async function listSpaceNames(
  database: Database,
  learnerId: string,
): Promise<{ people: string[]; places: string[] }> {
  const own = await database
    .select({ id: spaces.id, name: spaces.name })
    .from(spaces)
    .innerJoin(spaceMembers, eq(spaceMembers.spaceId, spaces.id))
    .where(eq(spaceMembers.learnerId, learnerId))
  if (own.length === 0) return { people: [], places: [] }
  const members = await database
    .selectDistinct({ id: spaceMembers.learnerId })
    .from(spaceMembers)
    .where(
      inArray(
        spaceMembers.spaceId,
        own.map(({ id }) => id),
      ),
    )
    .limit(MOST_NAMES)
  const people = await findPeople(
    database,
    members.map(({ id }) => id),
  )
  return {
    people: [...people.values()].flatMap(({ firstName, lastName, username }) => [firstName, lastName, username]),
    places: own.map(({ name }) => name),
  }
}
