import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guestCalls } from '#contract/guest.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { schoolsCalls } from '#contract/schools.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { sessions, users } from '#server/features/accounts/index.ts'
import { consentEmails } from '#server/features/children/tables.ts'
import { spaces } from '#server/features/spaces/tables.ts'
import { createMail } from '#server/platform/mail/create-mail.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { emails } from '#server/platform/mail/tables.ts'
import { confirmAddresses, signUpInput, test as appTest, type Visitor } from '../../tests/support/app-test.ts'
import {
  findTraces,
  PERSONAL_PLACES,
  readWholeDatabase,
  seedCanaries,
  UNREFERRING,
  type Canary,
  type Subject,
} from '../../tests/support/canaries.ts'
import { SCHOOL_FACTS } from '../../tests/support/school-facts.ts'
import { addChildTo, PICTURES, requestInput } from '../../tests/support/children.ts'
import { TEST_OPERATOR } from '../../tests/support/test-operator.ts'
import { notedJobs } from '../../tests/support/noted-mail.ts'

type Fixtures = {
  /** A browser in front of a server that keeps its emails in the data folder. */
  visitKeeping: () => Visitor
}

/** The person's own names for everything: nothing else in the test has them. */
const PERSON = { email: 'zkmail@example.com', username: 'zkuser', firstName: 'Zkfirst', lastName: 'Zklast' }

const test = appTest.extend<Fixtures>({
  visitKeeping: async ({ appDatabase, buildTestApp, visitAt, logged, time }, use) => {
    const write = (message: string): void => void logged.push(message)
    const mail = createMail({
      sender: TEST_OPERATOR,
      database: appDatabase,
      jobs: notedJobs(),
      secret: 'a secret of this test',
      texts: readMailTexts(path.join(import.meta.dirname, '../../locales')),
      carrier: null,
      clock: () => time.now,
      log: { error: write, warn: write, info: write, debug: write },
    })
    const app = await buildTestApp({ mail })
    await use(() => visitAt(app))
    mail.close()
  },
})

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

async function signUp(browser: Visitor, person: Record<string, string>): Promise<string> {
  expect((await browser.send(accountsCalls.signUp, { ...signUpInput('x'), ...person })).status).toBe(200)
  return idOf(browser)
}

const missing = (copy: string, canaries: readonly Canary[]): string[] =>
  canaries
    .filter(({ text, isExported }) => isExported && findTraces(copy, [text]).length === 0)
    .map(({ place }) => place)
const leaked = (copy: string, canaries: readonly Canary[]): string[] =>
  canaries.filter(({ text, isExported }) => !isExported && copy.includes(text)).map(({ place }) => place)

/**
 * Tables that refer to people only by an address or a secret. Each is filled below by people's acts, or holds no words.
 */
const BY_WHAT_PEOPLE_DO = [
  'child_requests',
  'class_details',
  'courses',
  'emails',
  'file_contents',
  'hub_notices',
  'practice_rules',
  'school_details',
  'school_links',
  'sign_in_attempts',
  'spaces',
  'users',
  'verifications',
]

test('every table: refers to a person, or is among those that the tests below fill', () => {
  expect(UNREFERRING.toSorted()).toEqual(BY_WHAT_PEOPLE_DO)
})

