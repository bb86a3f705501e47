import fc from 'fast-check'
import { expect, test } from 'vitest'
import words from '../../../content/roster/headings.json' with { type: 'json' }
import { GRADES } from '#core/people/grades.ts'
import { readSafeCell, writeCsv } from '#core/privacy/write-csv.ts'
import { planImport, type ListedStudent } from '#core/roster/plan-import.ts'
import { IMPORT_COLUMNS, readStatus, recogniseColumns } from '#core/roster/recognise-columns.ts'
import { readRow, type ImportedField, type ImportedValues, type ReadRow } from '#core/roster/read-row.ts'

const now = new Date('2026-03-02T10:00:00.000Z')
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[a-z]+$/i.test(text)

const listed = (id: string, name: string, more: Partial<ListedStudent> = {}): ListedStudent => ({
  id,
  name,
  grade: null,
  birthYear: null,
  email: null,
  parent: null,
  parentEmail: null,
  number: null,
  status: 'active',
  changedByHand: [],
  revision: 1,
  ...more,
})
const row = (values: ImportedValues, id?: string): ReadRow => ({ ...(id ? { id } : {}), values, problems: [] })
const fates = (students: ListedStudent[], rows: ReadRow[]): string[] =>
  planImport(students, rows).map(({ fate }) => fate)

test('columns: headings in three languages are recognised, and others are left out', () => {
  expect(recogniseColumns(['Surname', 'First Name', 'Gr.', 'Date of Birth', 'ID number', 'Race'], words)).toEqual([
    'lastName',
    'firstName',
    'grade',
    'birthYear',
    undefined,
    undefined,
  ])
  expect(recogniseColumns(['Naam', 'Graad', 'Ouer se e-pos', 'Leerdernommer'], words)).toEqual([
    'name',
    'grade',
    'parentEmail',
    'number',
  ])
  expect(recogniseColumns(['Igama', 'IBanga', 'Umzali', 'I-meyile yomzali'], words)).toEqual([
    'name',
    'grade',
    'parent',
    'parentEmail',
  ])
  expect(recogniseColumns(['Name', 'Name'], words)).toEqual(['name', undefined])
  expect(['Aktief', 'Inactive', 'perhaps'].map((cell) => readStatus(cell, words))).toEqual([
    'active',
    'inactive',
    'perhaps',
  ])
})

test('a row: cells are read as people write them, and one that can’t be read spoils no other', () => {
  const columns = ['lastName', 'firstName', 'grade', 'age', 'email', 'number', 'status'] as const
  const read = (...cells: string[]) => readRow(columns, cells, { now, isEmail })
  expect(read('Dlamini', ' Amahle ', 'Gr 4', '9', 'A@Example.org', '17', 'inactive')).toEqual({
    values: {
      name: 'Amahle Dlamini',
      grade: '4',
      birthYear: 2017,
      email: 'a@example.org',
      number: '17',
      status: 'inactive',
    },
    problems: [],
  })
  expect(read('Dlamini', 'Amahle', 'Graad R', '', '', '', '').values).toEqual({ name: 'Amahle Dlamini', grade: 'r' })
  expect(read('Dlamini', 'Amahle', '14', '200', 'nowhere', '', 'maybe')).toEqual({
    values: { name: 'Amahle Dlamini' },
    problems: ['grade', 'birthYear', 'email', 'status'],
  })
  expect(
    ['2016', '2016-04-01', '01/04/2016', '1850', 'x'].map(
      (cell) => readRow(['birthYear'], [cell], { now, isEmail }).values.birthYear,
    ),
  ).toEqual([2016, 2016, 2016, undefined, undefined])
})

test('one student twice in a file: rows that agree are written once, others not at all', () => {
  const sipho = { name: 'Sipho Dlamini', grade: '4' } as const
  expect(planImport([], [row(sipho), row(sipho)])).toMatchObject([
    { fate: 'add' },
    { fate: 'twice', rows: [0], isRepeat: true },
  ])
  expect(planImport([], [row(sipho), row({ name: 'SIPHO  dlamini', grade: '5' })])).toMatchObject([
    { fate: 'twice', rows: [1], isRepeat: false },
    { fate: 'twice', rows: [0], isRepeat: false },
  ])
  expect(fates([listed('a', 'Sipho Dlamini')], [row(sipho), row({ name: 'Sipho Dlamini', grade: '5' })])).toEqual([
    'twice',
    'twice',
  ])
})

