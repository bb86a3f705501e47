import { expect } from 'vitest'
import { rosterCalls as calls } from '#contract/roster.ts'
import type { ImportFate, Student, WholeStudent } from '#contract/roster-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { students } from '#server/features/roster/tables.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'

const COLUMNS = ['name', 'grade', 'parentEmail', 'number'] as const
type File = { columns: readonly string[]; rows: string[][]; decisions?: object[] }
const FILE: File = {
  columns: COLUMNS,
  rows: [
    ['Amahle Dlamini', 'Gr 4', 'nomsa@example.org', '1'],
    ['Lwazi Mokoena', 'Graad R', 'dade@example.com', '2'],
    ['Lindiwe Mokoena', '13', 'dade@example.com', '3'],
    ['', '4', '', ''],
    ['Thandi Nkosi', '', '', ''],
    ['Thandi Nkosi', '5', '', ''],
  ],
}

const makeClass = async (teacher: Visitor): Promise<string> =>
  String((await teacher.send(spacesCalls.createSpace, { kind: 'class', name: 'Our class' })).body['spaceId'])

async function preview(teacher: Visitor, spaceId: string, file: object = FILE) {
  const { status, body } = await teacher.send(calls.previewImport, { spaceId, ...file })
  expect(status).toBe(200)
  return body['preview'] as { token: string; fates: ImportFate[] }
}

const bring = async (teacher: Visitor, spaceId: string, token: string, file: object = FILE) =>
  (await teacher.send(calls.importStudents, { spaceId, ...file, token })).body

const list = async (teacher: Visitor) =>
  (await teacher.send(calls.listStudents)).body as { students: Student[]; doubts: { id: string; spaceId: string }[] }

test('import: it writes what the preview showed; bad rows don’t stop the good ones', async ({ signUpAs, database }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await makeClass(teacher)
  const { token, fates } = await preview(teacher, spaceId)
  expect(fates).toMatchObject([
    { fate: 'add', name: 'Amahle Dlamini', problems: [] },
    { fate: 'add' },
    { fate: 'add', problems: ['grade'] },
    { fate: 'bad', problems: ['name'] },
    { fate: 'twice', rows: [5], isRepeat: false },
    { fate: 'twice', rows: [4] },
  ])
  expect(await database.$count(students)).toBe(0)
  expect(await bring(teacher, spaceId, token)).toEqual({
    outcome: 'imported',
    added: 3,
    changed: 0,
    preview: null,
  })
  expect((await list(teacher)).students.map(({ name, grade, number }) => [name, grade, number])).toEqual([
    ['Amahle Dlamini', '4', '1'],
    ['Lindiwe Mokoena', null, '3'],
    ['Lwazi Mokoena', 'r', '2'],
  ])
})

test('import: a second one undoes nothing set by hand, and empty cells erase nothing', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await makeClass(teacher)
  await bring(teacher, spaceId, (await preview(teacher, spaceId)).token)
  const amahle = (await list(teacher)).students[0] as Student
  const { age, lastLogin, progress, groups, learnerId, status, ...fields } = amahle
  expect([age, lastLogin, progress, groups.length, learnerId, status]).toEqual([null, null, null, 1, null, 'active'])
  await teacher.send(calls.saveStudent, { ...fields, name: 'Amahle Dlamini-Smith', note: 'Sits in front' })
  const later = {
    ...FILE,
    rows: [
      ['Amahle Dlamini', '5', '', '1'],
      ['Lwazi Mokoena', '', '', '2'],
    ],
  }
  const { token, fates } = await preview(teacher, spaceId, later)
  expect(fates).toMatchObject([
    {
      fate: 'change',
      name: 'Amahle Dlamini-Smith',
      changes: [{ field: 'grade', from: '4', to: '5' }],
      kept: [{ field: 'name', to: 'Amahle Dlamini' }],
    },
    { fate: 'same' },
  ])
  expect(await bring(teacher, spaceId, token, later)).toMatchObject({ outcome: 'imported', added: 0, changed: 1 })
  const { id } = amahle
  expect((await teacher.send(calls.getStudent, { spaceId, id })).body['student']).toMatchObject({
    name: 'Amahle Dlamini-Smith',
    grade: '5',
    parentEmail: 'nomsa@example.org',
    note: 'Sits in front',
  })
  // The same import again has another preview by now, and writes nothing.
  const again = await bring(teacher, spaceId, token, later)
  expect(again).toMatchObject({ outcome: 'changed-meanwhile', added: 0, changed: 0 })
  expect((again['preview'] as { fates: ImportFate[] }).fates.map(({ fate }) => fate)).toEqual(['same', 'same'])
})

