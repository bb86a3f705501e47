import { eq } from 'drizzle-orm'
import { accountsCalls } from '#contract/accounts.ts'
import { assignmentsCalls } from '#contract/assignments.ts'
import { childrenCalls } from '#contract/children.ts'
import { communityCalls } from '#contract/community.ts'
import { classesCalls } from '#contract/classes.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { learningCalls } from '#contract/learning.ts'
import { ofAgeCalls } from '#contract/of-age.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { rosterCalls } from '#contract/roster.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { schoolsCalls } from '#contract/schools.ts'
import { partnersCalls } from '#contract/partners.ts'
import { scheduleCalls } from '#contract/schedule.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { CHARTER_VERSION } from '#core/partners/charter.ts'
import { GUARDIAN_SCOPES, type GuardianScope } from '#core/permissions/guardian-scopes.ts'
import { usualTags } from '#core/permissions/spaces.ts'
import { sessions } from '#server/features/accounts/index.ts'
import { factorRemovals } from '#server/features/accounts/tables.ts'
import { writeWithdrawalLink } from '#server/features/children/withdrawal-link.ts'
import { guardianRelations } from '#server/features/children/tables.ts'
import { partnerApplications, partners } from '#server/features/partners/tables.ts'
import { marketResources, marketVersions } from '#server/features/market/tables.ts'
import { spaceMembers } from '#server/features/spaces/tables.ts'
import { recordings } from '#server/features/recordings/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'
import { confirmAddresses, type Visitor } from '../app-test.ts'
import { addChildTo, AGREED, PICTURES, requestInput } from '../children.ts'
import { eventId, makeEvent } from '../make-event.ts'
import { resourceText } from '../market-input.ts'
import { activityInput, exerciseInput, lessonPlanInput } from '../lesson-plan-input.ts'
import { SCHOOL_FACTS } from '../school-facts.ts'
import { eventInput } from '../event-input.ts'
import { recordingInput, soundOf } from '../recording-input.ts'
import { begin, sendFile } from '../send-upload.ts'
import { turnOnSecondFactor } from '../second-factor.ts'

/** Actors, in the order of the columns. */
export const ACTORS = [
  'nobody',
  'guest',
  'pending child',
  'child',
  'teen',
  'adult',
  'guardian',
  'co-guardian without the scope',
  'teacher',
  'school founder',
  'partner',
  'staff',
] as const

export type Actor = (typeof ACTORS)[number]

/**
 * Two more actors, each compared with a column of the table: the one with nobody's. The other has a partner's, but
 * staff routes ask for a second factor.
 */
export const OTHER_ACTORS = ['whose account is gone', 'staff without a second step'] as const

/**
 * Ten more actors, in the order of their columns. Without a line of its own, each is compared with a column of the
 * twelve.
 */
export const MORE_ACTORS = {
  sees: 'adult',
  manages: 'adult',
  consents: 'adult',
  ended: 'adult',
  expired: 'adult',
  'family member': 'adult',
  assistant: 'adult',
  'other teacher': 'adult',
  classmate: 'child',
  unconfirmed: 'adult',
} as const satisfies Readonly<Record<string, Actor>>

export type MoreActor = keyof typeof MORE_ACTORS

type AnyActor = Actor | MoreActor | (typeof OTHER_ACTORS)[number]

/** Secret with which the world's server signs. */
export const SECRET = 'a secret for tests, long enough'

export const STAFF = ['zola@example.com', 'zodwa@example.com']

/** People, families, a class and a school, and what emails and ids the routes are asked with. */
export type World = {
  /** A browser of the actor as it stands now; what it does to its cookies is its own. */
  as: (actor: AnyActor) => Visitor
  /** Takes this scope, and no other, from the co-guardian. */
  withoutScope: (scope: GuardianScope) => Promise<void>
  /** Ids and tokens, by name. */
  ids: Record<string, string>
}

/** Password of every teen who types one. */
const TEEN_PASSWORD = 'a quiet river bend'

type Parts = {
  database: Database
  visit: () => Visitor
  signUpAs: (username: string, address?: 'unconfirmed') => Promise<Visitor>
  sentEmails: EmailRequest[]
  time: { now: Date }
}

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

const tokenIn = (sentEmails: readonly EmailRequest[]): string =>
  sentEmails.at(-1)?.link?.split('#')[1] ?? 'there was no email'