test('two students of one name: told apart by number, year of birth or address', () => {
  const [one, other] = [
    { name: 'Sipho Dlamini', parentEmail: 'a@example.org' },
    { name: 'Sipho Dlamini', parentEmail: 'b@example.org' },
  ]
  expect(planImport([], [row(one), row(other)])).toMatchObject([
    { fate: 'add', isNamesake: true },
    { fate: 'add', isNamesake: true },
  ])
  const both = [listed('a', one.name, one), listed('b', other.name, other)]
  expect(planImport(both, [row(other), row(one)])).toMatchObject([
    { fate: 'same', id: 'b' },
    { fate: 'same', id: 'a' },
  ])
  expect(planImport(both.slice(0, 1), [row(one), row(other)])).toMatchObject([
    { fate: 'same', id: 'a' },
    { fate: 'add', isNamesake: true },
  ])
  expect(fates([listed('a', one.name, { birthYear: 2016 })], [row({ name: one.name, birthYear: 2017 })])).toEqual([
    'add',
  ])
})

test('an unclear row: it waits, and a decision makes it the student or a new one', () => {
  const students = [listed('a', 'Sipho Dlamini', { parentEmail: 'a@example.org' })]
  const rows = [row({ name: 'Sipho Dlamini', parentEmail: 'new@example.org' })]
  expect(planImport(students, rows)).toMatchObject([{ fate: 'unclear', candidates: ['a'] }])
  expect(planImport(students, rows, new Map([[0, 'a']]))).toMatchObject([{ fate: 'change', id: 'a' }])
  expect(planImport(students, rows, new Map([[0, null]]))).toMatchObject([{ fate: 'add', isNamesake: true }])
  expect(planImport(students, rows, new Map([[0, 'other']]))).toMatchObject([{ fate: 'unclear' }])
})

test('siblings: they share a parent’s address, even in the column of their own', () => {
  const shared = { email: 'nomsa@example.org', parentEmail: 'nomsa@example.org' }
  expect(fates([], [row({ name: 'Thandi', ...shared }), row({ name: 'Lwazi', ...shared })])).toEqual(['add', 'add'])
  expect(fates([listed('a', 'Thandi', shared)], [row({ name: 'Lwazi', ...shared })])).toEqual(['add'])
})

test('a changed name: the id or the school’s number finds the student again', () => {
  const student = listed('a', 'Thandi Nkosi-Smith', { number: '17', changedByHand: ['name'] })
  expect(planImport([student], [row({ name: 'Thandi Nkosi', grade: '5' }, 'a')])).toMatchObject([
    { fate: 'change', id: 'a', changes: [{ field: 'grade', to: '5' }], kept: [{ field: 'name', to: 'Thandi Nkosi' }] },
  ])
  expect(planImport([student], [row({ name: 'Thandi Nkosi', number: '17' })])).toMatchObject([
    { fate: 'same', id: 'a', kept: [{ field: 'name' }] },
  ])
})

test('a row without a name: refused, and the others are written', () => {
  expect(fates([], [row({ grade: '4' }), row({ name: 'Lwazi' })])).toEqual(['bad', 'add'])
})

test('1,200 rows beside 1,200 students: planned at once', () => {
  const rows = Array.from({ length: 1200 }, (_, at) => row({ name: `Student ${at}`, number: String(at), grade: '4' }))
  const students = rows.map(({ values }, at) => listed(`id${at}`, values.name ?? '', { number: values.number ?? null }))
  expect(new Set(fates(students, rows))).toEqual(new Set(['change']))
  expect(new Set(fates([], rows))).toEqual(new Set(['add']))
})

