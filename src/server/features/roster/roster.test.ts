import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { rosterCalls as calls } from '#contract/roster.ts'
import type { Student, WholeStudent } from '#contract/roster-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { sessions } from '#server/features/accounts/index.ts'
import { knownDevices } from '#server/features/accounts/tables.ts'
import { securityEvents } from '#server/features/records/tables.ts'
import { sweepRows } from '#server/features/roster/queries.ts'
import { students } from '#server/features/roster/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, joinAsGuardian, joinAsInvited } from '../../../../tests/support/children.ts'

const DAY = 24 * 60 * 60 * 1000

const make = async (browser: Visitor, kind: string, name = `Our ${kind}`): Promise<string> =>
  String((await browser.send(spacesCalls.createSpace, { kind, name })).body['spaceId'])

async function joinBy(teacher: Visitor, joiner: Visitor, spaceId: string, more: object = {}): Promise<void> {
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  const { status } = await joiner.send(spacesCalls.joinSpace, { code: space.joinCode, ...more })
  if (status !== 200) throw new Error(`joining was refused with ${status}`)
}

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

const list = async (browser: Visitor, input: object = {}) => {
  const { status, body } = await browser.send(calls.listStudents, input)
  expect(status).toBe(200)
  return body as { students: Student[]; found: number; tiles: object; grades: string[] }
}
const names = async (browser: Visitor, input: object = {}): Promise<string[]> =>
  (await list(browser, input)).students.map(({ name }) => name)

async function enter(browser: Visitor, spaceId: string, name: string, more: object = {}): Promise<WholeStudent> {
  const input = { spaceId, id: crypto.randomUUID(), revision: null, name, ...more }
  const { status, body } = await browser.send(calls.saveStudent, input)
  expect([status, body['outcome']]).toEqual([200, 'saved'])
  return body['student'] as WholeStudent
}

test('roster: a search finds part of a name, an address or a parent, in any case [S5.03]', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher, 'class')
  await enter(teacher, spaceId, 'Amahle Dlamini', { email: 'amahle@example.org', parent: 'Nomsa Dlamini', grade: '4' })
  await enter(teacher, spaceId, 'Sipho van Wyk', { parentEmail: 'vanwyk@example.org', grade: '2' })
  await enter(teacher, spaceId, 'Éloïse Müller')
  expect(await names(teacher)).toEqual(['Amahle Dlamini', 'Éloïse Müller', 'Sipho van Wyk'])
  expect(await names(teacher, { search: 'DLAM' })).toEqual(['Amahle Dlamini'])
  expect(await names(teacher, { search: 'hle@EX' })).toEqual(['Amahle Dlamini'])
  expect(await names(teacher, { search: 'nomsa' })).toEqual(['Amahle Dlamini'])
  expect(await names(teacher, { search: 'VanWyk@' })).toEqual(['Sipho van Wyk'])
  expect(await names(teacher, { search: 'ÉLOÏSE M' })).toEqual(['Éloïse Müller'])
  expect(await names(teacher, { search: '%' })).toEqual([])
  expect(await names(teacher, { search: '_' })).toEqual([])
  expect(await list(teacher, { search: 'nobody' })).toMatchObject({ students: [], found: 0, tiles: { students: 3 } })
})

test('roster: grade and status filters, orders and pages of 50', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher, 'class')
  for (let at = 0; at < 52; at++)
    await enter(
      teacher,
      spaceId,
      `Student ${String(at).padStart(2, '0')}`,
      at === 0 ? {} : { grade: at % 2 ? 'r' : '5' },
    )
  const first = await list(teacher, { grade: 'r' })
  expect([first.found, first.grades]).toEqual([26, ['r', '5']])
  expect(await names(teacher, { grade: 'none' })).toEqual(['Student 00'])
  expect((await list(teacher)).students).toHaveLength(50)
  expect(await names(teacher, { page: 2 })).toEqual(['Student 50', 'Student 51'])
  expect(await list(teacher, { page: 9 })).toMatchObject({ students: [], found: 52 })
  expect((await names(teacher, { order: '-name' }))[0]).toBe('Student 51')
  const { id } = (await list(teacher)).students[3] as Student
  const off = await teacher.send(calls.setStudentStatus, { spaceId, id, status: 'inactive' })
  expect(off.body['student']).toMatchObject({ status: 'inactive', revision: 2 })
  expect(await names(teacher, { status: 'inactive' })).toEqual(['Student 03'])
  expect(await list(teacher)).toMatchObject({ tiles: { students: 52, active: 51 } })
  // The same again is no further change.
  const again = await teacher.send(calls.setStudentStatus, { spaceId, id, status: 'inactive' })
  expect(again.body['student']).toMatchObject({ revision: 2 })
})

