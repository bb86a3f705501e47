import { expect, test } from 'vitest'
import type { WholeStudent } from '#contract/roster-schemas.ts'
import {
  checkForm,
  differing,
  EMPTY_FORM,
  filterGrades,
  filterRows,
  formOf,
  isFiltering,
  listInput,
  loginDay,
  NO_FILTER,
  sampleRows,
  savedFields,
  tilesOf,
} from './roster-state.ts'

const now = new Date(2026, 2, 2, 10)
const at = (days: number): string => new Date(2026, 2, 2 + days, 9).toISOString()

const sample = (name: string, more: object = {}) => ({
  id: name,
  name,
  grade: '4' as const,
  age: 10,
  email: `${name}@funda.sample`,
  parent: 'Nomvula Dlamini',
  status: 'active' as const,
  lastLogin: at(0),
  progress: 90,
  subjects: ['Grammar'],
  ...more,
})

test('grade filter: Grades 2 to 5 and those that occur, in their order [S9.09]', () => {
  expect(filterGrades([])).toEqual(['2', '3', '4', '5'])
  expect(filterGrades(['r', '12', '3'])).toEqual(['r', '2', '3', '4', '5', '12'])
})

test('filter: only what is chosen is sent, pages from one', () => {
  expect(listInput(NO_FILTER)).toEqual({ page: 1 })
  expect(listInput({ search: ' Thandi ', grade: 'r', status: 'inactive', spaceId: 'x', page: 2 })).toEqual({
    search: 'Thandi',
    grade: 'r',
    status: 'inactive',
    spaceId: 'x',
    page: 3,
  })
  expect(isFiltering({ ...NO_FILTER, page: 3 })).toBe(false)
  expect(isFiltering({ ...NO_FILTER, grade: '2' })).toBe(true)
})

test('sample: search and filters narrow it, and its tiles are counted', () => {
  const rows = sampleRows([
    sample('Amahle'),
    sample('Lwazi', { parent: 'Lerato', grade: '2', status: 'inactive', lastLogin: at(-8), progress: 70 }),
  ])
  expect(filterRows(rows, { ...NO_FILTER, search: 'LERA' }).map(({ name }) => name)).toEqual(['Lwazi'])
  expect(filterRows(rows, { ...NO_FILTER, search: 'ahle@' }).map(({ name }) => name)).toEqual(['Amahle'])
  expect(filterRows(rows, { ...NO_FILTER, grade: '2', status: 'active' })).toEqual([])
  expect(tilesOf(rows, now)).toEqual({ students: 2, active: 1, recentLogins: 1, averageProgress: 80 })
  expect(tilesOf([], now).averageProgress).toBeNull()
})

test('last login: today, yesterday, before or never', () => {
  expect([at(0), at(-1), at(-2), null].map((lastLogin) => loginDay(lastLogin, now))).toEqual([
    'today',
    'yesterday',
    'before',
    'never',
  ])
})

const STUDENT: WholeStudent = {
  spaceId: 'space',
  id: 'one',
  learnerId: null,
  name: 'Sipho',
  grade: '4',
  birthYear: 2016,
  age: 10,
  email: null,
  parent: null,
  parentEmail: 'a@example.org',
  number: null,
  note: null,
  status: 'active',
  revision: 2,
  lastLogin: null,
  progress: null,
  groups: [],
  isJoined: false,
  mayEdit: true,
}

test('form: optional fields may be empty, wrong ones are named', () => {
  expect(checkForm({ ...EMPTY_FORM, name: 'Sipho' }, now)).toEqual({})
  expect(
    checkForm({ ...EMPTY_FORM, birthYear: '20', email: 'nowhere', parentEmail: 'a@b', note: 'x'.repeat(601) }, now),
  ).toEqual({ name: 'missing', birthYear: 'invalid', email: 'invalid', parentEmail: 'invalid', note: 'too-long' })
})

test('form: what it shows of a student is what it saves', () => {
  expect(savedFields(formOf(STUDENT))).toEqual({
    name: 'Sipho',
    grade: '4',
    birthYear: 2016,
    email: null,
    parent: null,
    parentEmail: 'a@example.org',
    number: null,
    note: null,
  })
})

test('conflict: the fields that differ from what another has saved', () => {
  expect(differing({ ...formOf(STUDENT), name: 'Sipho M', note: ' ' }, STUDENT)).toEqual(['name'])
})
