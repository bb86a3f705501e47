import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import type { AssignedStudent, ListedAssignment, OwnAssignment, ShownHandIn } from '#contract/assignments-schemas.ts'
import { childrenCalls } from '#contract/children.ts'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { settingsCalls } from '#contract/settings.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { handIns, marks } from '#server/features/assignments/tables.ts'
import { remindOfDue, tellOfBegun } from '#server/features/assignments/tell-assignments.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'
import { ORIGIN, test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, joinAsGuardian, joinAsInvited, PICTURES } from '../../../../tests/support/children.ts'
import { notedMail } from '../../../../tests/support/noted-mail.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

const HOUR = 60 * 60 * 1000
const [ASSIGNMENT, FIRST, SECOND] = [eventId(1001), eventId(2001), eventId(2002)]

const make = async (browser: Visitor, kind: string): Promise<string> =>
  String((await browser.send(spacesCalls.createSpace, { kind, name: `Our ${kind}` })).body['spaceId'])

async function joinBy(teacher: Visitor, joiner: Visitor, spaceId: string, more: object = {}): Promise<void> {
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  const { status } = await joiner.send(spacesCalls.joinSpace, { code: space.joinCode, ...more })
  if (status !== 200) throw new Error(`joining was refused with ${status}`)
}

async function tabletOf(visit: () => Visitor, username: string): Promise<Visitor> {
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username, secret: PICTURES })
  return tablet
}

/** Makes an assignment of a game, from this morning to noon. The clock says ten. */
const task = (spaceId: string, more: object = {}): object => ({
  spaceId,
  id: ASSIGNMENT,
  kind: 'game',
  target: 'vocabulary',
  title: 'Play the words',
  audience: 'everybody',
  fromAt: '2026-03-02T06:00:00.000Z',
  dueAt: '2026-03-02T12:00:00.000Z',
  lateRule: 'mark-late',
  points: 10,
  ...more,
})

/** Makes a right or wrong answer in the game, some minutes after nine. */
const answer = (number: number, minute: number, itemId: string, isRight: boolean) =>
  makeEvent({
    id: eventId(number),
    itemId,
    section: itemId.startsWith('numbers') ? 'numbers' : 'phrases',
    exerciseType: 'choose-meaning',
    answer: isRight ? 'hello' : 'goodbye',
    verdict: 'correct',
    occurredAt: new Date(Date.parse('2026-03-02T09:00:00.000Z') + minute * 60_000).toISOString(),
  })

const handIn = (more: object = {}): object => ({
  id: FIRST,
  assignmentId: ASSIGNMENT,
  startedAt: '2026-03-02T09:00:00.000Z',
  finishedAt: '2026-03-02T09:30:00.000Z',
  ...more,
})

const own = async (browser: Visitor): Promise<OwnAssignment[]> =>
  (await browser.send(calls.listOwnAssignments)).body['assignments'] as OwnAssignment[]

const list = async (browser: Visitor, input: object = {}): Promise<ListedAssignment[]> =>
  (await browser.send(calls.listAssignments, input)).body['assignments'] as ListedAssignment[]

const students = async (browser: Visitor, spaceId: string): Promise<AssignedStudent[]> =>
  (await browser.send(calls.getAssignment, { spaceId, id: ASSIGNMENT })).body['students'] as AssignedStudent[]

/** Makes a class with one child of a guardian, and the game assigned to everybody. */
async function makeClass(signUpAs: (name: string) => Promise<Visitor>, visit: () => Visitor, more: object = {}) {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher, 'class')
  const childId = await addChildTo(gogo, 'thandi')
  await joinBy(teacher, gogo, spaceId, { childId })
  const { status } = await teacher.send(calls.createAssignment, task(spaceId, more))
  if (status !== 200) throw new Error(`assigning was refused with ${status}`)
  return { teacher, gogo, spaceId, childId, tablet: await tabletOf(visit, 'thandi') }
}

