import { findPeople } from '#server/features/accounts/index.ts'
import { findFirstNameOnly } from '#server/features/settings/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Finds the names of adults as a class reads them, by id: the first name only, if they want that. */
export async function findNames(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const [people, firstNameOnly] = await asSystem(async () => [
    await findPeople(database, [...ids]),
    await findFirstNameOnly(database, [...ids]),
  ])
  return new Map(
    [...people.values()].map(({ id, firstName, lastName }) => [
      id,
      firstNameOnly.has(id) ? firstName : `${firstName} ${lastName}`.trim(),
    ]),
  )
}