async function must(
  answer: Promise<{ status: number; body: Record<string, unknown> }>,
): Promise<Record<string, unknown>> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`The world was not made: ${JSON.stringify(body)}`)
  return body
}

/** Adults with an account, in the order in which they sign up. */
const ADULTS = [
  'nomsa',
  'gogo',
  'malume',
  'dade',
  'makhulu',
  'teacher',
  'founder',
  'partner',
  'zola',
  'zodwa',
  'departed',
  'moved',
  'lost',
  'nozipho',
  'themba',
  'ayanda',
  'sizwe',
  'mandla',
  'busi',
  'lerato',
  'pieter',
  'unathi',
]

/**
 * Relates Thandi's guardians: one for each scope, one after the last day, and one whose access was ended. Nobody has
 * cleaned up after the last day.
 */
async function relate(
  { database, time }: Parts,
  one: (name: string) => Visitor,
  ids: Record<string, string>,
): Promise<void> {
  const passed = new Date(time.now.getTime() - 1)
  const related: readonly (readonly [name: string, scopes: readonly GuardianScope[], endsAt: Date | null])[] = [
    ['nozipho', ['see-progress'], null],
    ['themba', ['manage-account'], null],
    ['ayanda', ['consent'], null],
    ['sizwe', GUARDIAN_SCOPES, null],
    ['mandla', GUARDIAN_SCOPES, passed],
  ]
  await asSystem(() =>
    database.insert(guardianRelations).values(
      related.map(([name, scopes, endsAt]) => ({
        learnerId: ids['thandi'] ?? '',
        guardianId: ids[name] ?? '',
        kind: 'invited' as const,
        scopes: [...scopes],
        createdAt: time.now,
        endsAt,
      })),
    ),
  )
  await must(one('gogo').send(guardiansCalls.endGuardian, { childId: ids['thandi'], guardianId: ids['sizwe'] }))
}

/** Adds members: a family member who may look, a class assistant, and a teacher of the school's other class. */
async function belong(
  { database, time }: Parts,
  one: (name: string) => Visitor,
  ids: Record<string, string>,
): Promise<void> {
  await must(one('pieter').send(spacesCalls.createSpace, { kind: 'class', name: 'another class' }))
  const members = [
    ['family', 'busi', 'parent', ['view']],
    ['class', 'lerato', 'assistant', usualTags('assistant')],
    ['school', 'pieter', 'teacher', usualTags('teacher')],
  ] as const
  await asSystem(() =>
    database.insert(spaceMembers).values(
      members.map(([space, name, role, tags]) => ({
        spaceId: ids[space] ?? '',
        learnerId: ids[name] ?? '',
        role,
        tags: [...tags],
        joinedAt: time.now,
        broughtBy: null,
      })),
    ),
  )
}

/** Makes the people: each adult with an account, each child with a guardian who agreed. */
async function makePeople(parts: Parts, ids: Record<string, string>): Promise<Map<string, Visitor>> {
  const { visit, signUpAs, time } = parts
  const people = new Map<string, Visitor>()
  for (const name of ADULTS) {
    // The partner's address is confirmed once there is an email that asks for it.
    // A username is no office.
    const browser = await signUpAs(
      name === 'teacher' ? 'mfundisi' : name,
      name === 'partner' || name === 'unathi' ? 'unconfirmed' : undefined,
    )
    people.set(name, browser)
    ids[name] = await idOf(browser)
  }
  const one = (name: string): Visitor => people.get(name) ?? visit()
  for (const [guardian, child] of [
    ['gogo', 'thandi'],
    ['dade', 'sipho'],
    ['makhulu', 'lwazi'],
    ['gogo', 'gone'],
    ['gogo', 'inert'],
  ] as const)
    ids[child] = await addChildTo(one(guardian), child)
  ids['thabo'] = String(
    (
      await must(
        one('gogo').send(childrenCalls.addChild, {
          username: 'thabo',
          ageBand: 'teen',
          secret: { kind: 'password', value: TEEN_PASSWORD },
          ...AGREED,
        }),
      )
    )['childId'],
  )
  await relate(parts, one, ids)
  for (const child of ['thandi', 'sipho', 'inert']) {
    const tablet = visit()
    await must(tablet.send(childrenCalls.signInChild, { username: child, secret: PICTURES }))
    people.set(child, tablet)
  }
  const teen = visit()
  await must(teen.send(accountsCalls.signIn, { name: 'thabo', password: TEEN_PASSWORD }))
  people.set('thabo', teen)
  // Whose consent was withdrawn waits like one who was never agreed to, with the cookies of before.
  await must(one('gogo').send(childrenCalls.withdrawConsent, { childId: ids['inert'] }))
  await must(one('gogo').send(childrenCalls.deleteChild, { childId: ids['gone'] }))
  await turnOnSecondFactor(one('zola'), time.now)
  await must(one('thandi').send(learningCalls.recordEvents, { events: [makeEvent()] }))
  return people
}