test('status: pending, in-progress and completed for the student and in all counts', async ({ signUpAs, visit }) => {
  const { teacher, spaceId, tablet } = await makeClass(signUpAs, visit)
  const seen = async () => {
    const [[mine], [listed], [student]] = [await own(tablet), await list(teacher), await students(teacher, spaceId)]
    return [mine?.status, listed?.status, listed?.completed, listed?.inProgress, student?.status]
  }
  expect(await seen()).toEqual(['pending', 'pending', 0, 0, 'pending'])
  const start = { assignmentId: ASSIGNMENT, startedAt: '2026-03-02T09:00:00.000Z' }
  expect((await tablet.send(calls.startAssignment, start)).status).toBe(200)
  expect((await tablet.send(calls.startAssignment, start)).status).toBe(200)
  expect(await seen()).toEqual(['in-progress', 'in-progress', 0, 1, 'in-progress'])
  expect((await tablet.send(calls.handIn, handIn())).status).toBe(200)
  expect(await seen()).toEqual(['completed', 'completed', 1, 0, 'completed'])
  expect(await list(teacher, { status: 'pending' })).toEqual([])
  expect(await list(teacher, { status: 'completed', kind: 'game', search: 'THE WORDS', spaceId })).toHaveLength(1)
  expect(await list(teacher, { search: '%' })).toEqual([])
})

test('hand-in: the server counts answers between its times, not the device’s verdicts', async ({ signUpAs, visit }) => {
  const { teacher, spaceId, tablet } = await makeClass(signUpAs, visit)
  const events = [
    answer(1, 1, 'phrases.greetings.hello', false),
    answer(2, 2, 'phrases.greetings.hello', true),
    answer(3, 3, 'numbers.cardinal.one', true),
    { ...answer(4, 4, 'numbers.cardinal.one', true), exerciseType: 'type-translation' },
    answer(5, 45, 'numbers.cardinal.one', false),
  ]
  await tablet.send(learningCalls.recordEvents, { events })
  const { body } = await tablet.send(calls.handIn, handIn())
  expect(body['handIn']).toMatchObject({ checked: 2, right: 1, unchecked: 0, points: 5, lateness: 'in-time' })
  const [student] = await students(teacher, spaceId)
  expect(student).toMatchObject({ name: 'thandi', latest: { id: FIRST, points: 5 }, handIns: 1, isAgain: false })
})

test('hand-in sent twice: it is one, with the first times; nobody else’s row has its id', async ({
  signUpAs,
  visit,
  database,
}) => {
  const { tablet } = await makeClass(signUpAs, visit)
  const [first, again] = [
    await tablet.send(calls.handIn, handIn()),
    await tablet.send(calls.handIn, handIn({ finishedAt: '2026-03-02T09:59:00.000Z' })),
  ]
  expect(again.body).toEqual(first.body)
  const together = await Promise.all([1, 2, 3].map(() => tablet.send(calls.handIn, handIn({ id: SECOND }))))
  expect(together.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await database.select().from(handIns)).toHaveLength(2)
})

test.for([
  ['accept', 'in-time', 'completed'],
  ['mark-late', 'late', 'completed'],
  ['refuse', 'refused', 'pending'],
] as const)(
  'late rule %s: an end after the due date is %s, the status %s',
  async ([lateRule, lateness, status], { signUpAs, visit, time }) => {
    const { tablet, teacher, spaceId } = await makeClass(signUpAs, visit, { lateRule })
    time.now = new Date('2026-03-02T14:00:00.000Z')
    const late = { startedAt: '2026-03-02T12:30:00.000Z', finishedAt: '2026-03-02T13:00:00.000Z' }
    const { body } = await tablet.send(calls.handIn, handIn(late))
    expect(body['handIn']).toMatchObject({ lateness })
    const [mine] = await own(tablet)
    expect([mine?.status, mine?.handIns.length]).toEqual([status === 'pending' ? 'in-progress' : status, 1])
    expect((await students(teacher, spaceId))[0]?.status).toBe(mine?.status)
  },
)

