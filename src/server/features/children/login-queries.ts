import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { LoginOrigin } from '#core/permissions/ended-access.ts'
import { relationStands } from '#server/features/children/queries.ts'
import { childLogins, guardianRelations } from '#server/features/children/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Notes who chose the child's login, a guardian or (null) the child itself; it opens the account from now on. */
export async function noteLogin(database: Database, childId: string, setBy: string | null, now: Date): Promise<void> {
  const login = { setBy, setAt: now, endedAt: null }
  await database
    .insert(childLogins)
    .values({ learnerId: childId, ...login })
    .onConflictDoUpdate({ target: childLogins.learnerId, set: login })
}

/** Finds the guardian who chose the child's login; undefined if none is recorded. */
export async function findLogin(database: Database, childId: string): Promise<LoginOrigin | undefined> {
  return (
    await database
      .select({ setBy: childLogins.setBy })
      .from(childLogins)
      .where(eq(childLogins.learnerId, childId))
      .limit(1)
  )[0]
}

/** Has the child's login open nothing from now on. */
export async function endLogin(database: Database, childId: string, now: Date): Promise<void> {
  await database
    .insert(childLogins)
    .values({ learnerId: childId, setBy: null, setAt: now, endedAt: now })
    .onConflictDoUpdate({ target: childLogins.learnerId, set: { endedAt: now } })
}

/**
 * Tells whether the child's login has ended. It was ended, or its guardian is a guardian no longer and cleaning up is
 * due.
 */
export async function hasLoginEnded(database: Database, childId: string, now: Date): Promise<boolean> {
  const stands = sql`exists (select 1 from ${guardianRelations} where ${guardianRelations.learnerId} = ${childLogins.learnerId}
    and ${guardianRelations.guardianId} = ${childLogins.setBy} and ${relationStands(now)})`
  const ended = sql`(${isNotNull(childLogins.endedAt)} or (${isNotNull(childLogins.setBy)} and not ${stands}))`
  return (await database.$count(childLogins, and(eq(childLogins.learnerId, childId), ended))) > 0
}