/** Returns the id of the student who was entered on the roster of a space. */
const studentId = (space: string): string =>
  `01890000-0000-7000-8000-0000000001${String(['family', 'class', 'far family'].indexOf(space) + 1).padStart(2, '0')}`

/** Makes families, a class that children of two families are in, and a school; and one family that is gone. */
async function makeSpaces(
  { sentEmails }: Parts,
  one: (name: string) => Visitor,
  ids: Record<string, string>,
): Promise<void> {
  const make = async (name: string, kind: string): Promise<string> =>
    String((await must(one(name).send(spacesCalls.createSpace, { kind, name: `the ${kind} of ${name}` })))['spaceId'])
  ids['family'] = await make('gogo', 'family')
  ids['far family'] = await make('makhulu', 'family')
  ids['class'] = await make('teacher', 'class')
  ids['school'] = await make('founder', 'school')
  ids['gone family'] = await make('nomsa', 'family')
  ids['invitation to gone family'] = crypto.randomUUID()
  for (const [space, admin] of [
    ['family', 'gogo'],
    ['class', 'teacher'],
    ['school', 'founder'],
    ['far family', 'makhulu'],
  ] as const) {
    const email = space === 'family' ? 'nomsa@example.com' : `for-${admin}@example.com`
    await must(
      one(admin).send(spacesCalls.inviteMember, {
        spaceId: ids[space],
        email,
        role: space === 'school' ? 'member' : space === 'class' ? 'student' : 'parent',
        tags: ['view'],
      }),
    )
    if (space === 'family') ids['space letter'] = tokenIn(sentEmails)
    ids[`invitation to ${space}`] =
      (
        (await must(one(admin).send(spacesCalls.getSpace, { spaceId: ids[space] })))['invitations'] as { id: string }[]
      )[0]?.id ?? ''
  }
  for (const [space, admin] of [
    ['family', 'gogo'],
    ['class', 'teacher'],
    ['far family', 'makhulu'],
  ] as const)
    await must(
      one(admin).send(rosterCalls.saveStudent, {
        spaceId: ids[space],
        id: studentId(space),
        revision: null,
        name: `a student of the ${space}`,
      }),
    )
  for (const space of ['family', 'class', 'school', 'far family', 'gone family'])
    ids[`student of ${space}`] = studentId(space)
  await must(one('nomsa').send(spacesCalls.deleteSpace, { spaceId: ids['gone family'] }))
  const codeOf = async (name: string, spaceId: string | undefined): Promise<unknown> =>
    ((await must(one(name).send(spacesCalls.getSpace, { spaceId })))['space'] as { joinCode: unknown }).joinCode
  ids['announcement'] = '01890000-0000-7000-8000-00000000000b'
  await must(
    one('teacher').send(classesCalls.writeAnnouncement, {
      spaceId: ids['class'],
      id: ids['announcement'],
      text: 'Bring a book.',
    }),
  )
  ids['class code'] = String(await codeOf('teacher', ids['class']))
  for (const [guardian, child] of [
    ['gogo', 'thandi'],
    ['dade', 'sipho'],
  ] as const)
    await must(one(guardian).send(spacesCalls.joinSpace, { code: ids['class code'], childId: ids[child] }))
  await must(one('dade').send(spacesCalls.joinSpace, { code: await codeOf('founder', ids['school']) }))
  await must(one('founder').send(schoolsCalls.changeSchool, { spaceId: ids['school'], ...SCHOOL_FACTS }))
  await must(one('gogo').send(schoolsCalls.requestSchool, { spaceId: ids['school'], message: 'We live near.' }))
  ids['far school'] = String((await must(one('makhulu').send(schoolsCalls.createSchool, SCHOOL_FACTS)))['spaceId'])
  const both = { spaceId: ids['far school'], otherId: ids['school'] }
  await must(one('makhulu').send(schoolsCalls.askSchoolLink, both))
}