test('hand-in from offline: its end decides about lateness, and late answers count', async ({
  signUpAs,
  visit,
  time,
}) => {
  const { tablet, teacher, spaceId } = await makeClass(signUpAs, visit, { lateRule: 'refuse' })
  time.now = new Date('2026-03-09T10:00:00.000Z')
  const events = [answer(1, 1, 'phrases.greetings.hello', true), answer(2, 2, 'numbers.cardinal.one', false)]
  const { body } = await tablet.send(calls.handIn, handIn({ eventIds: events.map(({ id }) => id) }))
  expect(body['handIn']).toMatchObject({ lateness: 'in-time', checked: 0, points: null })
  await tablet.send(learningCalls.recordEvents, { events: events.slice(0, 1) })
  expect((await students(teacher, spaceId))[0]?.latest).toMatchObject({ checked: 1, right: 1 })
  await tablet.send(learningCalls.recordEvents, { events })
  expect((await own(tablet))[0]?.handIns[0]).toMatchObject({ checked: 2, right: 1, points: 5 })
  expect((await students(teacher, spaceId))[0]?.latest).toMatchObject({ checked: 2, right: 1, points: 5 })
})

test('hand-in with an impossible clock: counts at its arrival, with the named answers', async ({ signUpAs, visit }) => {
  const { tablet } = await makeClass(signUpAs, visit)
  const wrong = { ...answer(1, 1, 'phrases.greetings.hello', true), occurredAt: '2031-01-01T00:00:00.000Z' }
  await tablet.send(learningCalls.recordEvents, { events: [wrong] })
  const times = { startedAt: '2031-01-01T00:00:00.000Z', finishedAt: '2031-01-01T00:10:00.000Z' }
  const { body } = await tablet.send(calls.handIn, handIn({ ...times, eventIds: [wrong.id] }))
  expect(body['handIn']).toMatchObject({ finishedAt: '2026-03-02T10:00:00.000Z', lateness: 'in-time', checked: 1 })
})

test('mark: stays with the draft that was read; a later hand-in is announced and waits', async ({
  signUpAs,
  visit,
}) => {
  const { teacher, spaceId, childId, tablet } = await makeClass(signUpAs, visit, { grading: 'by-hand' })
  await tablet.send(learningCalls.recordEvents, { events: [answer(1, 1, 'phrases.greetings.hello', false)] })
  await tablet.send(calls.handIn, handIn())
  const draft = { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: FIRST }
  const opened = await teacher.send(calls.getHandIn, draft)
  expect(opened.body).toMatchObject({
    name: 'thandi',
    answers: [{ answer: 'goodbye', verdict: 'wrong', asked: 'hello', right: 'Molo' }],
  })
  // While the teacher reads, the student hands in again.
  const later = { startedAt: '2026-03-02T09:40:00.000Z', finishedAt: '2026-03-02T09:50:00.000Z' }
  await tablet.send(learningCalls.recordEvents, { events: [answer(2, 45, 'phrases.greetings.hello', true)] })
  await tablet.send(calls.handIn, handIn({ id: SECOND, ...later }))
  const marked = await teacher.send(calls.markHandIn, { ...draft, points: 4, comment: 'Look at the greeting' })
  expect(marked.status).toBe(400)
  const input = { ...draft, points: 4, comment: 'Look at the greeting', rubric: null }
  expect((await teacher.send(calls.markHandIn, input)).body).toEqual({ isAgain: true })
  expect((await students(teacher, spaceId))[0]).toMatchObject({ isAgain: true, latest: { id: SECOND, mark: null } })
  const queue = (await teacher.send(calls.listMarkingQueue)).body
  expect(queue).toMatchObject({ total: 1, waiting: [{ handInId: SECOND, isAgain: true, name: 'thandi' }] })
  expect((await list(teacher))[0]?.toMark).toBe(1)
  expect((await teacher.send(calls.getHandIn, draft)).body).toMatchObject({
    handIn: { mark: { points: 4, comment: 'Look at the greeting', by: 'Nomsa Dlamini' } },
    answers: [{ answer: 'goodbye' }],
    handIns: [
      { id: SECOND, isMarked: false },
      { id: FIRST, isMarked: true },
    ],
  })
  const [mine] = await own(tablet)
  expect(mine?.handIns.map(({ id, mark }) => [id, mark?.comment])).toEqual([
    [SECOND, undefined],
    [FIRST, 'Look at the greeting'],
  ])
  await teacher.send(calls.markHandIn, { ...input, handInId: SECOND, points: null, comment: 'Better!' })
  expect((await teacher.send(calls.listMarkingQueue)).body).toEqual({ waiting: [], total: 0 })
  expect((await list(teacher))[0]?.toMark).toBe(0)
})

