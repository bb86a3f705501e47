import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import type { Call, CallName } from '#contract/call.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { guestCalls } from '#contract/guest.ts'
import { healthCalls } from '#contract/health.ts'
import { hubCalls } from '#contract/hub.ts'
import { khuluCalls } from '#contract/khulu.ts'
import { learningCalls } from '#contract/learning.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { staffCalls } from '#contract/staff.ts'
import { switchesCalls } from '#contract/switches.ts'
import { sessions, users } from '#server/features/accounts/index.ts'
import { guardianRelations } from '#server/features/children/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { ORIGIN, test as appTest, type Answer, type Visitor } from '../../tests/support/app-test.ts'
import { addChildTo, AGREED, PICTURES, requestInput } from '../../tests/support/children.ts'
import { turnOnSecondFactor } from '../../tests/support/second-factor.ts'
import { ACTORS, VERDICTS, WHO_MAY, type Actor, type Subjects, type Verdict } from '../../tests/support/who-may.ts'

const CALLS: Readonly<Record<CallName, Call>> = {
  ...accountsCalls, ...childrenCalls, ...guardiansCalls, ...guestCalls, ...healthCalls, ...hubCalls, ...khuluCalls, ...learningCalls, ...recordingsCalls, ...ownDataCalls, ...secondFactorCalls,
  ...spacesCalls, ...staffCalls, ...switchesCalls,
}
const NAMES = Object.keys(WHO_MAY) as CallName[]
const NOWHERE = '0195f3a0-0000-7000-8000-000000000000'

/** A language model that nobody reaches. */
const MODEL = { kind: 'anthropic', url: 'http://127.0.0.1:9', name: 'none', key: undefined, timeout: 1000, region: 'nowhere' } as const

const test = appTest.extend({
  app: async ({ buildTestApp }, use) => use(await buildTestApp({ config: { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['staff@example.com', 'proven@example.com'], khuluModel: MODEL } })),
})

type Fixtures = { visit: () => Visitor; signUpAs: (name: string) => Promise<Visitor>; database: Database; time: { now: Date } }

const idOf = async (database: Database, username: string): Promise<string> => (await database.select({ id: users.id }).from(users).where(eq(users.username, username)))[0]?.id ?? ''

/** A browser for each actor, and what they ask about: the guardian's child, the other guardian, the guardian's session. */
async function assemble({ visit, signUpAs, database, time }: Fixtures): Promise<{ browsers: Record<Actor, Visitor>; subjects: Subjects }> {
  const [nobody, pending, child, teen] = [visit(), visit(), visit(), visit()]
  const guardian = await signUpAs('guardian')
  const [session] = await database.select({ id: sessions.id }).from(sessions)
  const childId = await addChildTo(guardian, 'thandi')
  await guardian.send(childrenCalls.addChild, { username: 'thabo', ageBand: 'teen', secret: { kind: 'password', value: 'iinkomo ziyatya' }, ...AGREED })
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  await teen.send(accountsCalls.signIn, { name: 'thabo', password: 'iinkomo ziyatya' })
  await pending.send(childrenCalls.requestChildAccount, requestInput('lindiwe'))
  const stranger = await signUpAs('stranger')
  await addChildTo(stranger, 'lwazi')
  const [coGuardian, teacher, founder, staff, provenStaff, deleted] = [await signUpAs('uncle'), await signUpAs('teacher'), await signUpAs('founder'), await signUpAs('staff'), await signUpAs('proven'), await signUpAs('gone')]
  const guardianId = await idOf(database, 'uncle')
  await database.insert(guardianRelations).values({ learnerId: childId, guardianId, kind: 'invited', scopes: [], createdAt: time.now })
  const familyId = String((await guardian.send(spacesCalls.createSpace, { kind: 'family', name: 'Ekhaya' })).body['spaceId'])
  const classId = (await teacher.send(spacesCalls.createSpace, { kind: 'class', name: 'Grade 4' })).body['spaceId']
  const { joinCode } = (await teacher.send(spacesCalls.getSpace, { spaceId: classId })).body['space'] as { joinCode: string }
  await guardian.send(spacesCalls.joinSpace, { code: joinCode, childId })
  await founder.send(spacesCalls.createSpace, { kind: 'school', name: 'Isikolo' })
  await database.update(users).set({ emailVerified: true })
  await turnOnSecondFactor(provenStaff, time.now)
  await database.delete(users).where(eq(users.username, 'gone'))
  return { browsers: { nobody, pending, child, teen, stranger, guardian, coGuardian, teacher, founder, staff, provenStaff, deleted }, subjects: { childId, guardianId, sessionId: session?.id ?? '', familyId, joinCode } }
}