test('import: the roster changed since the preview; nothing is written and the preview is new', async ({
  signUpAs,
  database,
}) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await makeClass(teacher)
  const { token } = await preview(teacher, spaceId)
  await teacher.send(calls.saveStudent, {
    spaceId,
    id: crypto.randomUUID(),
    revision: null,
    name: 'Amahle Dlamini',
    number: '1',
  })
  const answer = await bring(teacher, spaceId, token)
  expect(answer).toMatchObject({
    outcome: 'changed-meanwhile',
    preview: { fates: [{ fate: 'change' }, {}, {}, {}, {}, {}] },
  })
  expect(await database.$count(students)).toBe(1)
  const { token: newer } = answer['preview'] as { token: string }
  expect(await bring(teacher, spaceId, newer)).toMatchObject({ outcome: 'imported', added: 2, changed: 1 })
})

test('import: an unclear row waits for the teacher’s decision', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await makeClass(teacher)
  await bring(teacher, spaceId, (await preview(teacher, spaceId)).token)
  const file: File = { columns: ['name', 'parentEmail'], rows: [['Lwazi Mokoena', 'new@example.org']] }
  const { fates } = await preview(teacher, spaceId, file)
  expect(fates).toMatchObject([{ fate: 'unclear', candidates: [{ name: 'Lwazi Mokoena', grade: 'r' }] }])
  const decided = { ...file, decisions: [{ row: 0, id: null }] }
  const { token, fates: clear } = await preview(teacher, spaceId, decided)
  expect(clear).toMatchObject([{ fate: 'add', isNamesake: true }])
  expect(await bring(teacher, spaceId, token, decided)).toMatchObject({ added: 1 })
})

test('export: our own file comes back in and changes nothing, though a name was changed since', async ({
  signUpAs,
}) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await makeClass(teacher)
  await bring(teacher, spaceId, (await preview(teacher, spaceId)).token)
  const { body } = await teacher.send(calls.exportStudents, { spaceId })
  const exported = body['students'] as Record<string, string | null>[]
  expect(Object.keys(exported[0] ?? {})).not.toContain('note')
  const columns = ['id', 'name', 'grade', 'parentEmail', 'number', 'status']
  const file: File = { columns, rows: exported.map((row) => columns.map((column) => row[column] ?? '')) }
  expect((await preview(teacher, spaceId, file)).fates.map(({ fate }) => fate)).toEqual(['same', 'same', 'same'])
  const [first] = (await list(teacher)).students
  const { id, revision } = first as Student
  await teacher.send(calls.saveStudent, { spaceId, id, revision, name: 'Another Name', number: '99', grade: '4' })
  const { token, fates } = await preview(teacher, spaceId, file)
  expect(fates.map(({ fate }) => fate)).toEqual(['same', 'same', 'same'])
  const kept = fates.flatMap((fate) => ('kept' in fate ? fate.kept : []))
  expect(kept.map(({ field }) => field)).toEqual(expect.arrayContaining(['name', 'number']))
  expect(await bring(teacher, spaceId, token, file)).toMatchObject({ outcome: 'imported', added: 0, changed: 0 })
  const after = (await list(teacher)).students
  expect(after).toHaveLength(3)
  expect(after.find((student) => student.id === id)).toMatchObject({ name: 'Another Name', number: '99', grade: '4' })
})

test('import: siblings share a parent’s address, and two students of one name stay two', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await makeClass(teacher)
  const file: File = {
    columns: COLUMNS,
    rows: [
      ['Lwazi Mokoena', '4', 'dade@example.com', '1'],
      ['Lindiwe Mokoena', '4', 'dade@example.com', '2'],
      ['Thandi Nkosi', '4', 'gogo@example.com', '3'],
      ['Thandi Nkosi', '4', 'malume@example.com', '4'],
    ],
  }
  const { token, fates } = await preview(teacher, spaceId, file)
  expect(fates.map(({ fate }) => fate)).toEqual(['add', 'add', 'add', 'add'])
  expect(await bring(teacher, spaceId, token, file)).toMatchObject({ outcome: 'imported', added: 4, changed: 0 })
  const shown = async () =>
    (await list(teacher)).students.map(({ name, parentEmail, number }) => `${name} ${parentEmail} ${number}`).toSorted()
  const all = file.rows.map(([name, , parentEmail, number]) => `${name} ${parentEmail} ${number}`).toSorted()
  expect(await shown()).toEqual(all)
  expect((await preview(teacher, spaceId, file)).fates.map(({ fate }) => fate)).toEqual([
    'same',
    'same',
    'same',
    'same',
  ])
})

