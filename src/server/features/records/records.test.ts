import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { recordsCalls } from '#contract/records.ts'
import type { RecordEntry } from '#contract/records-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { staffCalls } from '#contract/staff.ts'
import { switchesCalls } from '#contract/switches.ts'
import { ROWS_A_DAY } from '#core/security/security-events.ts'
import { users } from '#server/features/accounts/index.ts'
import { createRecorder, type Happening } from '#server/features/records/recorder.ts'
import { securityEvents } from '#server/features/records/tables.ts'
import { asAccount, asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, joinAsGuardian, PICTURES } from '../../../../tests/support/children.ts'
import { turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const MINUTE = 60_000

const test = appTest.extend({
  app: async ({ buildTestApp }, use) =>
    use(
      await buildTestApp({
        config: { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['zola@example.com'] },
      }),
    ),
})

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

/** Rows about a person as `event outcome reason times`, the oldest first. */
async function told(database: Database, learnerId: string): Promise<string[]> {
  const rows = await database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.learnerId, learnerId))
    .orderBy(securityEvents.id)
  return rows.map(({ event, outcome, reason, times }) =>
    [event, outcome, ...(reason === null ? [] : [reason]), ...(times === 1 ? [] : [times])].join(' '),
  )
}

const entriesOf = async (browser: Visitor, childId: string, before?: string): Promise<RecordEntry[]> =>
  (await browser.send(recordsCalls.listChildRecord, { childId, ...(before === undefined ? {} : { before }) })).body[
    'entries'
  ] as RecordEntry[]

const PASSWORD = 'a quiet river bend'