/** What an answer says of whoever asked: that it is not for them, or anything else. A wrong code is none of the person. */
const verdictOf = ({ status, body }: Answer): Verdict => {
  const { code } = (body['error'] ?? {}) as { code?: string }
  return code !== 'wrong-code' && (status === 401 || status === 403 || status === 404) ? status : 'may'
}

/** Asks as a browser would, which then has the cookies that it had before. */
async function ask(browser: Visitor, name: CallName, subjects: Subjects): Promise<Answer> {
  const before = new Map(browser.cookies)
  const answer = await browser.send(CALLS[name], WHO_MAY[name][1]?.(subjects) ?? {})
  browser.cookies.clear()
  before.forEach((value, cookie) => browser.cookies.set(cookie, value))
  return answer
}

// Eight hundred requests, some of which check a password: patience, not speed, is asked for.
test('every call gives every actor what the table says, whatever a page would show [ASVS V8.1.1] [ASVS V8.2.1] [ASVS V8.2.2] [ASVS V8.3.1] [S6.04]', { timeout: 300_000 }, async ({ visit, signUpAs, database, time }) => {
  const { browsers, subjects } = await assemble({ visit, signUpAs, database, time })
  const deviations: string[] = []
  for (const name of NAMES) {
    const [audience, , once] = WHO_MAY[name]
    await database.update(guardianRelations).set({ scopes: [audience === 'see-progress' ? 'consent' : 'see-progress'] }).where(eq(guardianRelations.guardianId, subjects.guardianId))
    for (const actor of ACTORS) {
      const expected = VERDICTS[audience][actor]
      if (expected === 'may' && once) continue
      const answer = await ask(browsers[actor], name, subjects)
      if (verdictOf(answer) !== expected) deviations.push(`${name} gives ${actor} ${answer.status} ${answer.response.body.slice(0, 90)} where the table says ${expected}`)
    }
  }
  expect(deviations).toEqual([])
  // What is about a child that there is not is found by nobody, not even by a guardian of another.
  for (const name of NAMES.filter((one) => 'childId' in (WHO_MAY[one][1]?.(subjects) ?? {}))) {
    expect([name, (await ask(browsers.guardian, name, { ...subjects, childId: NOWHERE })).status]).toEqual([name, 404])
  }
})

/** What each is told of a person: no more fields than these (ASVS 5.0, 8.2.3). */
const TOLD = {
  ofOneself: ['ageBand', 'email', 'firstName', 'id', 'username'],
  profile: ['ageBand', 'email', 'emailVerified', 'firstName', 'hasPassword', 'id', 'lastName', 'username'],
}

test('an answer holds the fields that the table allows whoever asks: a child learns nothing of its guardians, an invited guardian no more than what was allowed [ASVS V8.2.3]', async ({ visit, signUpAs, database, time }) => {
  const { browsers, subjects } = await assemble({ visit, signUpAs, database, time })
  const keysOf = (value: unknown): string[] => Object.keys((value ?? {}) as object).toSorted()
  for (const actor of ['child', 'teen', 'stranger', 'guardian', 'provenStaff'] as const) {
    expect([actor, keysOf((await ask(browsers[actor], 'getMe', subjects)).body['account'])]).toEqual([actor, TOLD.ofOneself])
    expect([actor, keysOf((await ask(browsers[actor], 'getProfile', subjects)).body['profile'])]).toEqual([actor, TOLD.profile])
  }
  for (const name of ['getMe', 'getProfile', 'listSessions', 'getProgress'] as const) {
    expect((await ask(browsers.child, name, subjects)).response.body).not.toMatch(/guardian@example|uncle@example|gogo@example/)
  }
  const childrenOf = async (actor: Actor): Promise<Record<string, unknown>[]> => (await ask(browsers[actor], 'listChildren', subjects)).body['children'] as Record<string, unknown>[]
  await database.update(guardianRelations).set({ scopes: ['see-progress'] }).where(eq(guardianRelations.guardianId, subjects.guardianId))
  const [own] = (await childrenOf('guardian')).filter(({ id }) => id === subjects.childId)
  const seenByUncle = await childrenOf('coGuardian')
  expect(seenByUncle.map(({ id, scopes }) => [id, scopes])).toEqual([[subjects.childId, ['see-progress']]])
  expect(keysOf(seenByUncle[0])).toEqual(keysOf(own))
  expect(keysOf(own).filter((key) => /email|secret|password|lastName/i.test(key))).toEqual([])
})