test('an adult: the copy has every expected canary; after deletion no place holds one [ASVS V14.2.4]', async ({
  visitKeeping,
  database,
  logged,
}) => {
  const other = visitKeeping()
  await signUp(other, { email: 'other@example.com', username: 'other' })
  await confirmAddresses(database, 'other')
  const childId = await addChildTo(other, 'thandi')
  const browser = visitKeeping()
  const personId = await signUp(browser, PERSON)
  await database.update(users).set({ emailVerified: true }).where(eq(users.id, personId))
  // Others write the person's address down, too.
  await other.send(guardiansCalls.inviteGuardian, { childId, email: PERSON.email, scopes: ['see-progress'] })
  const family = await other.send(spacesCalls.createSpace, { kind: 'family', name: 'the others' })
  await other.send(spacesCalls.inviteMember, {
    spaceId: family.body['spaceId'],
    email: PERSON.email,
    role: 'parent',
    tags: ['view'],
  })
  await visitKeeping().send(childrenCalls.requestChildAccount, { ...requestInput('sipho'), parentEmail: PERSON.email })
  await browser.send(accountsCalls.changeEmail, { email: 'zknext@example.com' })
  await visitKeeping().send(accountsCalls.requestPasswordReset, { email: PERSON.email })
  await visitKeeping().send(accountsCalls.signIn, { name: PERSON.email, password: 'not this one' })
  await browser.send(spacesCalls.createSpace, { kind: 'family', name: 'Zkfamily' })
  await browser.send(schoolsCalls.createSchool, { ...SCHOOL_FACTS, name: 'Zkschool', description: 'Zkdescription' })

  const [session] = await database.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, personId))
  const [space] = await database.select({ id: spaces.id }).from(spaces).where(eq(spaces.name, 'Zkfamily'))
  const subject: Subject = { personId, otherId: childId, sessionId: session?.id ?? '', spaceId: space?.id ?? '' }
  // Whoever decides for a child deletes the child's account first, or is refused: another test shows it.
  const places = PERSONAL_PLACES.filter(({ column }) => column !== 'guardian_id')
  const canaries = await seedCanaries(
    database,
    places.filter(({ onDelete }) => onDelete === 'cascade'),
    subject,
  )
  // Rows that somebody else made, and the person only decided about, stay without the person's id.
  await seedCanaries(
    database,
    places.filter(({ onDelete }) => onDelete === 'set null'),
    subject,
  )
  const names = [...Object.values(PERSON), 'zknext@example.com', 'Zkfamily', personId]
  await database.update(users).set({ image: 'zkimage' }).where(eq(users.id, personId))
  expect(canaries.length).toBeGreaterThan(15)
  const before = await readWholeDatabase(database)
  expect(findTraces(before, [...names, 'zkimage', ...canaries.map(({ text }) => text)])).toHaveLength(
    names.length + 1 + canaries.length,
  )
  expect((await database.select().from(emails)).map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining([PERSON.email, 'zknext@example.com']),
  )

  const copy = JSON.stringify((await browser.send(ownDataCalls.exportOwnData)).body)
  expect([missing(copy, canaries), leaked(copy, canaries)]).toEqual([[], []])
  expect(findTraces(copy, [...Object.values(PERSON), 'zkimage', 'Zkfamily'])).toHaveLength(6)

  expect((await browser.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
  const left = [await readWholeDatabase(database), logged.join('\n')].map((read) =>
    findTraces(read, [...names, 'zkimage', ...canaries.map(({ text }) => text)]),
  )
  expect(left).toEqual([[], []])
  expect((await other.send(spacesCalls.getSpace, { spaceId: family.body['spaceId'] })).status).toBe(200)
})

test('a child: the copy has every expected canary; after deletion no place holds one [ASVS V14.2.4]', async ({
  visitKeeping,
  database,
  logged,
}) => {
  const guardian = visitKeeping()
  const guardianId = await signUp(guardian, { email: 'gogo@example.com', username: 'gogo' })
  await confirmAddresses(database, 'gogo')
  const childId = await addChildTo(guardian, 'zkchild')
  const tablet = visitKeeping()
  await tablet.send(childrenCalls.signInChild, { username: 'zkchild', secret: PICTURES })
  await guardian.send(guardiansCalls.inviteGuardian, { childId, email: 'malume@example.com', scopes: ['see-progress'] })
  const family = await guardian.send(spacesCalls.createSpace, { kind: 'family', name: 'the family' })
  const spaceId = String(family.body['spaceId'])
  const [session] = await database.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, childId))
  // The email about her consent waits: its row has to make way for one of canaries.
  await database.delete(consentEmails)
  const places = PERSONAL_PLACES.filter(
    ({ column }) =>
      ![
        'guardian_id',
        'invited_by',
        'decided_by',
        'approved_by',
        'actor_id',
        'made_by',
        'changed_by',
        'marked_by',
        'created_by',
      ].includes(column),
  )
  const canaries = await seedCanaries(database, places, {
    personId: childId,
    otherId: guardianId,
    sessionId: session?.id ?? '',
    spaceId,
  })
  expect(canaries.length).toBeGreaterThan(15)
  expect(
    findTraces(await readWholeDatabase(database), ['zkchild', childId, ...canaries.map(({ text }) => text)]),
  ).toHaveLength(2 + canaries.length)

  const copy = JSON.stringify((await guardian.send(childrenCalls.exportChild, { childId })).body)
  expect([missing(copy, canaries), leaked(copy, canaries)]).toEqual([[], []])
  expect(findTraces(copy, ['zkchild', childId])).toHaveLength(2)

  expect((await guardian.send(childrenCalls.deleteChild, { childId })).status).toBe(200)
  const left = [await readWholeDatabase(database), logged.join('\n')].map((read) =>
    findTraces(read, ['zkchild', childId, ...canaries.map(({ text }) => text)]),
  )
  expect(left).toEqual([[], []])
  expect((await guardian.send(accountsCalls.getProfile)).status).toBe(200)
})

test('a guest leaves no trace on the server: what a guest sends is refused and not kept', async ({
  visitKeeping,
  database,
  logged,
}) => {
  const guest = visitKeeping()
  expect(
    (
      await guest.send(guestCalls.transferGuestSession, {
        guestSessionId: '0195f3a0-0000-4000-8000-000000000001',
        createdAt: '2026-03-01T10:00:00.000Z',
        data: { zkguest: { value: 'zkguest', savedAt: '2026-03-01T10:00:00.000Z' } },
      })
    ).status,
  ).toBe(401)
  expect([await readWholeDatabase(database), logged.join('\n')].map((read) => findTraces(read, ['zkguest']))).toEqual([
    [],
    [],
  ])
})
