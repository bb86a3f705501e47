import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { classesCalls as calls } from '#contract/classes.ts'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { rosterCalls } from '#contract/roster.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { CODE_LIMIT } from '#server/features/spaces/policy.ts'
import { announcements, courseEnrolments } from '#server/features/classes/tables.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { spaceMembers } from '#server/features/spaces/index.ts'
import { test, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'
import { addChildTo, AGREED, PICTURES } from '../../../../tests/support/children.ts'

const FACTS = {
  name: 'Grade 4 isiXhosa',
  subject: 'isiXhosa',
  grade: '4',
  language: 'xh',
  startsOn: '2026-04-08',
  endsOn: '2026-06-26',
  schedule: 'Mondays and Wednesdays at 14:00',
} as const

const OFFER = { description: 'First words for the whole family', level: 'beginner', weeks: 10 } as const

type Card = Record<string, unknown> & { id: string; joinCode: string | null }

async function make(browser: Visitor, facts: object = {}): Promise<string> {
  const { status, body } = await browser.send(calls.createClass, { ...FACTS, ...facts })
  if (status !== 200) throw new Error(`creating a class was refused: ${JSON.stringify(body)}`)
  return String(body['spaceId'])
}

const look = async (browser: Visitor, spaceId: string): Promise<Card> =>
  (await browser.send(calls.getClass, { spaceId })).body['class'] as Card
const list = async (browser: Visitor, input: object = {}): Promise<Card[]> =>
  (await browser.send(calls.listClasses, input)).body['classes'] as Card[]
const codeOf = (answer: Answer): unknown => (answer.body['error'] as { code: string } | undefined)?.code

/** Returns the id of an announcement; the last two digits tell them apart. */
const idAt = (number: number): string => `01890000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`

test('class: upcoming before its first day, active from then on, with facts and teacher', async ({
  signUpAs,
  time,
}) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher)
  expect(await list(teacher)).toEqual([
    {
      id: spaceId,
      ...FACTS,
      status: 'upcoming',
      isOver: false,
      isArchived: false,
      teachers: ['Nomsa Dlamini'],
      students: 0,
      progress: null,
      own: { role: 'teacher', tags: ['admin', 'create', 'edit', 'delete', 'view'] },
      children: [],
      joinCode: expect.stringMatching(/^[B-DF-HJ-NP-TV-Z2-9]{8}$/),
      offer: null,
    },
  ])
  time.now = new Date('2026-04-07T22:00:00.000Z')
  expect(await look(teacher, spaceId)).toMatchObject({ status: 'active', isOver: false })
  time.now = new Date('2026-06-27T10:00:00.000Z')
  expect(await look(teacher, spaceId)).toMatchObject({ status: 'active', isOver: true })
})

test('classes: each card has the mean score of the students whose learning the teacher may see', async ({
  signUpAs,
  visit,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const [spaceId, empty] = [await make(teacher), await make(teacher, { name: 'Empty' })]
  const code = (await look(teacher, spaceId)).joinCode
  const scores = { thandi: [true, true, true, true], sipho: [true, false] }
  for (const [username, rights] of Object.entries(scores)) {
    const childId = await addChildTo(gogo, username)
    await gogo.send(spacesCalls.joinSpace, { code, childId })
    const tablet = visit()
    await tablet.send(childrenCalls.signInChild, { username, secret: PICTURES })
    const events = rights.map((isRight, at) =>
      makeEvent({ id: eventId(at + 1), answer: isRight ? 'Molo' : 'Hamba', exerciseType: 'type-translation' }),
    )
    await tablet.send(learningCalls.recordEvents, { events })
  }
  const progressOf = async (browser: Visitor) =>
    new Map((await list(browser)).map(({ id, progress }) => [id, progress]))
  expect(await progressOf(teacher)).toEqual(
    new Map([
      [spaceId, 75],
      [empty, null],
    ]),
  )
  // The children's guardian has no such figure.
  expect(await progressOf(gogo)).toEqual(new Map([[spaceId, null]]))
})

test('class: counts the students who joined and those who were entered without an account', async ({ signUpAs }) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher)
  const student = { spaceId, id: crypto.randomUUID(), revision: null, name: 'Sipho' }
  expect((await teacher.send(rosterCalls.saveStudent, student)).status).toBe(200)
  expect(await look(teacher, spaceId)).toMatchObject({ students: 1 })
  const { joinCode: code } = await look(teacher, spaceId)
  await gogo.send(spacesCalls.joinSpace, { code, childId: await addChildTo(gogo, 'thandi') })
  await teacher.send(rosterCalls.listStudents, { spaceId })
  expect(await look(teacher, spaceId)).toMatchObject({ students: 2 })
})