test('record: has logins, failed logins, logouts and changes; no unknown names (M13) [ASVS V16.3.1]', async ({
  signUpAs,
  visit,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  const id = await idOf(nomsa)
  await vi.waitFor(async () => expect(await told(database, id)).toEqual(['account-made done']))
  await visit().send(accountsCalls.signIn, { name: 'nomsa', password: 'not this one' })
  await visit().send(accountsCalls.signIn, { name: 'nobody-of-this-name', password: 'not this one' })
  const again = visit()
  await again.send(accountsCalls.signIn, { name: 'nomsa', password: PASSWORD })
  await vi.waitFor(async () =>
    expect(await told(database, id)).toEqual(['account-made done', 'logged-in refused wrong-secret', 'logged-in done']),
  )
  await again.send(accountsCalls.changePassword, {
    presentPassword: PASSWORD,
    password: 'amanzi ashushu ebusuku',
    confirmPassword: 'amanzi ashushu ebusuku',
  })
  await again.send(ownDataCalls.exportOwnData)
  await again.send(accountsCalls.signOut)
  await visit().send(accountsCalls.requestPasswordReset, { email: 'nomsa@example.com' })
  await vi.waitFor(async () =>
    expect((await told(database, id)).slice(3)).toEqual([
      'password-changed done',
      'copy-made done',
      'logged-out done',
      'reset-asked done',
    ]),
  )
  const rows = await database.select().from(securityEvents)
  expect(new Set(rows.map(({ learnerId }) => learnerId))).toEqual(new Set([id]))
  // The actor of what an account did, and its session; nobody of what somebody else tried.
  expect(
    rows
      .filter(({ event }) => event === 'password-changed')
      .map(({ actorId, sessionId, requestId }) => [actorId, typeof sessionId, typeof requestId]),
  ).toEqual([[id, 'string', 'string']])
  expect(
    rows.filter(({ outcome }) => outcome === 'refused').map(({ actorKind, actorId }) => [actorKind, actorId]),
  ).toEqual([['nobody', null]])
})

test('second factor: begun, on, and a wrong code at login are recorded (M13)', async ({
  signUpAs,
  visit,
  database,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  const id = await idOf(nomsa)
  await turnOnSecondFactor(nomsa, time.now)
  const phone = visit()
  expect((await phone.send(accountsCalls.signIn, { name: 'nomsa', password: PASSWORD })).status).toBe(401)
  expect((await phone.send(['POST', '/api/accounts/sign-in-with-code'], { code: '000000' })).status).toBe(401)
  await vi.waitFor(async () =>
    expect(await told(database, id)).toEqual(
      expect.arrayContaining([
        'second-factor-begun done',
        'second-factor-on done',
        'logged-in refused second-factor-needed',
        'logged-in refused wrong-secret',
      ]),
    ),
  )
})

test("a refusal about another's child: recorded at the child, without an id at the asker (M13) [ASVS V16.3.2]", async ({
  signUpAs,
  database,
}) => {
  const [gogo, stranger] = [await signUpAs('gogo'), await signUpAs('stranger')]
  const childId = await addChildTo(gogo, 'thandi')
  expect((await stranger.send(childrenCalls.getChildProgress, { childId })).status).toBe(404)
  expect((await stranger.send(childrenCalls.exportChild, { childId })).status).toBe(404)
  expect((await stranger.send(accountsCalls.endSession, { id: crypto.randomUUID() })).status).toBe(404)
  expect((await stranger.send(childrenCalls.getChildProgress, { childId: crypto.randomUUID() })).status).toBe(404)
  expect(await told(database, childId)).toEqual([
    'child-added done',
    'progress-seen refused not-theirs',
    'copy-made refused not-theirs',
  ])
  expect(await told(database, await idOf(stranger))).toContain('session-ended refused not-theirs')
  const [seen] = (await entriesOf(gogo, childId)).filter(({ outcome }) => outcome === 'refused')
  expect(seen?.by).toEqual({ kind: 'other', name: null })
})

test('limits and floods: a reached limit is recorded, refused inputs are counted in the log (M13) [ASVS V16.3.3]', async ({
  signUpAs,
  visit,
  database,
  logged,
}) => {
  const nomsa = await signUpAs('nomsa')
  const id = await idOf(nomsa)
  for (let tries = 0; tries < 14; tries += 1)
    await visit().send(accountsCalls.signIn, { name: 'nomsa', password: 'not this one' })
  await vi.waitFor(async () => expect(await told(database, id)).toContain('logged-in refused too-many'))
  for (let tries = 0; tries < 40; tries += 1) await nomsa.send(accountsCalls.endSession, { id: 'no id' })
  for (let tries = 0; tries < 7; tries += 1) await visit().send(accountsCalls.signUp, {})
  await nomsa.app.close()
  const rows = await told(database, id)
  expect(rows).toHaveLength(5)
  expect(rows).toEqual(
    expect.arrayContaining([
      'account-made done',
      'logged-in refused wrong-secret',
      'logged-in refused wrong-secret 9',
      'logged-in refused too-many',
      'logged-in refused too-many 3',
    ]),
  )
  expect(logged.filter((line) => line.startsWith('Requests were refused')).toSorted()).toEqual([
    'Requests were refused: invalid-input (40)',
    'Requests were refused: invalid-input (7)',
  ])
})

test('record of a child: who looked, changed, logged in and came to be a guardian, by whom (M13) [ASVS V16.2.1]', async ({
  signUpAs,
  visit,
  database,
  sentEmails,
}) => {
  const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
  const childId = await addChildTo(gogo, 'thandi')
  await joinAsGuardian(gogo, malume, { childId, email: 'malume@example.com', scopes: ['see-progress'] }, sentEmails)
  await malume.send(childrenCalls.getChildProgress, { childId })
  await malume.send(childrenCalls.setChildSecret, { childId, secret: { kind: 'pin', value: '9135' } })
  await gogo.send(switchesCalls.setChildSwitches, { childId, switches: { boosts: false, streaks: true, sounds: true } })
  await gogo.send(childrenCalls.exportChild, { childId })
  await visit().send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  await gogo.send(spacesCalls.createSpace, { kind: 'family', name: 'us' })
  const rows = await vi.waitFor(async () => {
    const found = await told(database, childId)
    expect(found).toHaveLength(9)
    return found
  })
  expect(rows.toSorted()).toEqual([
    'child-added done',
    'copy-made done',
    'group-joined done',
    'guardian-invited done',
    'guardian-joined done',
    'logged-in done',
    'login-changed refused not-allowed',
    'progress-seen done',
    'switches-changed done',
  ])
  const entries = await entriesOf(gogo, childId)
  const byEvent = new Map(entries.map(({ event, by, outcome, reason }) => [event, [by.kind, by.name, outcome, reason]]))
  expect(byEvent.get('progress-seen')).toEqual(['guardian', 'Nomsa Dlamini', 'done', null])
  expect(byEvent.get('login-changed')).toEqual(['guardian', 'Nomsa Dlamini', 'refused', 'not-allowed'])
  expect(byEvent.get('logged-in')?.[0]).toBe('child')
  expect(byEvent.get('copy-made')?.[0]).toBe('you')
})

test("a child's record: the first guardian sees all, another their scopes, a stranger nothing (M13)", async ({
  signUpAs,
  sentEmails,
  database,
}) => {
  const [gogo, malume, stranger] = [await signUpAs('gogo'), await signUpAs('malume'), await signUpAs('stranger')]
  const childId = await addChildTo(gogo, 'thandi')
  await joinAsGuardian(gogo, malume, { childId, email: 'malume@example.com', scopes: ['see-progress'] }, sentEmails)
  await gogo.send(childrenCalls.getChildProgress, { childId })
  await gogo.send(childrenCalls.setChildSecret, { childId, secret: { kind: 'pin', value: '9135' } })
  const events = async (browser: Visitor) => (await entriesOf(browser, childId)).map(({ event }) => event)
  expect(new Set(await events(gogo))).toEqual(
    new Set(['login-changed', 'progress-seen', 'guardian-joined', 'guardian-invited', 'child-added']),
  )
  // His own acts, and looks at progress; neither logins nor decisions about others.
  expect(new Set(await events(malume))).toEqual(new Set(['record-seen', 'progress-seen', 'guardian-joined']))
  expect((await stranger.send(recordsCalls.listChildRecord, { childId })).status).toBe(404)
  expect((await asAccount(await idOf(stranger), () => database.select().from(securityEvents))).length).toBeGreaterThan(
    0,
  )
  await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: await idOf(malume) })
  expect((await malume.send(recordsCalls.listChildRecord, { childId })).status).toBe(404)
  expect((await entriesOf(gogo, childId)).find(({ event }) => event === 'guardian-joined')?.by).toEqual({
    kind: 'other',
    name: null,
  })
})