/** Emails that wait for an answer, and one that was answered. */
async function writeEmails(
  { database, visit, sentEmails, time }: Parts,
  one: (name: string) => Visitor,
  ids: Record<string, string>,
): Promise<void> {
  await must(visit().send(childrenCalls.requestChildAccount, requestInput('lindiwe')))
  ids['consent letter'] = tokenIn(sentEmails)
  await must(
    one('gogo').send(guardiansCalls.inviteGuardian, {
      childId: ids['thandi'],
      email: 'malume@example.com',
      scopes: GUARDIAN_SCOPES,
    }),
  )
  ids['answered letter'] = tokenIn(sentEmails)
  await must(one('malume').send(guardiansCalls.acceptInvitation, { token: ids['answered letter'] }))
  await must(
    one('gogo').send(guardiansCalls.inviteGuardian, {
      childId: ids['thandi'],
      email: 'nomsa@example.com',
      scopes: ['see-progress'],
    }),
  )
  ids['guardian letter'] = tokenIn(sentEmails)
  ids['guardian invitation'] =
    (
      (await must(one('gogo').send(guardiansCalls.listGuardians, { childId: ids['thandi'] })))['invitations'] as {
        id: string
      }[]
    )[0]?.id ?? ''
  await must(one('thabo').send(ofAgeCalls.askOfAge, { email: 'thabo@example.com' }))
  ids['of-age letter'] = tokenIn(sentEmails)
  await must(one('partner').send(accountsCalls.sendConfirmation))
  ids['confirmation letter'] = tokenIn(sentEmails)
  ids['withdrawal link'] = writeWithdrawalLink(
    { secret: SECRET },
    { childId: ids['thandi'] ?? '', guardianId: ids['gogo'] ?? '', decidedAt: time.now },
  )
  await confirmAddresses(database, 'partner')
  await must(visit().send(accountsCalls.requestPasswordReset, { email: 'dade@example.com' }))
  ids['reset letter'] = tokenIn(sentEmails)
}

/** Links of somebody whose address is to change, and of somebody who lost app and recovery codes, whose request waits. */
async function askForWaysBack(
  { database, visit, sentEmails, time }: Parts,
  one: (name: string) => Visitor,
  ids: Record<string, string>,
): Promise<void> {
  await must(one('moved').send(accountsCalls.changeEmail, { email: 'moved-on@example.com' }))
  ids['undo letter'] = tokenIn(sentEmails)
  await turnOnSecondFactor(one('lost'), time.now)
  const phone = visit()
  await phone.send(accountsCalls.signIn, { name: 'lost', password: TEEN_PASSWORD })
  await must(phone.send(secondFactorCalls.requestFactorRemoval))
  await must(visit().send(secondFactorCalls.beginFactorRemoval, { token: tokenIn(sentEmails) }))
  ids['stop letter'] = tokenIn(sentEmails)
  await must(phone.send(secondFactorCalls.requestFactorRemoval))
  ids['lost factor letter'] = tokenIn(sentEmails)
  ids['removal of lost'] = (await database.select({ id: factorRemovals.id }).from(factorRemovals))[0]?.id ?? ''
}

/** Gives the family, the class and the far family something to do; Thandi hands in what she was given. */
async function assign({ time }: Parts, one: (name: string) => Visitor, ids: Record<string, string>): Promise<void> {
  const at = time.now.toISOString()
  for (const [number, [space, name]] of (
    [
      ['family', 'gogo'],
      ['class', 'teacher'],
      ['far family', 'makhulu'],
    ] as const
  ).entries()) {
    const id = eventId(500 + number)
    const terms = { title: 'Hello', audience: 'everybody', fromAt: at, lateRule: 'mark-late' }
    const input = { ...terms, spaceId: ids[space], id, kind: 'lesson', target: 'greetings.hello' }
    ids[`assignment of ${space}`] = String((await must(one(name).send(assignmentsCalls.createAssignment, input)))['id'])
    if (space === 'far family') continue
    ids[`hand-in to ${space}`] = eventId(600 + number)
    const handIn = { id: eventId(600 + number), assignmentId: id, startedAt: at, finishedAt: at }
    await must(one('thandi').send(assignmentsCalls.handIn, handIn))
  }
}