test('joining: a child gets a row by itself, with a recent login within seven days [S9.09]', async ({
  signUpAs,
  database,
  time,
}) => {
  const [teacher, gogo, other] = [await signUpAs('mfundisi'), await signUpAs('gogo'), await signUpAs('other')]
  const spaceId = await make(teacher, 'class')
  const [learnerId, otherId] = [await addChildTo(gogo, 'thandi'), await idOf(other)]
  await joinBy(teacher, gogo, spaceId, { childId: learnerId })
  await joinBy(teacher, other, spaceId)
  const { students: shown } = await list(teacher)
  expect(shown.map(({ name, status }) => [name, status])).toEqual([
    ['Nomsa Dlamini', 'active'],
    ['thandi', 'active'],
  ])
  expect(shown[1]).toMatchObject({ learnerId, email: null, lastLogin: null, groups: ['Our class'] })
  const tilesWhen = async (milliseconds: number) => {
    const at = new Date(time.now.getTime() - milliseconds)
    await asSystem(() => database.update(sessions).set({ updatedAt: at }).where(eq(sessions.userId, otherId)))
    await asSystem(() => database.update(knownDevices).set({ seenAt: at }).where(eq(knownDevices.userId, otherId)))
    return (await list(teacher)).tiles
  }
  expect(await tilesWhen(7 * DAY)).toEqual({ students: 2, active: 2, recentLogins: 1, averageProgress: null })
  expect(await tilesWhen(7 * DAY + 1)).toEqual({ students: 2, active: 2, recentLogins: 0, averageProgress: null })
})

test('joining: a student in two classes is one student', async ({ signUpAs }) => {
  const [teacher, learner] = [await signUpAs('mfundisi'), await signUpAs('learner')]
  const [first, second] = [await make(teacher, 'class', 'One'), await make(teacher, 'class', 'Two')]
  await joinBy(teacher, learner, first)
  await joinBy(teacher, learner, second)
  const { students: shown, tiles } = await list(teacher)
  expect(shown.map(({ groups }) => groups.toSorted())).toEqual([['One', 'Two']])
  expect(tiles).toMatchObject({ students: 1 })
  expect((await list(teacher, { spaceId: second })).students[0]?.spaceId).toBe(second)
})

test('joining: a row of the guardian’s address becomes the child’s; twins wait for a person', async ({ signUpAs }) => {
  const [teacher, gogo, dade] = [await signUpAs('mfundisi'), await signUpAs('gogo'), await signUpAs('dade')]
  const spaceId = await make(teacher, 'class')
  await enter(teacher, spaceId, 'Thandi Nkosi', { parentEmail: 'gogo@example.com' })
  await enter(teacher, spaceId, 'Lwazi Mokoena', { parentEmail: 'dade@example.com' })
  await enter(teacher, spaceId, 'Lindiwe Mokoena', { parentEmail: 'dade@example.com' })
  const thandi = await addChildTo(gogo, 'starlight')
  await joinBy(teacher, gogo, spaceId, { childId: thandi })
  await joinBy(teacher, dade, spaceId, { childId: await addChildTo(dade, 'moonlight') })
  const { students: shown } = await list(teacher)
  expect(shown.map(({ name, learnerId }) => [name, learnerId === null])).toEqual([
    ['Lindiwe Mokoena', true],
    ['Lwazi Mokoena', true],
    ['moonlight', false],
    ['Thandi Nkosi', false],
  ])
  expect(shown.find(({ name }) => name === 'Thandi Nkosi')?.learnerId).toBe(thandi)
})

