import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { relationStands, type GuardianRelation } from '#core/permissions/guardian-scopes.ts'
import { users } from '#server/features/accounts/index.ts'
import { hasLoginEnded, noteLogin } from '#server/features/children/login-queries.ts'
import { listExpired } from '#server/features/children/guardian-queries.ts'
import { findChildren, findRelation, insertRelation } from '#server/features/children/queries.ts'
import { guardianRelations } from '#server/features/children/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { test } from '../../../../tests/support/database-test.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const HOUR = 60 * 60 * 1000

/** Ends around the present moment, to the millisecond, and far from it. */
const ends = fc.array(
  fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 2 }), fc.integer({ min: -30 * HOUR, max: 30 * HOUR })),
  { minLength: 60, maxLength: 60 },
)

test('relations: SQL and row-level policies agree with the one rule on which still stand [ASVS V8.2.2]', async ({
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

    const { rows } = await asSystem(() =>
      appDatabase.execute<{ id: string }>(
        sql`select unnest(funda_learners(${guardian}::uuid, ${NOW.toISOString()}::timestamptz)) as id`,
      ),
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual([guardian, ...standing].toSorted())
  }
})
