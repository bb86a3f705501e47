import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { sweepsOf } from '#server/app.ts'
import { RECORDED_CALLS, type Answered } from '#server/features/records/recorded-calls.ts'
import { securityEvents } from '#server/features/records/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, joinAsGuardian, PICTURES } from '../../../../tests/support/children.ts'
import { notedMail } from '../../../../tests/support/noted-mail.ts'

const DAY = 24 * 60 * 60 * 1000

type Family = { gogo: Visitor; malume: Visitor; childId: string; gogoId: string; malumeId: string }

const test = appTest.extend<{ family: Family }>({
  family: async ({ signUpAs, sentEmails }, use) => {
    const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
    const childId = await addChildTo(gogo, 'thandi')
    const invitation = { childId, email: 'malume@example.com', scopes: GUARDIAN_SCOPES }
    const malumeId = await joinAsGuardian(gogo, malume, invitation, sentEmails)
    const gogoId = ((await gogo.send(accountsCalls.getMe)).body['account'] as { id: string }).id
    await use({ gogo, malume, childId, gogoId, malumeId })
  },
})

/** Rows about a person as `event actor`, the oldest first. */
async function rowsOf(database: Database, learnerId: string): Promise<string[]> {
  const rows = await database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.learnerId, learnerId))
    .orderBy(securityEvents.at, securityEvents.id)
  return rows.map(({ event, actorKind }) => `${event} ${actorKind}`)
}

/** Number of the transaction that wrote the newest rows of a query. */
async function writerOf(database: Database, query: ReturnType<typeof sql>): Promise<string | undefined> {
  return (await database.execute<{ xmin: string }>(query)).rows[0]?.xmin
}

test("record: the row of an act is written in the act's own transaction (M13)", async ({ family, database }) => {
  const { gogo, childId, malumeId } = family
  await gogo.send(childrenCalls.setChildSecret, { childId, secret: PICTURES })
  await gogo.send(childrenCalls.withdrawConsent, { childId })
  await gogo.send(guardiansCalls.changeGuardian, {
    childId,
    guardianId: malumeId,
    scopes: ['see-progress'],
    endsAt: null,
  })
  const rowOf = (event: string) =>
    sql`select xmin::text from security_events where learner_id = ${childId} and event = ${event}`
  const writers = [
    ['child-added', sql`select xmin::text from consent_acts where learner_id = ${childId} and act = 'given'`],
    ['guardian-joined', undefined],
    ['login-changed', sql`select xmin::text from child_logins where learner_id = ${childId}`],
    ['consent-withdrawn', sql`select xmin::text from consent_acts where learner_id = ${childId} and act = 'withdrawn'`],
    [
      'guardian-changed',
      sql`select xmin::text from guardian_relations where learner_id = ${childId} and guardian_id = ${malumeId}`,
    ],
  ] as const
  for (const [event, act] of writers) {
    const writer = await writerOf(database, rowOf(event))
    expect([event, writer]).not.toEqual([event, undefined])
    if (act) expect([event, writer]).toEqual([event, await writerOf(database, act)])
  }
})

test("record: an act whose row can't be written isn't done, and the next try is recorded once (M13)", async ({
  family,
  database,
}) => {
  const { gogo, childId } = family
  await database.execute(sql`create function shut() returns trigger language plpgsql as $$
    begin raise exception 'no room'; end $$`)
  await database.execute(sql`create trigger shut before insert on security_events for each row execute function shut()`)
  const withdrawn = async () =>
    (await database.execute(sql`select 1 from consent_acts where learner_id = ${childId} and act = 'withdrawn'`)).rows
      .length
  expect((await gogo.send(childrenCalls.withdrawConsent, { childId })).status).toBe(500)
  expect(await withdrawn()).toBe(0)
  await database.execute(sql`drop trigger shut on security_events`)
  expect((await gogo.send(childrenCalls.withdrawConsent, { childId })).status).toBe(200)
  expect(await withdrawn()).toBe(1)
  expect((await rowsOf(database, childId)).filter((row) => row === 'consent-withdrawn account')).toEqual([
    'consent-withdrawn account',
  ])
})