test('rubric: its points add up, and points or lines that the assignment lacks are refused', async ({
  signUpAs,
  visit,
}) => {
  const rubric = [
    { text: 'Right concords', points: 6 },
    { text: 'Clear voice', points: 4 },
  ]
  const { teacher, spaceId, childId, tablet } = await makeClass(signUpAs, visit, { rubric })
  await tablet.send(calls.handIn, handIn())
  const draft = { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: FIRST, comment: '' }
  for (const bad of [
    { points: 11, rubric: null },
    { points: null, rubric: [7, 1] },
    { points: null, rubric: [1] },
  ])
    expect((await teacher.send(calls.markHandIn, { ...draft, ...bad })).status).toBe(400)
  expect((await teacher.send(calls.listMarkingQueue)).body).toMatchObject({ total: 1 })
  await teacher.send(calls.markHandIn, { ...draft, points: null, rubric: [5, 3] })
  expect((await own(tablet))[0]).toMatchObject({ rubric, handIns: [{ mark: { points: 8, rubric: [5, 3] } }] })
  // Marks stay true: no other rubric, and no fewer points than somebody has.
  const { kind: _kind, target: _target, ...terms } = task(spaceId, { rubric }) as Record<string, unknown>
  for (const bad of [{ points: 7 }, { rubric: null }, { rubric: rubric.slice(0, 1) }])
    expect(await teacher.send(calls.changeAssignment, { ...terms, ...bad, revision: 1 })).toMatchObject({
      status: 400,
      body: { error: { fields: { [Object.keys(bad)[0] ?? '']: 'invalid' } } },
    })
  expect((await teacher.send(calls.changeAssignment, { ...terms, points: 8, revision: 1 })).status).toBe(200)
  const book = (await teacher.send(calls.getGradebook, { spaceId })).body
  expect(book).toMatchObject({
    assignments: [{ id: ASSIGNMENT, points: 8 }],
    students: [{ name: 'thandi', percent: 100, cells: [{ status: 'completed', points: 8, toMark: false }] }],
  })
})

test('list of students: only they see it; others are refused; later it can be everybody', async ({
  signUpAs,
  visit,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher, 'class')
  const [thandi, sipho, far] = [
    await addChildTo(gogo, 'thandi'),
    await addChildTo(gogo, 'sipho'),
    await addChildTo(gogo, 'lwazi'),
  ]
  for (const childId of [thandi, sipho]) await joinBy(teacher, gogo, spaceId, { childId })
  const some = { audience: 'list', learnerIds: [thandi] }
  expect((await teacher.send(calls.createAssignment, task(spaceId, { ...some, learnerIds: [far] }))).status).toBe(404)
  expect((await teacher.send(calls.createAssignment, task(spaceId, { ...some, learnerIds: [] }))).status).toBe(400)
  expect((await teacher.send(calls.createAssignment, task(spaceId, some))).status).toBe(200)
  const [hers, his] = [await tabletOf(visit, 'thandi'), await tabletOf(visit, 'sipho')]
  expect([(await own(hers)).length, (await own(his)).length]).toEqual([1, 0])
  expect((await his.send(calls.handIn, handIn())).status).toBe(404)
  expect((await students(teacher, spaceId)).map(({ name }) => name)).toEqual(['thandi'])
  const { kind: _kind, target: _target, ...terms } = task(spaceId) as Record<string, unknown>
  const change = { ...terms, title: 'For all of you', revision: 1 }
  expect((await teacher.send(calls.changeAssignment, change)).status).toBe(200)
  expect((await own(his))[0]?.title).toBe('For all of you')
})

test('assigned twice with one id: it is one; another group’s id is no way into that group', async ({
  signUpAs,
  visit,
}) => {
  const { teacher, spaceId } = await makeClass(signUpAs, visit)
  expect((await teacher.send(calls.createAssignment, task(spaceId))).status).toBe(200)
  expect(await list(teacher)).toHaveLength(1)
  const other = await signUpAs('other')
  const otherSpace = await make(other, 'class')
  expect((await other.send(calls.createAssignment, task(otherSpace))).status).toBe(404)
  expect(await list(other)).toEqual([])
})