test('record: looking at a joined student and changing the row each leave a row (M13)', async ({
  signUpAs,
  database,
  time,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher, 'class')
  await enter(teacher, spaceId, 'Thandi Nkosi', { parentEmail: 'gogo@example.com' })
  const learnerId = await addChildTo(gogo, 'starlight')
  await joinBy(teacher, gogo, spaceId, { childId: learnerId })
  const id = (await list(teacher)).students.find((one) => one.learnerId === learnerId)?.id
  const { student } = (await teacher.send(calls.getStudent, { spaceId, id })).body as { student: WholeStudent }
  const rowsOf = async (event: 'roster-seen' | 'roster-changed') =>
    (await asSystem(() => database.select().from(securityEvents))).filter(
      (row) => row.event === event && row.learnerId === learnerId,
    ).length
  const left: [string, number, boolean][] = []
  for (const [name, event, input] of [
    ['getStudent', 'roster-seen', { spaceId, id }],
    ['setStudentStatus', 'roster-changed', { spaceId, id, status: 'inactive' }],
    ['partStudent', 'roster-changed', { spaceId, id }],
  ] as const) {
    time.now = new Date(time.now.getTime() + 2 * 60 * 60 * 1000)
    const before = await rowsOf(event)
    const { status } = await teacher.send(calls[name], input)
    left.push([name, status, (await rowsOf(event)) > before])
  }
  expect(student.learnerId).toBe(learnerId)
  expect(left).toEqual([
    ['getStudent', 200, true],
    ['setStudentStatus', 200, true],
    ['partStudent', 200, true],
  ])
})

test('saving: the same twice is one student, and a change on top of another’s is told', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher, 'class')
  const input = { spaceId, id: crypto.randomUUID(), revision: null, name: 'Sipho', grade: '4' }
  for (let time = 0; time < 2; time++)
    expect((await teacher.send(calls.saveStudent, input)).body).toMatchObject({
      outcome: 'saved',
      student: { name: 'Sipho', revision: 1 },
    })
  expect((await teacher.send(calls.saveStudent, { ...input, revision: 1, grade: '5' })).body).toMatchObject({
    outcome: 'saved',
    student: { grade: '5', revision: 2 },
  })
  expect((await teacher.send(calls.saveStudent, { ...input, revision: 1, name: 'Sipho M' })).body).toMatchObject({
    outcome: 'changed-meanwhile',
    student: { name: 'Sipho', grade: '5', revision: 2 },
  })
  expect((await list(teacher)).found).toBe(1)
})

test('saving: two teachers at once; one is saved and the other is told', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher, 'class')
  const { id } = await enter(teacher, spaceId, 'Sipho')
  const answers = await Promise.all(
    ['Sipho A', 'Sipho B', 'Sipho C'].map((name) =>
      teacher.send(calls.saveStudent, { spaceId, id, revision: 1, name }),
    ),
  )
  expect(answers.map(({ body }) => String(body['outcome'])).toSorted((one, other) => one.localeCompare(other))).toEqual(
    ['changed-meanwhile', 'changed-meanwhile', 'saved'],
  )
})

test('saving: a wrong field is named, and nothing is stored', async ({ signUpAs, database }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher, 'class')
  const input = { spaceId, id: crypto.randomUUID(), revision: null, name: 'Sipho' }
  for (const [field, value] of [
    ['name', ' '],
    ['email', 'nowhere'],
    ['birthYear', 2090],
    ['grade', '13'],
    ['note', 'x'.repeat(601)],
  ] as const) {
    const { status, body } = await teacher.send(calls.saveStudent, { ...input, [field]: value })
    expect([field, status]).toEqual([field, 400])
    expect(Object.keys((body['error'] as { fields: object }).fields)).toEqual([field])
  }
  expect(await database.$count(students)).toBe(0)
})

test('a family: a child’s details are saved; a guardian without the scope sees none', async ({
  signUpAs,
  sentEmails,
}) => {
  const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
  const spaceId = await make(gogo, 'family')
  const learnerId = await addChildTo(gogo, 'thandi')
  await gogo.send(spacesCalls.addChildToSpace, { spaceId, childId: learnerId })
  const student = await enter(gogo, spaceId, 'Thandi', { learnerId, grade: 'r', birthYear: 2020 })
  expect(student).toMatchObject({ learnerId, name: 'Thandi', grade: 'r', age: 6 })
  expect(await names(gogo)).toEqual(['Thandi'])
  const email = 'malume@example.com'
  await joinAsGuardian(gogo, malume, { childId: learnerId, email, scopes: ['manage-account'] }, sentEmails)
  await gogo.send(spacesCalls.inviteMember, { spaceId, email, role: 'parent', tags: ['view', 'edit'] })
  await joinAsInvited(malume, sentEmails)
  expect(await names(malume)).toEqual([])
  const { id } = student
  expect((await malume.send(calls.getStudent, { spaceId, id })).status).toBe(404)
  expect((await malume.send(calls.saveStudent, { spaceId, id, revision: 1, name: 'X' })).status).toBe(404)
  expect((await malume.send(calls.setStudentStatus, { spaceId, id, status: 'inactive' })).status).toBe(404)
  expect((await malume.send(calls.removeStudent, { spaceId, id })).status).toBe(200)
  expect(await names(gogo)).toEqual(['Thandi'])
})