test('class: changed facts replace the former ones; wrong ones are named beside their field', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher)
  const other = { ...FACTS, name: 'Graad 5', subject: '', grade: null, startsOn: null, endsOn: null, schedule: '' }
  expect((await teacher.send(calls.changeClass, { spaceId, ...other })).status).toBe(200)
  expect((await teacher.send(calls.changeClass, { spaceId, ...other })).status).toBe(200)
  expect(await look(teacher, spaceId)).toMatchObject({ ...other, status: 'active' })
  for (const [wrong, field] of [
    [{ endsOn: '2026-04-07' }, 'endsOn'],
    [{ startsOn: '2026-02-30' }, 'startsOn'],
    [{ grade: '13' }, 'grade'],
    [{ language: 'fr' }, 'language'],
    [{ name: ' ' }, 'name'],
    [{ schedule: 'x'.repeat(201) }, 'schedule'],
  ] as const) {
    const answer = await teacher.send(calls.createClass, { ...FACTS, ...wrong })
    expect([answer.status, Object.keys((answer.body['error'] as { fields: object }).fields)]).toEqual([400, [field]])
  }
})

test('classes: only current ones are listed, and search finds a name or subject on the server', async ({
  signUpAs,
  time,
}) => {
  const teacher = await signUpAs('mfundisi')
  const first = await make(teacher)
  time.now = new Date(time.now.getTime() + 1000)
  const second = await make(teacher, { name: 'Reading club', subject: 'Stories 100%' })
  expect((await list(teacher)).map(({ id }) => id)).toEqual([second, first])
  expect((await list(teacher, { search: 'READING' })).map(({ id }) => id)).toEqual([second])
  expect((await list(teacher, { search: '0%' })).map(({ id }) => id)).toEqual([second])
  expect(await list(teacher, { search: '_' })).toEqual([])
  expect(await list(teacher, { page: 1 })).toEqual([])
  for (let done = 0; done < 2; done++)
    expect((await teacher.send(calls.archiveClass, { spaceId: first, isArchived: true })).status).toBe(200)
  expect((await list(teacher)).map(({ id }) => id)).toEqual([second])
  expect(await list(teacher, { shown: 'archived' })).toMatchObject([{ id: first, isArchived: true, joinCode: null }])
  await teacher.send(calls.archiveClass, { spaceId: first, isArchived: false })
  expect(await look(teacher, first)).toMatchObject({ isArchived: false, joinCode: expect.any(String) })
})

test('join code: a new one stops the old one; turned off or archived, no code joins', async ({ signUpAs }) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(teacher)
  const { joinCode: first } = await look(teacher, spaceId)
  const join = (code: unknown): Promise<Answer> => gogo.send(spacesCalls.joinSpace, { code, childId })
  const { joinCode: second } = (await teacher.send(calls.changeClassCode, { spaceId, isOn: true })).body
  expect(second).not.toBe(first)
  expect((await gogo.send(calls.readClassCode, { code: first })).status).toBe(404)
  expect((await join(first)).status).toBe(404)
  expect((await teacher.send(calls.changeClassCode, { spaceId, isOn: false })).body).toEqual({ joinCode: null })
  expect((await join(second)).status).toBe(404)
  await teacher.send(calls.archiveClass, { spaceId, isArchived: true })
  expect(codeOf(await teacher.send(calls.changeClassCode, { spaceId, isOn: true }))).toBe('not-allowed')
  await teacher.send(calls.archiveClass, { spaceId, isArchived: false })
  const { joinCode: third } = await look(teacher, spaceId)
  expect((await join(third)).status).toBe(200)
  expect(await look(gogo, spaceId)).toMatchObject({ students: 1, own: null, children: ['thandi'], joinCode: null })
})