test('pages of a record: thirty entries each, without a gap and without an entry twice', async ({
  signUpAs,
  database,
  time,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  for (let round = 0; round < 70; round += 1) {
    time.now = new Date(time.now.getTime() + 61 * MINUTE)
    await gogo.send(childrenCalls.getChildProgress, { childId })
  }
  const known = await database
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(eq(securityEvents.learnerId, childId))
  const [seen, sizes]: [string[], number[]] = [[], []]
  for (let before: string | undefined, isMore = true; isMore; before = seen.at(-1)) {
    const { body } = await gogo.send(recordsCalls.listChildRecord, {
      childId,
      ...(before === undefined ? {} : { before }),
    })
    const page = body['entries'] as RecordEntry[]
    sizes.push(page.length)
    seen.push(...page.map(({ id }) => id))
    isMore = body['isMore'] === true
  }
  expect(sizes.slice(0, 2)).toEqual([30, 30])
  expect(new Set(seen).size).toBe(seen.length)
  expect(known.filter(({ id }) => !seen.includes(id))).toEqual([])
})

test('a deleted account: its record goes; rows about others lose its id and session (M13)', async ({
  signUpAs,
  database,
  sentEmails,
}) => {
  const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
  const childId = await addChildTo(gogo, 'thandi')
  await joinAsGuardian(gogo, malume, { childId, email: 'malume@example.com', scopes: ['see-progress'] }, sentEmails)
  await malume.send(childrenCalls.getChildProgress, { childId })
  const malumeId = await idOf(malume)
  expect((await malume.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
  expect(await told(database, malumeId)).toEqual([])
  const rows = await database
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.learnerId, childId), isNull(securityEvents.actorId)))
  expect(rows.map(({ event, actorKind, sessionId }) => [event, actorKind, sessionId])).toEqual([
    ['guardian-joined', 'account', null],
    ['progress-seen', 'account', null],
  ])
  expect((await entriesOf(gogo, childId)).find(({ event }) => event === 'progress-seen')?.by.kind).toBe('gone')
  expect((await gogo.send(childrenCalls.deleteChild, { childId })).status).toBe(200)
  expect(await told(database, childId)).toEqual([])
  expect((await told(database, await idOf(gogo))).at(-1)).toBe('child-deleted done')
})

test("sessions ended by staff: recorded in that person's record, with the staff as actor (M13)", async ({
  signUpAs,
  database,
  time,
}) => {
  const [nomsa, zola] = [await signUpAs('nomsa'), await signUpAs('zola')]
  await database.update(users).set({ emailVerified: true })
  const id = await idOf(nomsa)
  await turnOnSecondFactor(zola, time.now)
  expect((await zola.send(staffCalls.endSessionsOf, { name: 'nomsa' })).status).toBe(200)
  const [row] = await database.select().from(securityEvents).where(eq(securityEvents.event, 'staff-ended-sessions'))
  expect([row?.learnerId, row?.actorId]).toEqual([id, await idOf(zola)])
})