test.for([
  ['a target that isn’t one', { target: 'chess' }],
  ['an end before the beginning', { dueAt: '2026-03-01T12:00:00.000Z' }],
  ['no title', { title: ' ' }],
  ['no points', { points: 0 }],
] as const)('assigning %s: refused beside its field', async ([, change], { signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const { status, body } = await teacher.send(calls.createAssignment, task(await make(teacher, 'class'), change))
  expect(status).toBe(400)
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual(Object.keys(change))
})

test('changed: the second of two changes at once is refused, and students read the first', async ({
  signUpAs,
  visit,
}) => {
  const { teacher, spaceId, tablet } = await makeClass(signUpAs, visit)
  const { kind: _kind, target: _target, ...terms } = task(spaceId) as Record<string, unknown>
  const change = (title: string, revision: number) =>
    teacher.send(calls.changeAssignment, { ...terms, title, revision })
  expect((await change('First', 1)).body).toEqual({ revision: 2 })
  expect(await change('Second', 1)).toMatchObject({ status: 409, body: { error: { code: 'changed-since' } } })
  expect((await own(tablet))[0]?.title).toBe('First')
  expect((await list(teacher))[0]?.revision).toBe(2)
  expect((await change('Second', 2)).body).toEqual({ revision: 3 })
})

test('changed after a hand-in: lateness and mark stay, automatic points follow the most', async ({
  signUpAs,
  visit,
}) => {
  const { teacher, spaceId, childId, tablet } = await makeClass(signUpAs, visit)
  const events = [answer(1, 1, 'phrases.greetings.hello', true), answer(2, 2, 'numbers.cardinal.one', false)]
  await tablet.send(learningCalls.recordEvents, { events })
  await tablet.send(calls.handIn, handIn())
  const draft = { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: FIRST }
  await teacher.send(calls.markHandIn, { ...draft, points: null, comment: 'Keep going', rubric: null })
  const {
    kind: _kind,
    target: _target,
    ...terms
  } = task(spaceId, { points: 25, dueAt: '2026-03-02T08:00:00.000Z' }) as Record<string, unknown>
  expect((await teacher.send(calls.changeAssignment, { ...terms, revision: 1 })).status).toBe(200)
  expect((await own(tablet))[0]).toMatchObject({
    points: 25,
    handIns: [{ lateness: 'in-time', points: 13, mark: { comment: 'Keep going' } }],
  })
})

test('deleted by a teacher alone: nobody sees it; the hand-in stays in the child’s copy', async ({
  signUpAs,
  visit,
}) => {
  const { teacher, gogo, spaceId, childId, tablet } = await makeClass(signUpAs, visit)
  await tablet.send(calls.handIn, handIn())
  const place = { spaceId, id: ASSIGNMENT }
  expect((await gogo.send(calls.deleteAssignment, place)).status).toBe(404)
  expect((await tablet.send(calls.deleteAssignment, place)).status).toBe(403)
  expect((await teacher.send(calls.deleteAssignment, place)).status).toBe(200)
  expect((await teacher.send(calls.deleteAssignment, place)).status).toBe(404)
  expect([await own(tablet), await list(teacher)]).toEqual([[], []])
  const copy = (await gogo.send(childrenCalls.exportChild, { childId })).body['tables']
  expect(copy).toMatchObject({ handIns: [{ title: 'Play the words' }] })
})

test('score of a lesson: unanswered questions count, and both sides read how many were answered', async ({
  signUpAs,
  visit,
}) => {
  const lesson = { kind: 'lesson', target: 'greetings.hello', points: 100 }
  const { teacher, spaceId, tablet } = await makeClass(signUpAs, visit, lesson)
  const { body } = await tablet.send(calls.handIn, handIn())
  const first = body['handIn'] as ShownHandIn
  expect(first).toMatchObject({ checked: 0, unchecked: 0, points: 0 })
  expect(first.asked).toBeGreaterThanOrEqual(5)
  expect((await students(teacher, spaceId))[0]?.latest?.asked).toBe(first.asked)
})

/** Parts of the chores that write emails. */
const choresOf = (database: Database, sentEmails: EmailRequest[], time: { now: Date }) => ({
  database,
  clock: () => time.now,
  config: { origin: ORIGIN, secret: 'x' },
  mail: notedMail(sentEmails),
})

const ON = { weeklyDigest: false, emailReports: false, assignmentEmails: true, firstNameOnly: false }

test('emails: guardians who asked read of new and due work, without its words; nobody else does', async ({
  signUpAs,
  visit,
  database,
  sentEmails,
  time,
}) => {
  const { teacher, gogo, spaceId, childId, tablet } = await makeClass(signUpAs, visit)
  const malume = await signUpAs('malume')
  const invitation = { childId, email: 'malume@example.com', scopes: ['manage-account'] }
  await joinAsGuardian(gogo, malume, invitation, sentEmails)
  const work = () => sentEmails.filter(({ kind }) => kind.startsWith('work-'))
  expect(work()).toEqual([])
  for (const adult of [teacher, gogo, malume])
    await adult.send(settingsCalls.changeSettings, { settings: ON, language: 'af' })
  const due = { dueAt: '2026-03-04T12:00:00.000Z' }
  const second = task(spaceId, { ...due, id: eventId(1002), title: 'Secret words' })
  await teacher.send(calls.createAssignment, second)
  await teacher.send(calls.createAssignment, second)
  const told = {
    kind: 'work-assigned',
    to: 'gogo@example.com',
    language: 'af',
    about: childId,
    link: `${ORIGIN}/dashboard/child-work/${childId}`,
    values: { whose: 'child', username: 'thandi', hasDay: 'yes', day: '2026-03-04' },
  }
  expect(work()).toEqual([told])
  // One that begins later is told when it has begun, and once.
  const later = { ...due, id: eventId(1003), fromAt: '2026-03-02T11:00:00.000Z' }
  await teacher.send(calls.createAssignment, task(spaceId, later))
  const parts = choresOf(database, sentEmails, time)
  const chores = () =>
    asSystem(async () => {
      for (const chore of [tellOfBegun, tellOfBegun, remindOfDue, remindOfDue]) await chore(parts)
    })
  await chores()
  expect(work()).toEqual([told])
  time.now = new Date('2026-03-02T11:17:00.000Z')
  await chores()
  expect(work()).toEqual([told, told])
  // The day before, those who have not handed in are reminded: the second is handed in, the third is not.
  await tablet.send(calls.handIn, handIn({ assignmentId: eventId(1002) }))
  time.now = new Date('2026-03-03T14:00:00.000Z')
  await chores()
  expect(work().slice(2)).toEqual([{ ...told, kind: 'work-due' }])
  expect(JSON.stringify(work())).not.toMatch(/Secret|invalid/)
})

test('emails: switching them off takes effect at once', async ({ signUpAs, visit, sentEmails }) => {
  const { teacher, gogo, spaceId } = await makeClass(signUpAs, visit)
  const assign = async (number: number): Promise<number> => {
    await teacher.send(calls.createAssignment, task(spaceId, { id: eventId(number) }))
    return sentEmails.filter(({ kind }) => kind === 'work-assigned').length
  }
  const settings = (assignmentEmails: boolean) =>
    gogo.send(settingsCalls.changeSettings, { settings: { ...ON, assignmentEmails }, language: 'en' })
  await settings(true)
  expect(await assign(1002)).toBe(1)
  await settings(false)
  expect(await assign(1003)).toBe(1)
})

test('withdrawn: students see it no more, work on the way is kept, and undoing brings all back', async ({
  signUpAs,
  visit,
}) => {
  const { teacher, spaceId, tablet } = await makeClass(signUpAs, visit)
  const withdraw = (isWithdrawn: boolean) =>
    teacher.send(calls.withdrawAssignment, { spaceId, id: ASSIGNMENT, isWithdrawn })
  await withdraw(true)
  expect(await own(tablet)).toEqual([])
  expect((await tablet.send(calls.handIn, handIn())).status).toBe(200)
  expect((await list(teacher))[0]).toMatchObject({ isWithdrawn: true, toMark: 0 })
  await withdraw(false)
  expect((await own(tablet))[0]).toMatchObject({ status: 'completed' })
})

test('not yet: an assignment that begins tomorrow is the teacher’s alone until then', async ({
  signUpAs,
  visit,
  time,
}) => {
  const { tablet } = await makeClass(signUpAs, visit, { fromAt: '2026-03-03T06:00:00.000Z', dueAt: null })
  expect(await own(tablet)).toEqual([])
  time.now = new Date(time.now.getTime() + 24 * HOUR)
  expect(await own(tablet)).toHaveLength(1)
})

test('student who left the class: sees it no more, hands in no more, and keeps the hand-ins', async ({
  signUpAs,
  visit,
  database,
}) => {
  const { teacher, gogo, spaceId, childId, tablet } = await makeClass(signUpAs, visit)
  await tablet.send(calls.handIn, handIn())
  await gogo.send(spacesCalls.endMembership, { spaceId, memberId: childId })
  expect(await own(tablet)).toEqual([])
  expect((await tablet.send(calls.handIn, handIn({ id: SECOND }))).status).toBe(404)
  // The same hand-in again, from a device that never heard the answer.
  expect((await tablet.send(calls.handIn, handIn())).status).toBe(200)
  expect(await students(teacher, spaceId)).toEqual([])
  const draft = { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: FIRST }
  expect((await teacher.send(calls.getHandIn, draft)).status).toBe(404)
  const copy = (await gogo.send(childrenCalls.exportChild, { childId })).body['tables']
  expect(copy).toMatchObject({ handIns: [{ learnerId: childId, title: 'Play the words' }] })
  await teacher.send(spacesCalls.deleteSpace, { spaceId })
  expect(await database.select().from(handIns)).toHaveLength(1)
  await gogo.send(childrenCalls.deleteChild, { childId })
  expect(await database.select().from(handIns)).toEqual([])
})

test('guardians: with the scope they see the child’s work and marks; without it, nothing', async ({
  signUpAs,
  visit,
  sentEmails,
}) => {
  const { teacher, gogo, spaceId, childId, tablet } = await makeClass(signUpAs, visit)
  await tablet.send(calls.handIn, handIn())
  const draft = { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: FIRST }
  await teacher.send(calls.markHandIn, { ...draft, points: 9, comment: 'Lovely', rubric: null })
  const malume = await signUpAs('malume')
  const invitation = { childId, email: 'malume@example.com', scopes: ['manage-account'] }
  await joinAsGuardian(gogo, malume, invitation, sentEmails)
  expect((await gogo.send(calls.listChildAssignments, { childId })).body).toMatchObject({
    assignments: [{ title: 'Play the words', from: 'Nomsa Dlamini', handIns: [{ mark: { points: 9 } }] }],
  })
  expect((await malume.send(calls.listChildAssignments, { childId })).status).toBe(403)
  expect((await malume.send(calls.listOwnAssignments)).body).toEqual({ assignments: [] })
  expect((await gogo.send(calls.getAssignment, { spaceId, id: ASSIGNMENT })).status).toBe(404)
})

test('report: learner and guardian with the scope read answers beside right ones, others nothing', async ({
  signUpAs,
  visit,
  sentEmails,
}) => {
  const { teacher, gogo, childId, tablet } = await makeClass(signUpAs, visit)
  const events = [answer(1, 1, 'phrases.greetings.hello', false), answer(2, 45, 'phrases.greetings.hello', true)]
  await tablet.send(learningCalls.recordEvents, { events })
  await tablet.send(calls.handIn, handIn())
  const report = { answers: [{ answer: 'goodbye', verdict: 'wrong', asked: 'hello', right: 'Molo' }] }
  const mine = await tablet.send(calls.getOwnHandIn, { handInId: FIRST })
  expect(mine.body).toMatchObject(report)
  expect((mine.body['answers'] as unknown[]).length).toBe(1)
  const ofChild = { childId, handInId: FIRST }
  expect((await gogo.send(calls.getChildHandIn, ofChild)).body).toMatchObject(report)
  const malume = await signUpAs('malume')
  const invitation = { childId, email: 'malume@example.com', scopes: ['manage-account'] }
  await joinAsGuardian(gogo, malume, invitation, sentEmails)
  expect((await malume.send(calls.getChildHandIn, ofChild)).status).toBe(403)
  expect((await teacher.send(calls.getChildHandIn, ofChild)).status).toBe(404)
  expect((await teacher.send(calls.getOwnHandIn, { handInId: FIRST })).status).toBe(404)
  expect((await gogo.send(calls.getChildHandIn, { childId, handInId: SECOND })).status).toBe(404)
})

test('family: a parent assigns to her child; a co-parent without the scope sees no child in it', async ({
  signUpAs,
  visit,
  sentEmails,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(gogo, 'family')
  expect(
    (await gogo.send(calls.createAssignment, task(spaceId, { audience: 'list', learnerIds: [childId] }))).status,
  ).toBe(200)
  const tablet = await tabletOf(visit, 'thandi')
  expect((await own(tablet))[0]).toMatchObject({ spaceKind: 'family', from: 'Nomsa Dlamini' })
  const malume = await signUpAs('malume')
  const member = { spaceId, email: 'malume@example.com', role: 'parent', tags: ['view', 'create', 'edit'] }
  await gogo.send(spacesCalls.inviteMember, { ...member, language: 'en' })
  await joinAsInvited(malume, sentEmails)
  expect(await students(malume, spaceId)).toEqual([])
  expect((await list(malume))[0]).toMatchObject({ students: 0, completed: 0 })
  const handed = { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: FIRST }
  await tablet.send(calls.handIn, handIn())
  expect((await malume.send(calls.getHandIn, handed)).status).toBe(404)
  expect((await gogo.send(calls.getHandIn, handed)).status).toBe(200)
})

test('nobody, a student and another teacher: none of them assigns, reads or marks in the class', async ({
  signUpAs,
  visit,
}) => {
  const { gogo, spaceId, childId, tablet } = await makeClass(signUpAs, visit)
  await tablet.send(calls.handIn, handIn())
  const draft = { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: FIRST }
  const statuses = async (browser: Visitor) =>
    Promise.all(
      (
        [
          [calls.createAssignment, task(spaceId, { id: eventId(77) })],
          [calls.getAssignment, { spaceId, id: ASSIGNMENT }],
          [calls.getHandIn, draft],
          [calls.markHandIn, { ...draft, points: 1, comment: '', rubric: null }],
          [calls.getGradebook, { spaceId }],
        ] as const
      ).map(async ([call, input]) => (await browser.send(call, input)).status),
    )
  expect(await statuses(visit())).toEqual([401, 401, 401, 401, 401])
  expect(await statuses(tablet)).toEqual([403, 403, 403, 403, 403])
  expect(await statuses(await signUpAs('other'))).toEqual([404, 404, 404, 404, 404])
  expect(await statuses(gogo)).toEqual([404, 404, 404, 404, 404])
  expect((await visit().send(calls.handIn, handIn({ id: SECOND }))).status).toBe(401)
  expect((await (await signUpAs('adult')).send(calls.handIn, handIn({ id: SECOND }))).status).toBe(404)
})

test('teacher who deletes the account: assignments and marks stay, and name nobody', async ({
  signUpAs,
  visit,
  database,
}) => {
  const { teacher, spaceId, childId, tablet } = await makeClass(signUpAs, visit)
  await tablet.send(calls.handIn, handIn())
  const helper = await signUpAs('umncedisi')
  await joinBy(teacher, helper, spaceId)
  const { members } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as {
    members: { id: string; role: string }[]
  }
  const memberId = members.find(({ id, role }) => role === 'student' && id !== childId)?.id
  const tags = ['admin', 'create', 'edit', 'delete', 'view']
  await teacher.send(spacesCalls.changeMember, { spaceId, memberId, role: 'teacher', tags })
  const draft = { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: FIRST }
  await teacher.send(calls.markHandIn, { ...draft, points: 9, comment: 'Lovely', rubric: null })
  expect((await teacher.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
  const [kept] = await database.select().from(marks).where(eq(marks.learnerId, childId))
  expect(kept).toMatchObject({ markedBy: null, comment: 'Lovely' })
  const [mine] = await own(tablet)
  expect([mine?.from, mine?.handIns[0]?.mark?.by]).toEqual(['', ''])
  const shown: ShownHandIn | undefined = (await students(helper, spaceId))[0]?.latest ?? undefined
  expect(shown?.mark?.points).toBe(9)
})