test('consent to sharing withdrawn: the teacher keeps the own entry, without the account', async ({
  signUpAs,
  database,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher, 'class')
  const entered = await enter(teacher, spaceId, 'Thandi Nkosi', { parentEmail: 'gogo@example.com' })
  const childId = await addChildTo(gogo, 'thandi')
  await joinBy(teacher, gogo, spaceId, { childId })
  await joinBy(teacher, gogo, spaceId, { childId: await addChildTo(gogo, 'sipho') })
  expect((await list(teacher)).students).toMatchObject([
    { name: 'sipho' },
    { name: 'Thandi Nkosi', learnerId: childId },
  ])
  for (const { id } of (await gogo.send(childrenCalls.listChildren)).body['children'] as { id: string }[])
    await gogo.send(childrenCalls.decidePurpose, {
      childId: id,
      purpose: 'class-sharing',
      isAgreed: false,
      textVersion: CONSENT_TEXT_VERSION,
    })
  expect((await list(teacher)).students).toMatchObject([{ id: entered.id, learnerId: null, lastLogin: null }])
  await asSystem(() => sweepRows(database, new Date(0)))
  expect(await database.select().from(students)).toMatchObject([{ name: 'Thandi Nkosi', learnerId: null }])
})

test('a child’s copy: it has the roster’s row; the row goes with the account', async ({ signUpAs, database }) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher, 'class')
  await enter(teacher, spaceId, 'Thandi Nkosi', { parentEmail: 'gogo@example.com', note: 'Sits in front' })
  await enter(teacher, spaceId, 'Sipho')
  const childId = await addChildTo(gogo, 'thandi')
  await joinBy(teacher, gogo, spaceId, { childId })
  await list(teacher)
  const copy = (await gogo.send(childrenCalls.exportChild, { childId })).body['tables']
  expect(copy).toMatchObject({ students: [{ name: 'Thandi Nkosi', note: 'Sits in front', learnerId: childId }] })
  await gogo.send(childrenCalls.deleteChild, { childId })
  expect(await database.select({ name: students.name }).from(students)).toEqual([{ name: 'Sipho' }])
})

test('removing: a student without an account goes; one with an account leaves by the members', async ({ signUpAs }) => {
  const [teacher, learner] = [await signUpAs('mfundisi'), await signUpAs('learner')]
  const spaceId = await make(teacher, 'class')
  const { id } = await enter(teacher, spaceId, 'Sipho')
  await joinBy(teacher, learner, spaceId)
  expect((await teacher.send(calls.removeStudent, { spaceId, id })).status).toBe(200)
  expect((await teacher.send(calls.removeStudent, { spaceId, id })).status).toBe(200)
  const [left] = (await list(teacher)).students
  expect((await teacher.send(calls.removeStudent, { spaceId, id: left?.id })).status).toBe(403)
  expect(await names(teacher)).toEqual(['Nomsa Dlamini'])
})

test('roster: a class’s own students and strangers get nothing of it', async ({ signUpAs, visit }) => {
  const [teacher, learner, stranger] = [
    await signUpAs('mfundisi'),
    await signUpAs('learner'),
    await signUpAs('stranger'),
  ]
  const spaceId = await make(teacher, 'class')
  const { id } = await enter(teacher, spaceId, 'Sipho')
  await joinBy(teacher, learner, spaceId)
  expect((await visit().send(calls.listStudents)).status).toBe(401)
  for (const [browser, refused] of [
    [learner, 403],
    [stranger, 404],
  ] as const) {
    expect(await list(browser)).toMatchObject({ students: [], found: 0, tiles: { students: 0 } })
    expect((await browser.send(calls.listStudents, { spaceId })).status).toBe(404)
    expect((await browser.send(calls.getStudent, { spaceId, id })).status).toBe(refused)
    expect((await browser.send(calls.saveStudent, { spaceId, id, revision: 1, name: 'X' })).status).toBe(refused)
    expect((await browser.send(calls.removeStudent, { spaceId, id })).status).toBe(refused)
  }
  // A place in another class opens nothing here.
  await make(stranger, 'class')
  expect((await stranger.send(calls.getStudent, { spaceId, id })).status).toBe(404)
})
