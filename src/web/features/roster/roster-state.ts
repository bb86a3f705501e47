import type { FieldCode } from '#contract/errors.ts'
import type { CallOf } from '#contract/call-of.ts'
import type { Student, WholeStudent } from '#contract/roster-schemas.ts'
import { GRADES, type Grade } from '#core/people/grades.ts'
import {
  isBirthYear,
  isRecentLogin,
  STUDENT_LIMITS,
  STUDENT_STATUSES,
  type StudentStatus,
} from '#core/roster/student.ts'

/** Grades that the filter always has (specification, section 9). */
const USUAL_GRADES: readonly Grade[] = ['2', '3', '4', '5']

/** Grades of the filter: the usual ones and those that occur, in their order. */
export const filterGrades = (present: readonly Grade[]): readonly Grade[] =>
  GRADES.filter((grade) => USUAL_GRADES.includes(grade) || present.includes(grade))

/** Search and filters above the list. */
export type RosterFilter = { search: string; grade: string; status: string; spaceId: string; page: number }

export const NO_FILTER: RosterFilter = { search: '', grade: '', status: '', spaceId: '', page: 0 }

/** Tells whether a filter leaves students out. */
export const isFiltering = ({ search, grade, status, spaceId }: RosterFilter): boolean =>
  [search.trim(), grade, status, spaceId].some((value) => value !== '')

/** Input of the call that lists the students of a filter. */
export function listInput({ search, grade, status, spaceId, page }: RosterFilter): CallOf<'listStudents'>['input'] {
  const wanted = GRADES.find((one) => one === grade)
  const state = STUDENT_STATUSES.find((one) => one === status)
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(wanted ? { grade: wanted } : {}),
    ...(state ? { status: state } : {}),
    ...(spaceId === '' ? {} : { spaceId }),
    page: page + 1,
  }
}

/** A row of the list; the sample's rows have no account and no group to change. */
export type RosterRow = Pick<
  Student,
  'id' | 'spaceId' | 'name' | 'grade' | 'age' | 'email' | 'parent' | 'status' | 'lastLogin' | 'progress' | 'groups'
>

type SampleStudent = Omit<RosterRow, 'spaceId' | 'groups'> & { subjects: string[] }

/** Rows of the sample, with its subjects in the place of groups. */
export const sampleRows = (students: readonly SampleStudent[]): RosterRow[] =>
  students.map(({ subjects, ...student }) => ({ ...student, spaceId: '', groups: subjects }))

/** Figures above the list, of rows that are on the page already. */
export function tilesOf(rows: readonly RosterRow[], now: Date) {
  const scores = rows.flatMap(({ progress }) => progress ?? [])
  const isRecent = ({ lastLogin }: RosterRow): boolean =>
    isRecentLogin(lastLogin === null ? undefined : new Date(lastLogin), now)
  return {
    students: rows.length,
    active: rows.filter(({ status }) => status === 'active').length,
    recentLogins: rows.filter(isRecent).length,
    averageProgress:
      scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
  }
}

const matches = (text: string | null, search: string): boolean =>
  text !== null && text.toLowerCase().includes(search.trim().toLowerCase())

/** Filters rows that are on the page already, as the server does: the sample's. */
export const filterRows = (rows: readonly RosterRow[], { search, grade, status }: RosterFilter): RosterRow[] =>
  rows.filter(
    (row) =>
      (matches(row.name, search) || matches(row.email, search) || matches(row.parent, search)) &&
      (grade === '' || row.grade === grade) &&
      (status === '' || row.status === status),
  )

const DAY = 24 * 60 * 60 * 1000
const dayOf = (at: Date): number => Math.floor((at.getTime() - at.getTimezoneOffset() * 60_000) / DAY)

/** Returns the day of a login: today, yesterday, another day, or never. */
export function loginDay(lastLogin: string | null, now: Date): 'never' | 'today' | 'yesterday' | 'before' {
  if (lastLogin === null) return 'never'
  const days = dayOf(now) - dayOf(new Date(lastLogin))
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : 'before'
}

/** Fields of the form, in its order. */
export const FORM_FIELDS = ['name', 'grade', 'birthYear', 'email', 'parent', 'parentEmail', 'number', 'note'] as const

export type FormField = (typeof FORM_FIELDS)[number]

/** The form as it is typed. */
export type StudentForm = Record<FormField, string>

export const EMPTY_FORM: StudentForm = {
  name: '',
  grade: '',
  birthYear: '',
  email: '',
  parent: '',
  parentEmail: '',
  number: '',
  note: '',
}

/** Fills the form with a student. */
export const formOf = (student: WholeStudent): StudentForm => ({
  name: student.name,
  grade: student.grade ?? '',
  birthYear: student.birthYear === null ? '' : String(student.birthYear),
  email: student.email ?? '',
  parent: student.parent ?? '',
  parentEmail: student.parentEmail ?? '',
  number: student.number ?? '',
  note: student.note ?? '',
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** Fields that the server is sent. */
export const savedFields = (form: StudentForm) => ({
  name: form.name.trim(),
  grade: GRADES.find((grade) => grade === form.grade) ?? null,
  birthYear: form.birthYear.trim() === '' ? null : Number(form.birthYear),
  email: orNull(form.email),
  parent: orNull(form.parent),
  parentEmail: orNull(form.parentEmail),
  number: orNull(form.number),
  note: form.note.trim() === '' ? null : form.note,
})

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** Checks the form before it is sent; the server decides. */
export function checkForm(form: StudentForm, now: Date): Partial<Record<FormField, FieldCode>> {
  const wrong: Partial<Record<FormField, FieldCode>> = {}
  if (form.name.trim() === '') wrong.name = 'missing'
  else if (form.name.trim().length > STUDENT_LIMITS.name) wrong.name = 'too-long'
  if (form.birthYear.trim() !== '' && !isBirthYear(Number(form.birthYear), now)) wrong.birthYear = 'invalid'
  for (const field of ['email', 'parentEmail'] as const)
    if (form[field].trim() !== '' && !isAddress(form[field])) wrong[field] = 'invalid'
  if (form.number.trim().length > STUDENT_LIMITS.number) wrong.number = 'too-long'
  if (form.note.length > STUDENT_LIMITS.note) wrong.note = 'too-long'
  return wrong
}

/** Fields in which what is typed differs from what somebody else has saved meanwhile. */
export const differing = (form: StudentForm, theirs: WholeStudent): FormField[] => {
  const saved = formOf(theirs)
  return FORM_FIELDS.filter((field) => form[field].trim() !== saved[field].trim())
}

/** Returns the other status. */
export const otherStatus = (status: StudentStatus): StudentStatus => (status === 'active' ? 'inactive' : 'active')