/** Events of two families and a class, and an address of a calendar. */
async function schedule(one: (name: string) => Visitor, ids: Record<string, string>): Promise<void> {
  for (const [space, name] of [
    ['family', 'gogo'],
    ['class', 'teacher'],
    ['far family', 'makhulu'],
  ] as const) {
    ids[`event of ${space}`] = crypto.randomUUID()
    await must(
      one(name).send(scheduleCalls.addScheduleEvent, {
        spaceId: ids[space],
        id: ids[`event of ${space}`],
        ...eventInput(),
      }),
    )
  }
  const { address } = await must(one('gogo').send(scheduleCalls.renewCalendarFeed, { names: 'names' }))
  ids['calendar of gogo'] = /([\w-]+)\.ics$/.exec(String(address))?.[1] ?? ''
}

/** A suggestion about an interface text. */
const SUGGESTION = { kind: 'text', language: 'af', target: 'shell.logIn', text: 'Kom in', note: '' } as const

/** Adds a suggestion and a waiting recording of two adults each, and an approved recording that was reported. */
async function record({ database }: Parts, one: (name: string) => Visitor, ids: Record<string, string>): Promise<void> {
  for (const [index, name] of ['gogo', 'makhulu'].entries())
    ids[`recording of ${name}`] = String(
      (await must(one(name).send(recordingsCalls.addRecording, recordingInput({ sound: soundOf(300 + index) }))))['id'],
    )
  ids['approved recording'] = String(
    (await must(one('dade').send(recordingsCalls.addRecording, recordingInput({ sound: soundOf(400) }))))['id'],
  )
  await must(one('zola').send(recordingsCalls.decideRecording, { id: ids['approved recording'], decision: 'approved' }))
  for (const name of ['gogo', 'makhulu'])
    ids[`suggestion of ${name}`] = String((await must(one(name).send(communityCalls.addSuggestion, SUGGESTION)))['id'])
  ids['reported recording'] = ids['approved recording']
  const report = { kind: 'recording', id: ids['reported recording'], reason: 'wrong', note: '' }
  await must(one('makhulu').send(communityCalls.reportContent, report))
  const kept = await asSystem(() => database.select({ id: recordings.id, file: recordings.file }).from(recordings))
  for (const name of ['approved recording', 'recording of makhulu'])
    ids[`file of ${name}`] = kept.find(({ id }) => id === ids[name])?.file ?? ''
  ids['file of gone'] = '0'.repeat(64)
}

/** Puts a resource of the teacher's on the market. */
async function makeResource(database: Database, ids: Record<string, string>): Promise<void> {
  const id = '01890000-0000-7000-8000-000000000200'
  const at = new Date('2026-03-02T09:00:00.000Z')
  const learnerId = ids['teacher'] ?? ''
  ids['resource'] = id
  const { tags, ...text } = resourceText()
  await asSystem(async () => {
    await database
      .insert(marketResources)
      .values({ learnerId, id, state: 'published', liveVersion: 1, downloads: 0, createdAt: at, changedAt: at })
    await database
      .insert(marketVersions)
      .values({ learnerId, resourceId: id, version: 1, state: 'published', ...text, tags, changedAt: at })
  })
}

/** Makes two published lessons: the teacher's, which the class has and its assistant edits, and one of somebody else. */
async function makeLessons(one: (name: string) => Visitor, ids: Record<string, string>): Promise<void> {
  for (const [index, name] of ['teacher', 'makhulu'].entries()) {
    const planId = `01890000-0000-7000-8000-00000000010${index}`
    ids[name === 'teacher' ? 'lesson of class' : 'far lesson'] = planId
    // All is one transaction here: a content that it holds can't be put again, so no two are the same.
    const bytes = Buffer.from(soundOf(500 + index), 'base64')
    const { file } = (await must(sendFile(one(name), { planId, bytes }))) as { file: { id: string } }
    const uploadId = file.id
    ids[name === 'teacher' ? 'file of class' : 'far file'] = uploadId
    ids[`upload of ${name}`] = (await begin(one(name), { planId, bytes: 10 })).id
    const shown = { id: 'p1', kind: 'sound' as const, uploadId, text: 'A cow' }
    const activities = [activityInput({ blocks: [exerciseInput(), shown] })]
    const plan = lessonPlanInput({ title: `Lesson ${index}`, activities })
    await must(one(name).send(lessonPlansCalls.saveDraft, { planId, base: null, plan }))
    await must(one(name).send(lessonPlansCalls.publishPlan, { planId, revision: 1 }))
  }
  await must(
    one('teacher').send(lessonPlansCalls.sharePlan, {
      planId: ids['lesson of class'],
      spaceId: ids['class'],
      mayEdit: true,
    }),
  )
}