test('join code: read before joining, it names the class to adults alone; guesses are counted', async ({
  signUpAs,
  visit,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(teacher)
  const { joinCode: code } = await look(teacher, spaceId)
  const read = {
    spaceId,
    kind: 'class',
    name: FACTS.name,
    inCharge: ['Nomsa Dlamini'],
    subject: 'isiXhosa',
    grade: '4',
    joinedIds: [],
  }
  for (let asked = 0; asked <= CODE_LIMIT; asked++)
    expect((await gogo.send(calls.readClassCode, { code: `${String(code).toLowerCase()} ` })).body).toEqual(read)
  await gogo.send(spacesCalls.joinSpace, { code, childId })
  expect((await gogo.send(calls.readClassCode, { code })).body).toEqual({ ...read, joinedIds: [childId] })
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect(codeOf(await child.send(calls.readClassCode, { code }))).toBe('guardian-needed')
  expect(codeOf(await visit().send(calls.readClassCode, { code }))).toBe('not-signed-in')
  for (let guessed = 0; guessed < CODE_LIMIT; guessed++)
    expect((await gogo.send(calls.readClassCode, { code: 'BCDFGHJK' })).status).toBe(404)
  expect((await gogo.send(calls.readClassCode, { code: 'BCDFGHJK' })).status).toBe(429)
  expect((await gogo.send(spacesCalls.joinSpace, { code: 'BCDFGHJK' })).status).toBe(429)
})

test('class code: 40 students join within a minute, each once, though every second asks twice', async ({
  signUpAs,
  database,
  time,
}) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher)
  const { joinCode: code } = await look(teacher, spaceId)
  const families: { guardian: Visitor; childId: string }[] = []
  for (let number = 0; number < 40; number++) {
    time.now = new Date(time.now.getTime() + 1000)
    const guardian = await signUpAs(`gogo${number}`)
    families.push({ guardian, childId: await addChildTo(guardian, `thandi${number}`) })
  }
  const answers = await Promise.all(
    families.flatMap(({ guardian, childId }, number) =>
      Array.from({ length: 1 + (number % 2) }, () => guardian.send(spacesCalls.joinSpace, { code, childId })),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200))
  expect(await look(teacher, spaceId)).toMatchObject({ students: 40 })
  expect(await database.$count(spaceMembers, eq(spaceMembers.spaceId, spaceId))).toBe(41)
}, 60_000)

test("somebody else's class: strangers, students and former members change and see nothing", async ({
  signUpAs,
  visit,
  database,
}) => {
  const [teacher, gogo, stranger] = [await signUpAs('mfundisi'), await signUpAs('gogo'), await signUpAs('nomsa')]
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(teacher)
  await gogo.send(spacesCalls.joinSpace, { code: (await look(teacher, spaceId)).joinCode, childId })
  const assistant = await signUpAs('malume')
  const { account } = (await assistant.send(accountsCalls.getMe)).body as { account: { id: string } }
  await database.insert(spaceMembers).values({
    spaceId,
    learnerId: account.id,
    role: 'assistant',
    tags: ['edit', 'view'],
    joinedAt: new Date(),
    broughtBy: null,
  })
  await teacher.send(calls.writeAnnouncement, { spaceId, id: idAt(1), text: 'Bring a book.' })
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const tries = [
    [calls.changeClass, FACTS],
    [calls.archiveClass, { isArchived: true }],
    [calls.changeClassCode, { isOn: true }],
    [calls.offerCourse, { offer: OFFER }],
    [calls.writeAnnouncement, { id: idAt(2), text: 'Mine' }],
    [calls.changeAnnouncement, { id: idAt(1), text: 'Mine' }],
    [calls.deleteAnnouncement, { id: idAt(1) }],
    [calls.restoreAnnouncement, { id: idAt(1) }],
  ] as const
  const ask = async (browser: Visitor): Promise<number[]> => {
    const statuses: number[] = []
    for (const [call, input] of tries) statuses.push((await browser.send(call, { spaceId, ...input })).status)
    return statuses
  }
  expect(await ask(visit())).toEqual(tries.map(() => 401))
  expect(await ask(child)).toEqual(tries.map(() => 403))
  expect(await ask(gogo)).toEqual(tries.map(() => 404))
  expect(await ask(stranger)).toEqual(tries.map(() => 404))
  expect(await ask(assistant)).toEqual([200, 403, 403, 403, 200, 200, 200, 200])
  expect((await stranger.send(calls.getClass, { spaceId })).status).toBe(404)
  expect((await stranger.send(calls.listAnnouncements, { spaceId })).status).toBe(404)
  expect((await gogo.send(spacesCalls.endMembership, { spaceId, memberId: childId })).status).toBe(200)
  for (const browser of [gogo, child]) {
    expect((await browser.send(calls.getClass, { spaceId })).status).toBe(404)
    expect((await browser.send(calls.listAnnouncements, { spaceId })).status).toBe(404)
    expect((await browser.send(calls.listOwnAnnouncements)).body).toEqual({ announcements: [] })
    expect(await list(browser)).toEqual([])
  }
})