const word = fc.constantFrom('Sipho', 'Thandi', '=Amahle', "'-Lwazi", 'Éloïse', "'=x", 'van Wyk; A', 'O"Neil', '+27')
const student = fc.record({
  name: fc.tuple(word, word).map((parts) => parts.join(' ')),
  grade: fc.option(fc.constantFrom(...GRADES)),
  birthYear: fc.option(fc.integer({ min: 2005, max: 2020 })),
  email: fc.option(fc.constantFrom('a@example.org', 'b@example.org')),
  parent: fc.option(word),
  parentEmail: fc.option(fc.constantFrom('a@example.org', 'c@example.org')),
  number: fc.option(fc.integer({ min: 1, max: 30 }).map(String)),
  status: fc.constantFrom('active', 'inactive'),
  changedByHand: fc.subarray(['name', 'grade', 'status'] as const),
})
const roster = fc.array(student, { maxLength: 12 }).map((students): ListedStudent[] =>
  students.map((one, at) => ({
    ...one,
    id: `01890000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
    revision: 1,
  })),
)

const COLUMNS = IMPORT_COLUMNS.filter((column) => !['firstName', 'lastName', 'age'].includes(column))

/** Writes a roster as the export does, and reads it as the import does. */
function throughFile(students: readonly ListedStudent[]): ReadRow[] {
  const text = writeCsv(
    students.map((one) =>
      Object.fromEntries(COLUMNS.map((column) => [column, one[column as keyof ListedStudent] as string])),
    ),
    ';',
  )
  return readLines(text).map((cells) => readRow(COLUMNS, cells.map(readSafeCell), { now, isEmail }))
}

/** Reads what `writeCsv` writes, apart from its first line. */
function readLines(text: string): string[][] {
  const cells = [...text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)]
  const lines: string[][] = [[]]
  for (const [, quoted, bare = '', end] of cells) {
    lines.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(1).filter((line) => line.length === COLUMNS.length)
}

test('our own export: importing it changes nothing', () => {
  fc.assert(
    fc.property(roster, (students) => {
      expect(planImport(students, throughFile(students)).map((fate) => ({ ...fate, problems: [] }))).toEqual(
        students.map(({ id }) => ({ fate: 'same', id, kept: [], problems: [] })),
      )
    }),
  )
})

const NEW_ID = 'f0000000-0000-7000-8000-0000000000'

/** Writes the fates as the server does. */
function apply(students: readonly ListedStudent[], rows: readonly ReadRow[]): ListedStudent[] {
  const kept = new Map(students.map((one) => [one.id, one]))
  for (const [at, fate] of planImport(students, rows).entries()) {
    if (fate.fate === 'add')
      kept.set(
        `${NEW_ID}${at}`,
        listed(`${NEW_ID}${at}`, fate.values.name ?? '', fate.values as Partial<ListedStudent>),
      )
    const before = fate.fate === 'change' ? kept.get(fate.id) : undefined
    if (fate.fate === 'change' && before)
      kept.set(fate.id, { ...before, ...Object.fromEntries(fate.changes.map(({ field, to }) => [field, to])) })
  }
  return [...kept.values()]
}

const importedRow = fc
  .record(
    {
      name: fc.tuple(word, word).map((parts) => parts.join(' ')),
      grade: fc.constantFrom(...GRADES),
      birthYear: fc.integer({ min: 2005, max: 2020 }),
      email: fc.constantFrom('a@example.org', 'b@example.org'),
      parentEmail: fc.constantFrom('a@example.org', 'c@example.org'),
      number: fc.integer({ min: 1, max: 30 }).map(String),
    },
    { requiredKeys: [] },
  )
  .map((values): ReadRow => ({ values, problems: [] }))

test('a file imported twice is imported once: the second time changes no student and adds none', () => {
  fc.assert(
    fc.property(roster, fc.array(importedRow, { maxLength: 12 }), (students, rows) => {
      const once = apply(students, rows)
      const written = rows.filter((_, at) =>
        ['add', 'change', 'same'].includes(planImport(students, rows)[at]?.fate ?? ''),
      )
      const twice = apply(once, written)
      expect(twice).toEqual(once)
    }),
  )
})

test('hand-set fields and empty cells: no import changes them', () => {
  fc.assert(
    fc.property(roster, fc.array(importedRow, { maxLength: 12 }), (students, rows) => {
      const after = new Map(apply(students, rows).map((one) => [one.id, one]))
      for (const before of students) {
        const later = after.get(before.id)
        for (const field of before.changedByHand)
          expect(later?.[field as ImportedField]).toBe(before[field as ImportedField])
        for (const field of ['grade', 'email', 'parent', 'parentEmail', 'number'] as const)
          if (before[field] !== null) expect(later?.[field]).not.toBeNull()
      }
    }),
  )
})