test('record rows: accounts only add; the system deletes none that is young (M13) [ASVS V16.4.2]', async ({
  signUpAs,
  appDatabase,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  const id = await idOf(nomsa)
  await vi.waitFor(async () => expect(await told(database, id)).toHaveLength(1))
  const [row] = await database.select().from(securityEvents)
  if (!row) throw new Error('There was no row.')
  const refused = { cause: { code: '42501' } }
  await expect(
    asAccount(id, () => appDatabase.insert(securityEvents).values({ ...row, id: crypto.randomUUID() })),
  ).rejects.toMatchObject(refused)
  for (const as of [(work: () => PromiseLike<unknown>) => asAccount(id, work), asSystem]) {
    await expect(as(() => appDatabase.update(securityEvents).set({ event: 'logged-out' }))).rejects.toMatchObject(
      refused,
    )
    await as(() => appDatabase.delete(securityEvents))
    await expect(as(() => appDatabase.execute(sql`truncate security_events`))).rejects.toMatchObject(refused)
  }
  expect(await database.select().from(securityEvents)).toEqual([row])
  // Not even the owner of the table changes a row, but for the actor whose account is gone.
  await expect(database.update(securityEvents).set({ times: 5 })).rejects.toMatchObject(refused)
  await expect(database.update(securityEvents).set({ actorId: id })).rejects.toMatchObject(refused)
})

/** Returns a recorder on a clock of the test's own. */
function recorderOf(database: Database, time: { now: Date }, logged: string[]) {
  const write = (message: string): void => void logged.push(message)
  return createRecorder({ database, clock: () => time.now, log: { warn: write, error: write } })
}

const failedLogin = (learnerId: string): Happening => ({
  learnerId,
  event: 'logged-in',
  outcome: 'refused',
  reason: 'wrong-secret',
  actorKind: 'nobody',
  actorId: null,
  sessionId: null,
  device: 'other',
  requestId: null,
})

test('a flood on one account: thousands of tries are few rows whose numbers add up (M13)', async ({
  signUpAs,
  database,
  appDatabase,
  time,
  logged,
}) => {
  const id = await idOf(await signUpAs('nomsa'))
  const recorder = recorderOf(appDatabase, time, logged)
  for (let tries = 0; tries < 3000; tries += 1) {
    if (tries % 100 === 0) time.now = new Date(time.now.getTime() + MINUTE)
    await recorder.record([failedLogin(id)])
  }
  await recorder.flush(true)
  const rows = await database
    .select({ times: securityEvents.times })
    .from(securityEvents)
    .where(eq(securityEvents.outcome, 'refused'))
  expect(rows.length).toBeLessThan(10)
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(3000)
})

test('an account that asks for many: its rows a day are bounded, and the log counts the rest (M13)', async ({
  signUpAs,
  database,
  appDatabase,
  time,
  logged,
}) => {
  const id = await idOf(await signUpAs('nomsa'))
  const recorder = recorderOf(appDatabase, time, logged)
  const happenings = Array.from({ length: ROWS_A_DAY.account + 50 }, (): Happening => ({
    ...failedLogin(id),
    actorKind: 'account',
    actorId: id,
    sessionId: crypto.randomUUID(),
  }))
  await recorder.record(happenings)
  await recorder.flush(true)
  expect(await database.$count(securityEvents, eq(securityEvents.outcome, 'refused'))).toBe(ROWS_A_DAY.account)
  expect(logged).toContain("One account's record is full: some security events were left out.")
})

test('a database that is away: events wait, are told in the log, and are written once it is back (M13)', async ({
  signUpAs,
  database,
  appDatabase,
  time,
  logged,
}) => {
  const id = await idOf(await signUpAs('nomsa'))
  const recorder = recorderOf(appDatabase, time, logged)
  await database.execute(sql`alter table security_events rename to away`)
  await recorder.record([failedLogin(id)])
  expect(logged.some((line) => line.startsWith('Security events could not be written yet'))).toBe(true)
  await database.execute(sql`alter table away rename to security_events`)
  await recorder.flush()
  expect(await database.$count(securityEvents, eq(securityEvents.outcome, 'refused'))).toBe(1)
})