test('announcements: a class and its guardians read them; each act sent twice counts once', async ({
  signUpAs,
  visit,
  time,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const childId = await addChildTo(gogo, 'thandi')
  const [spaceId, otherId] = [await make(teacher), await make(teacher, { name: 'Other' })]
  await gogo.send(spacesCalls.joinSpace, { code: (await look(teacher, spaceId)).joinCode, childId })
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const text = 'Bring a book.\n<b>And</b> https://example.com'
  for (let sent = 0; sent < 2; sent++)
    expect((await teacher.send(calls.writeAnnouncement, { spaceId, id: idAt(1), text })).status).toBe(200)
  await teacher.send(calls.writeAnnouncement, { spaceId: otherId, id: idAt(2), text: 'Not for thandi' })
  const shown = {
    id: idAt(1),
    spaceId,
    className: FACTS.name,
    author: 'Nomsa Dlamini',
    text,
    createdAt: time.now.toISOString(),
    isChanged: false,
  }
  expect((await child.send(calls.listOwnAnnouncements)).body).toEqual({ announcements: [{ ...shown, children: [] }] })
  expect((await gogo.send(calls.listOwnAnnouncements)).body).toEqual({
    announcements: [{ ...shown, children: ['thandi'] }],
  })
  expect((await gogo.send(calls.listAnnouncements, { spaceId })).body).toEqual({ announcements: [shown], total: 1 })
  const one = { spaceId, id: idAt(1) }
  await teacher.send(calls.changeAnnouncement, { ...one, text: 'Bring two.' })
  const changed = { ...shown, text: 'Bring two.', isChanged: true }
  expect((await child.send(calls.listOwnAnnouncements)).body).toMatchObject({ announcements: [changed] })
  for (let sent = 0; sent < 2; sent++) expect((await teacher.send(calls.deleteAnnouncement, one)).status).toBe(200)
  expect((await child.send(calls.listOwnAnnouncements)).body).toEqual({ announcements: [] })
  expect((await teacher.send(calls.changeAnnouncement, { ...one, text: 'x' })).status).toBe(404)
  for (let sent = 0; sent < 2; sent++) expect((await teacher.send(calls.restoreAnnouncement, one)).status).toBe(200)
  expect((await child.send(calls.listOwnAnnouncements)).body).toMatchObject({ announcements: [changed] })
  for (const call of [calls.deleteAnnouncement, calls.restoreAnnouncement])
    expect((await teacher.send(call, { spaceId, id: idAt(9) })).status).toBe(404)
  for (const wrong of ['', ' \n', 'x'.repeat(1001), '\0']) {
    expect((await teacher.send(calls.writeAnnouncement, { spaceId, id: idAt(3), text: wrong })).status).toBe(400)
  }
  await teacher.send(calls.archiveClass, { spaceId, isArchived: true })
  expect((await child.send(calls.listOwnAnnouncements)).body).toEqual({ announcements: [] })
})

test('announcements: a class keeps a limited number', async ({ signUpAs, database }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher)
  await teacher.send(calls.writeAnnouncement, { spaceId, id: idAt(1), text: 'One' })
  const [first] = await database.select().from(announcements)
  if (!first) throw new Error('nothing was written')
  await database
    .insert(announcements)
    .values(Array.from({ length: QUOTAS.announcements - 1 }, () => ({ ...first, id: crypto.randomUUID() })))
  expect(await teacher.send(calls.writeAnnouncement, { spaceId, id: idAt(2), text: 'More' })).toMatchObject({
    status: 409,
    body: { error: { code: 'quota-reached', quota: 'announcements' } },
  })
  expect(await database.$count(announcements)).toBe(QUOTAS.announcements)
})