test("email: an act whose email can't be queued isn't done", async ({ family, buildTestApp, visitAt, database }) => {
  const { malume, childId, malumeId } = family
  const app = await buildTestApp({
    mail: notedMail([], {
      send: async () => {
        throw new Error('no room')
      },
    }),
  })
  const kept = () =>
    database.execute(sql`select (select count(*) from consent_acts where learner_id = ${childId}) as acts,
      (select password from accounts where user_id = ${childId}) as password,
      (select count(*) from child_erasures where learner_id = ${childId}) as erasures,
      (select count(*) from guardian_relations where learner_id = ${childId}) as relations`)
  const before = (await kept()).rows
  const browser = visitAt(app)
  for (const [name, value] of malume.cookies) browser.cookies.set(name, value)
  for (const [call, input] of [
    [childrenCalls.withdrawConsent, { childId }],
    [childrenCalls.setChildSecret, { childId, secret: PICTURES }],
    [childrenCalls.deleteChild, { childId }],
    [guardiansCalls.endGuardian, { childId, guardianId: malumeId }],
  ] as const)
    expect([call[1], (await browser.send(call, input)).status]).toEqual([call[1], 500])
  expect((await kept()).rows).toEqual(before)
})

test('record: a call whose row is in its transaction needs no answer to know whom it is about (M13)', async () => {
  const output = new Proxy({}, { get: () => expect.fail('It asked for the answer') })
  const within = Object.entries(RECORDED_CALLS).filter(([, recorded]) => 'within' in recorded && recorded.within)
  expect(within.length).toBeGreaterThanOrEqual(20)
  for (const [name, recorded] of within) {
    if (!('about' in recorded)) continue
    const input = { childId: 'child', memberId: 'member' }
    const answered = { input, output, actorId: 'actor', subjects: ['subject'] } as unknown as Answered<never>
    expect([name, (await recorded.about(answered)).length]).toEqual([name, 1])
  }
})

test('record: deletions that wait, and what the server does by itself, have rows (M13)', async ({
  family,
  database,
  appDatabase,
  time,
}) => {
  const { gogo, malume, childId, gogoId, malumeId } = family
  const sweeps = sweepsOf({
    database: appDatabase,
    config: { origin: ORIGIN, secret: 'a secret for tests, long enough' },
    mail: notedMail([]),
  })
  const sweepAfter = async (days: number) => {
    time.now = new Date(time.now.getTime() + days * DAY)
    await asSystem(() => sweeps['child-erasure'](time.now))
  }
  await malume.send(childrenCalls.withdrawConsent, { childId })
  await sweepAfter(8)
  expect((await rowsOf(database, childId)).slice(-2)).toEqual(['consent-withdrawn account', 'learning-deleted system'])
  expect((await malume.send(childrenCalls.deleteChild, { childId })).body).toMatchObject({ dueAt: expect.any(String) })
  expect(await rowsOf(database, childId)).toContain('deletion-asked account')
  await sweepAfter(8)
  // The child's record went with the account: each guardian's own says that the server deleted it.
  expect(await rowsOf(database, childId)).toEqual([])
  for (const id of [gogoId, malumeId]) expect((await rowsOf(database, id)).at(-1)).toBe('child-deleted system')
  expect((await gogo.send(childrenCalls.listChildren)).body['children']).toEqual([])
})

test('record: lists of mistakes, practices and work to mark are about the learners they name (M13)', () => {
  const answered = { input: {}, actorId: 'teacher', subjects: ['b'], database: undefined }
  const students = [{ learnerId: 'a' }, { learnerId: 'b' }, { learnerId: 'a' }]
  const ask = (name: 'listMistakes' | 'listPractices' | 'listMarkingQueue', output: object) => {
    const recorded = RECORDED_CALLS[name]
    return 'about' in recorded ? recorded.about({ ...answered, output } as never) : undefined
  }
  expect(ask('listMistakes', { mistakes: [{ students }] })).toEqual([undefined, 'a', 'b'])
  expect(ask('listPractices', { practices: [{ students }] })).toEqual(['a', 'b'])
  expect(ask('listMarkingQueue', {})).toEqual(['b'])
})
