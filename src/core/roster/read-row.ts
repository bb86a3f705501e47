import { NAME_PATTERN, tidyName } from '#core/people/names.ts'
import { readGrade, type Grade } from '#core/people/grades.ts'
import type { ImportColumn } from '#core/roster/recognise-columns.ts'
import { isBirthYear, STUDENT_LIMITS, STUDENT_STATUSES, type StudentStatus } from '#core/roster/student.ts'

/** Fields that a file can give a student. */
export const IMPORTED_FIELDS = [
  'name',
  'grade',
  'birthYear',
  'email',
  'parent',
  'parentEmail',
  'number',
  'status',
] as const

export type ImportedField = (typeof IMPORTED_FIELDS)[number]

/** Values of a row; an empty cell has none. */
export type ImportedValues = Partial<{
  name: string
  grade: Grade
  birthYear: number
  email: string
  parent: string
  parentEmail: string
  number: string
  status: StudentStatus
}>

/** A row as it was read: its values, and the fields whose cells couldn't be read. */
export type ReadRow = { id?: string; values: ImportedValues; problems: ImportedField[] }

type Reading = { now: Date; isEmail: (text: string) => boolean }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const readName = (cell: string, most: number): string | undefined => {
  const name = tidyName(cell)
  return name.length <= most && NAME_PATTERN.test(name) ? name : undefined
}

/** Reads a year of birth from a year or a date that has one ("2016", "2016-04-01", "01/04/2016"). */
function readBirthYear(cell: string, now: Date): number | undefined {
  const year = Number(/(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(cell)?.[0])
  return isBirthYear(year, now) ? year : undefined
}

function readAge(cell: string, now: Date): number | undefined {
  const age = /^\d{1,3}$/.test(cell) ? Number(cell) : Number.NaN
  const year = now.getUTCFullYear() - age
  return isBirthYear(year, now) ? year : undefined
}

/** Returns the cells of a row by their columns, without the empty ones. */
const cellsOf = (columns: readonly ImportColumn[], cells: readonly string[]): Partial<Record<ImportColumn, string>> =>
  Object.fromEntries(columns.map((column, at) => [column, (cells[at] ?? '').trim()]).filter(([, cell]) => cell !== ''))

/** Reads one row of a file. A cell that can't be read is named, and doesn't spoil the others. */
export function readRow(
  columns: readonly ImportColumn[],
  cells: readonly string[],
  { now, isEmail }: Reading,
): ReadRow {
  const cell = cellsOf(columns, cells)
  const values: ImportedValues = {}
  const problems: ImportedField[] = []
  const take = <Field extends ImportedField>(
    field: Field,
    typed: string | undefined,
    read: (text: string) => ImportedValues[Field],
  ): void => {
    if (typed === undefined || values[field] !== undefined) return
    const value = read(typed)
    if (value === undefined) problems.push(field)
    else values[field] = value
  }
  const parts = [cell.firstName, cell.lastName].filter((part) => part !== undefined)
  take('name', cell.name ?? (parts.length > 0 ? parts.join(' ') : undefined), (text) =>
    readName(text, STUDENT_LIMITS.name),
  )
  take('grade', cell.grade, readGrade)
  take('birthYear', cell.birthYear, (text) => readBirthYear(text, now))
  take('birthYear', cell.age, (text) => readAge(text, now))
  const readEmail = (text: string): string | undefined => (isEmail(text) ? text.toLowerCase() : undefined)
  take('email', cell.email, readEmail)
  take('parent', cell.parent, (text) => readName(text, STUDENT_LIMITS.name))
  take('parentEmail', cell.parentEmail, readEmail)
  take('number', cell.number, (text) =>
    text.length <= STUDENT_LIMITS.number && !/[\p{Cc}\p{Cs}]/u.test(text) ? text : undefined,
  )
  take('status', cell.status, (text) => STUDENT_STATUSES.find((status) => status === text))
  const id = cell.id?.toLowerCase()
  return { ...(id !== undefined && UUID.test(id) ? { id } : {}), values, problems: [...new Set(problems)] }
}