/** An application that waits, an ambassador with a code, and two partners, one with a code. */
async function partner(
  { database, time }: Parts,
  one: (name: string) => Visitor,
  ids: Record<string, string>,
): Promise<void> {
  await must(one('gogo').send(partnersCalls.acceptCharter, { version: CHARTER_VERSION }))
  await must(one('gogo').send(partnersCalls.applyAsPartner, { tier: 'independent', about: 'I teach my street.' }))
  await must(one('gogo').send(partnersCalls.joinAmbassadors))
  await asSystem(async () => {
    for (const name of ['makhulu', 'partner'])
      await database.insert(partners).values({ learnerId: ids[name] ?? '', tier: 'licensed', since: time.now })
    ids['application of gogo'] =
      (await database.select({ id: partnerApplications.id }).from(partnerApplications))[0]?.id ?? ''
  })
  for (const name of ['makhulu', 'partner'])
    await must(one(name).send(partnersCalls.acceptCharter, { version: CHARTER_VERSION }))
  for (const name of ['gogo', 'makhulu'])
    ids[`code of ${name}`] = String((await must(one(name).send(partnersCalls.createReferralCode)))['code'])
}

/** Builds the world that the matrix of routes asks about. */
export async function buildWorld(parts: Parts): Promise<World> {
  const { database, visit } = parts
  const ids: Record<string, string> = {}
  const people = await makePeople(parts, ids)
  const one = (name: string): Visitor => people.get(name) ?? visit()
  await makeSpaces(parts, one, ids)
  await belong(parts, one, ids)
  await record(parts, one, ids)
  await assign(parts, one, ids)
  await makeLessons(one, ids)
  await makeResource(database, ids)
  await schedule(one, ids)
  await partner(parts, one, ids)
  await writeEmails(parts, one, ids)
  await askForWaysBack(parts, one, ids)
  for (const name of ['gogo', 'makhulu'])
    ids[`session of ${name}`] =
      (
        await asSystem(() =>
          database
            .select({ id: sessions.id })
            .from(sessions)
            .where(eq(sessions.userId, ids[name] ?? '')),
        )
      )[0]?.id ?? ''
  await must(one('departed').send(ownDataCalls.deleteOwnAccount))
  const behind: Readonly<Record<AnyActor, string | undefined>> = {
    nobody: undefined,
    guest: undefined,
    'pending child': 'inert',
    child: 'thandi',
    teen: 'thabo',
    adult: 'nomsa',
    guardian: 'gogo',
    'co-guardian without the scope': 'malume',
    teacher: 'teacher',
    'school founder': 'founder',
    partner: 'partner',
    staff: 'zola',
    sees: 'nozipho',
    manages: 'themba',
    consents: 'ayanda',
    ended: 'sizwe',
    expired: 'mandla',
    'family member': 'busi',
    assistant: 'lerato',
    'other teacher': 'pieter',
    classmate: 'sipho',
    unconfirmed: 'unathi',
    'whose account is gone': 'departed',
    'staff without a second step': 'zodwa',
  }
  return {
    ids,
    as: (actor) => {
      const browser = visit()
      const name = behind[actor]
      for (const [cookie, value] of name === undefined ? [] : one(name).cookies) browser.cookies.set(cookie, value)
      if (actor === 'guest') browser.cookies.set('funda_signed_in', '1')
      return browser
    },
    withoutScope: async (scope) => {
      await asSystem(() =>
        database
          .update(guardianRelations)
          .set({ scopes: GUARDIAN_SCOPES.filter((other) => other !== scope) })
          .where(eq(guardianRelations.guardianId, ids['malume'] ?? '')),
      )
    },
  }
}