test('import: 1,200 rows are written together, and the quota holds', async ({ signUpAs, database }) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await makeClass(teacher)
  const rows = Array.from({ length: 1200 }, (_, at) => [`Student ${at}`, '4', `parent${at}@example.org`, String(at)])
  const file = { columns: COLUMNS, rows }
  expect(await bring(teacher, spaceId, (await preview(teacher, spaceId, file)).token, file)).toMatchObject({
    added: 1200,
  })
  expect(await database.$count(students)).toBe(1200)
  const more = {
    ...file,
    rows: rows.map(([name = '', ...others]) => [`${name} again`, ...others.slice(0, 2), `x${others[2]}`]),
  }
  const { token } = await preview(teacher, spaceId, more)
  expect(QUOTAS.students).toBeLessThan(2400)
  expect((await teacher.send(calls.importStudents, { spaceId, ...more, token })).status).toBe(409)
  expect(await database.$count(students)).toBe(1200)
})

async function joinChild(teacher: Visitor, guardian: Visitor, spaceId: string, username: string): Promise<string> {
  const childId = await addChildTo(guardian, username)
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  expect((await guardian.send(spacesCalls.joinSpace, { code: space.joinCode, childId })).status).toBe(200)
  return childId
}

test('twins: the teacher is asked whose account it is, and can take it off again', async ({ signUpAs }) => {
  const [teacher, dade] = [await signUpAs('mfundisi'), await signUpAs('dade')]
  const spaceId = await makeClass(teacher)
  await bring(teacher, spaceId, (await preview(teacher, spaceId)).token)
  const childId = await joinChild(teacher, dade, spaceId, 'moonlight')
  const { doubts } = await list(teacher)
  expect(doubts).toMatchObject([
    { name: 'moonlight', candidates: [{ name: 'Lindiwe Mokoena' }, { name: 'Lwazi Mokoena' }] },
  ])
  const lwazi = (await list(teacher)).students.find(({ name }) => name === 'Lwazi Mokoena') as Student
  const input = { spaceId, id: doubts[0]?.id, enteredId: lwazi.id }
  for (let time = 0; time < 2; time++) {
    const { body } = await teacher.send(calls.joinStudent, input)
    expect(body['student']).toMatchObject({ id: lwazi.id, name: 'Lwazi Mokoena', grade: 'r', learnerId: childId })
  }
  const joined = await list(teacher)
  expect([joined.students.length, joined.doubts]).toEqual([3, []])
  const parted = await teacher.send(calls.partStudent, { spaceId, id: lwazi.id })
  expect(parted.body['student'] as WholeStudent).toMatchObject({ name: 'Lwazi Mokoena', learnerId: null })
  const after = await list(teacher)
  expect(after.students.map(({ name, learnerId }) => [name, learnerId === childId])).toEqual([
    ['Amahle Dlamini', false],
    ['Lindiwe Mokoena', false],
    ['Lwazi Mokoena', false],
    ['moonlight', true],
  ])
  // It was decided once, and isn't asked again.
  expect(after.doubts).toEqual([])
})

test('twins: “none of these” is kept', async ({ signUpAs }) => {
  const [teacher, dade] = [await signUpAs('mfundisi'), await signUpAs('dade')]
  const spaceId = await makeClass(teacher)
  await bring(teacher, spaceId, (await preview(teacher, spaceId)).token)
  await joinChild(teacher, dade, spaceId, 'moonlight')
  const [doubt] = (await list(teacher)).doubts
  expect((await teacher.send(calls.joinStudent, { spaceId, id: doubt?.id, enteredId: null })).status).toBe(200)
  expect((await list(teacher)).doubts).toEqual([])
})

test('import after joining: an entered row takes the place of the account’s own', async ({ signUpAs }) => {
  const [teacher, nomsa] = [await signUpAs('mfundisi'), await signUpAs('nomsa')]
  const spaceId = await makeClass(teacher)
  const childId = await joinChild(teacher, nomsa, spaceId, 'starlight')
  expect((await list(teacher)).students).toMatchObject([{ name: 'starlight' }])
  const file: File = { columns: COLUMNS, rows: [['Amahle Dlamini', '4', 'nomsa@example.com', '1']] }
  await bring(teacher, spaceId, (await preview(teacher, spaceId, file)).token, file)
  expect((await list(teacher)).students).toMatchObject([{ name: 'Amahle Dlamini', learnerId: childId }])
})

test('import: a wrong file is refused, and so is whoever may not edit', async ({ signUpAs, visit }) => {
  const [teacher, other] = [await signUpAs('mfundisi'), await signUpAs('other')]
  const spaceId = await makeClass(teacher)
  const status = async (browser: Visitor, file: object) =>
    (await browser.send(calls.previewImport, { spaceId, ...file })).status
  expect(await status(visit(), FILE)).toBe(401)
  expect(await status(other, FILE)).toBe(404)
  expect(await status(teacher, { columns: ['password'], rows: [['x']] })).toBe(400)
  expect(await status(teacher, { columns: ['name'], rows: [] })).toBe(400)
  expect(await status(teacher, { columns: ['name'], rows: Array.from({ length: 2001 }, () => ['x']) })).toBe(400)
  expect(await status(teacher, { columns: ['name'], rows: [['x'.repeat(401)]] })).toBe(400)
})
