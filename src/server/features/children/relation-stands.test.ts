import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { relationStands, type GuardianRelation } from '#core/permissions/guardian-scopes.ts'
import { users } from '#server/features/accounts/index.ts'
import { hasLoginEnded, noteLogin } from '#server/features/children/login-queries.ts'
import { listExpired } from '#server/features/children/guardian-queries.ts'
import { findChildren, findRelation, insertRelation } from '#server/features/children/queries.ts'
import { guardianRelations } from '#server/features/children/tables.ts'
import { deletePlace, findSpacesOf, insertMembers } from '#server/features/spaces/queries.ts'
import { spaces } from '#server/features/spaces/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'
import { test } from '../../../../tests/support/database-test.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const HOUR = 60 * 60 * 1000

/** Ends around the present moment, to the millisecond, and far from it. */
const ends = fc.array(
  fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 2 }), fc.integer({ min: -30 * HOUR, max: 30 * HOUR })),
  { minLength: 60, maxLength: 60 },
)

/** Returns the spaces that the row-level policies show an account at that moment. */
async function spacesSeenBy(database: Database, accountId: string): Promise<string[]> {
  const { rows } = await asSystem(() =>
    database.execute<{ id: string }>(
      sql`select unnest(funda_spaces(funda_learners(${accountId}::uuid, ${NOW.toISOString()}::timestamptz))) as id`,
    ),
  )
  return rows.map(({ id }) => id).toSorted()
}

test('relations and memberships: SQL and policies agree with the one rule on which stand [ASVS V8.2.2]', async ({
  database,
  appDatabase,
}) => {
  const [guardian = '', ...children] = Array.from({ length: 61 }, () => crypto.randomUUID())
  await database.insert(users).values(
    [guardian, ...children].map((id, index) => ({
      id,
      firstName: 'N',
      lastName: 'D',
      username: `person-${index}`,
      email: `person-${index}@example.com`,
      emailVerified: true,
      ageBand: id === guardian ? ('adult' as const) : ('child' as const),
      createdAt: NOW,
      updatedAt: NOW,
      termsAcceptedAt: NOW,
    })),
  )
  for (const childId of children) await noteLogin(database, childId, guardian, NOW)
  // Each child has a space of the same id. A membership stands as long as its row does: every third child has left.
  const members = new Set<string>(children.filter((_id, index) => index % 3 !== 0))
  await database
    .insert(spaces)
    .values(children.map((id) => ({ id, kind: 'class' as const, name: 'Grade 3', createdAt: NOW })))
  await insertMembers(
    database,
    children.map((id) => ({ spaceId: id, learnerId: id, role: 'student', tags: [], joinedAt: NOW, broughtBy: null })),
  )
  for (const id of children.filter((one) => !members.has(one))) await deletePlace(database, id, id)
  for (const offsets of fc.sample(ends, { numRuns: 3, seed: 20_261_123 })) {
    await database.delete(guardianRelations)
    const relations = children.map((learnerId, index): GuardianRelation & { learnerId: string } => {
      const offset = offsets[index] ?? null
      return {
        learnerId,
        kind: 'invited',
        scopes: ['consent'],
        endsAt: offset === null ? null : NOW.getTime() + offset,
      }
    })
    for (const { endsAt, ...relation } of relations)
      await insertRelation(database, {
        ...relation,
        scopes: [...relation.scopes],
        guardianId: guardian,
        createdAt: NOW,
        endsAt: endsAt === null ? null : new Date(endsAt),
      })
    const standing = relations
      .filter((relation) => relationStands(relation, NOW.getTime()))
      .map(({ learnerId }) => learnerId)
      .toSorted()
    expect(standing.length).toBeGreaterThan(5)
    expect(standing.length).toBeLessThan(55)
    const without = (ids: readonly string[]) => children.filter((id) => !ids.includes(id)).toSorted()

    expect((await findChildren(database, guardian, NOW)).map(({ id }) => id).toSorted()).toEqual(standing)
    expect((await listExpired(database, NOW)).map(({ childId }) => childId).toSorted()).toEqual(without(standing))
    const found = await Promise.all(children.map((id) => findRelation(database, guardian, id, NOW)))
    expect(children.filter((_id, index) => found[index] !== undefined).toSorted()).toEqual(standing)
    const logins = await Promise.all(children.map((id) => hasLoginEnded(database, id, NOW)))
    expect(children.filter((_id, index) => logins[index] === false).toSorted()).toEqual(standing)

    const listed = await sendSql<{ children: string }>(
      database,
      `select l.children from funda_act_as($1, $2) a cross join lateral funda_list_children(a.acting::uuid) l`,
      [guardian, NOW.toISOString()],
    )
    const shown = JSON.parse(listed[0]?.children ?? '[]') as { id: string; needsLogin: boolean }[]
    expect(shown.map(({ id }) => id).toSorted()).toEqual(standing)
    expect(shown.filter(({ needsLogin }) => needsLogin)).toEqual([])

    const { rows } = await asSystem(() =>
      appDatabase.execute<{ id: string }>(
        sql`select unnest(funda_learners(${guardian}::uuid, ${NOW.toISOString()}::timestamptz)) as id`,
      ),
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual([guardian, ...standing].toSorted())
    // A guardian is in a space through a child, as long as the relation and the child's membership stand.
    expect(await spacesSeenBy(appDatabase, guardian)).toEqual(standing.filter((id) => members.has(id)))
    expect((await findSpacesOf(database, standing)).map(({ learnerId }) => learnerId).toSorted()).toEqual(
      standing.filter((id) => members.has(id)),
    )
  }
})