test("courses: the product's own and classes that their teachers opened; enrolling twice is once", async ({
  signUpAs,
  visit,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const childId = await addChildTo(gogo, 'thandi')
  const [spaceId] = [await make(teacher), await make(teacher, { name: 'Private' })]
  await teacher.send(calls.offerCourse, { spaceId, offer: OFFER })
  const coursesOf = async (browser: Visitor, input: object = {}) =>
    (await browser.send(calls.listCourses, input)).body as {
      courses: (Card & { enrolledIds: string[] })[]
      total: number
    }
  const { courses, total } = await coursesOf(gogo)
  expect([courses.map(({ id }) => id), total]).toEqual([['xh.beginner', 'xh.intermediate', spaceId], 3])
  expect(courses[0]).toMatchObject({
    kind: 'own',
    title: null,
    level: 'beginner',
    duration: { unit: 'lessons', count: expect.any(Number) },
    enrolled: 0,
    rating: null,
    price: null,
    language: 'xh',
  })
  expect(courses[2]).toEqual({
    id: spaceId,
    kind: 'class',
    title: FACTS.name,
    description: OFFER.description,
    instructor: 'Nomsa Dlamini',
    level: 'beginner',
    duration: { unit: 'weeks', count: 10 },
    enrolled: 0,
    rating: null,
    price: null,
    language: 'xh',
    enrolledIds: [],
  })
  expect((await coursesOf(gogo, { search: 'whole family' })).courses.map(({ id }) => id)).toEqual([spaceId])
  for (const courseId of ['xh.beginner', 'xh.beginner', spaceId, spaceId])
    expect((await gogo.send(calls.enrol, { courseId, childId })).status).toBe(200)
  await gogo.send(calls.enrol, { courseId: 'xh.beginner' })
  const enrolled = (await coursesOf(gogo)).courses
  expect([enrolled[0]?.['enrolled'], enrolled[0]?.enrolledIds.length, enrolled[2]?.['enrolled']]).toEqual([2, 2, 1])
  expect(enrolled[2]?.enrolledIds).toEqual([childId])
  for (let sent = 0; sent < 2; sent++)
    expect((await gogo.send(calls.endEnrolment, { courseId: 'xh.beginner', childId })).status).toBe(200)
  expect((await coursesOf(gogo)).courses[0]).toMatchObject({ enrolled: 1 })
  for (const courseId of ['xh.advanced', 'zu.beginner', crypto.randomUUID(), 'x'])
    expect((await gogo.send(calls.enrol, { courseId })).status).toBe(404)
  await teacher.send(calls.offerCourse, { spaceId, offer: null })
  expect((await coursesOf(gogo)).total).toBe(2)
  expect((await (await signUpAs('nomsa')).send(calls.enrol, { courseId: spaceId })).status).toBe(404)
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect(codeOf(await child.send(calls.enrol, { courseId: 'xh.beginner' }))).toBe('guardian-needed')
  expect(codeOf(await child.send(calls.listCourses))).toBe('guardian-needed')
})

test("enrolment: a class needs the consent to sharing; a stranger's child is refused", async ({
  signUpAs,
  database,
}) => {
  const [teacher, gogo, nomsa] = [await signUpAs('mfundisi'), await signUpAs('gogo'), await signUpAs('nomsa')]
  const { body } = await gogo.send(childrenCalls.addChild, {
    ...AGREED,
    username: 'thandi',
    secret: PICTURES,
    purposes: ['learning-record'],
  })
  const childId = String(body['childId'])
  const spaceId = await make(teacher)
  await teacher.send(calls.offerCourse, { spaceId, offer: OFFER })
  expect(codeOf(await gogo.send(calls.enrol, { courseId: spaceId, childId }))).toBe('consent-needed')
  expect((await gogo.send(calls.enrol, { courseId: 'xh.beginner', childId })).status).toBe(200)
  for (const courseId of [spaceId, 'xh.beginner'])
    expect((await nomsa.send(calls.enrol, { courseId, childId })).status).toBe(404)
  await teacher.send(calls.archiveClass, { spaceId, isArchived: true })
  expect((await nomsa.send(calls.enrol, { courseId: spaceId })).status).toBe(404)
  expect((await gogo.send(childrenCalls.exportChild, { childId })).body).toMatchObject({
    tables: { courseEnrolments: [{ learnerId: childId, courseId: 'xh.beginner' }] },
  })
  await gogo.send(childrenCalls.deleteChild, { childId })
  expect(await database.select().from(courseEnrolments)).toEqual([])
})

test('classes in a copy: facts, the offer and own announcements; they go with the account', async ({
  signUpAs,
  database,
}) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher)
  await teacher.send(calls.offerCourse, { spaceId, offer: OFFER })
  await teacher.send(calls.writeAnnouncement, { spaceId, id: idAt(1), text: 'Bring a book.' })
  expect((await teacher.send(ownDataCalls.exportOwnData)).body).toMatchObject({
    tables: {
      classDetails: [{ spaceId, subject: 'isiXhosa', schedule: FACTS.schedule }],
      courses: [{ spaceId, description: OFFER.description }],
      announcements: [{ spaceId, text: 'Bring a book.' }],
    },
  })
  expect((await teacher.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
  expect(await database.select().from(announcements)).toEqual([])
})
