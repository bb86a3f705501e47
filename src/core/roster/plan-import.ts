import { IMPORTED_FIELDS, type ImportedField, type ImportedValues, type ReadRow } from '#core/roster/read-row.ts'
import type { HandMark, StudentStatus } from '#core/roster/student.ts'
import type { Grade } from '#core/people/grades.ts'

/** A student who is on the roster, as far as an import looks at one. */
export type ListedStudent = {
  id: string
  name: string
  grade: Grade | null
  birthYear: number | null
  email: string | null
  parent: string | null
  parentEmail: string | null
  number: string | null
  status: StudentStatus
  changedByHand: readonly HandMark[]
  revision: number
}

/** A value that an import writes, or would have written over one that was set by hand. */
export type FieldChange = { field: ImportedField; from: string | number | null; to: string | number }

/**
 * Fate of a row. `unclear` rows wait for a decision, `twice` rows for a correction of the file; neither is written.
 * `kept` are fields that were set by hand and stay.
 */
export type RowFate =
  | { fate: 'add'; values: ImportedValues; isNamesake: boolean; problems: ImportedField[] }
  | { fate: 'change'; id: string; changes: FieldChange[]; kept: FieldChange[]; problems: ImportedField[] }
  | { fate: 'same'; id: string; kept: FieldChange[]; problems: ImportedField[] }
  | { fate: 'twice'; rows: number[]; isRepeat: boolean; problems: ImportedField[] }
  | { fate: 'unclear'; candidates: string[]; problems: ImportedField[] }
  | { fate: 'bad'; problems: ImportedField[] }

/** Decision about an unclear row: the id of the student that it is, or null for another student. */
export type Decisions = ReadonlyMap<number, string | null>

/** Fields that tell two students of one name apart for good. */
const FIRM = ['number', 'birthYear'] as const
/** Fields that differ for two students, but also change. */
const LOOSE = ['email', 'parentEmail'] as const

type Compared = Pick<ListedStudent, 'name' | 'number' | 'birthYear' | 'email' | 'parentEmail'>

const nameKey = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
const numberKey = (number: string): string => number.toLowerCase().replaceAll(/\s+/gu, '')

const keyOf = (field: (typeof FIRM | typeof LOOSE)[number], value: string | number): string =>
  field === 'number' ? numberKey(String(value)) : String(value).toLowerCase()

/** Tells how two students of one name compare: another one, the same, perhaps the same, or unsure. */
function compare(one: Partial<Compared>, other: Partial<Compared>): 'other' | 'same' | 'neutral' | 'unsure' {
  let isSame = false
  let differs = false
  for (const field of [...FIRM, ...LOOSE]) {
    const [left, right] = [one[field] ?? null, other[field] ?? null]
    if (left === null || right === null) continue
    const isEqual = keyOf(field, left) === keyOf(field, right)
    if (!isEqual && (FIRM as readonly string[]).includes(field)) return 'other'
    if (isEqual) isSame = true
    else differs = true
  }
  if (isSame) return 'same'
  return differs ? 'unsure' : 'neutral'
}

/** Result of looking for a row's student: one, none, or several that it may be. */
type Match = { id: string } | { candidates: string[] } | undefined

function groupBy<Item>(items: Iterable<Item>, key: (item: Item) => string | undefined): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = key(item)
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return groups
}

/** Finds the students that rows are about: by id, by number, then by name and what else is known. */
function createMatcher(listed: readonly ListedStudent[]): (row: ReadRow) => Match {
  const byId = new Map(listed.map((student) => [student.id, student]))
  const byNumber = groupBy(listed, ({ number }) => (number === null ? undefined : numberKey(number)))
  const byName = groupBy(listed, ({ name }) => nameKey(name))
  return ({ id, values }) => {
    if (id !== undefined && byId.has(id)) return { id }
    const numbered = values.number === undefined ? [] : (byNumber.get(numberKey(values.number)) ?? [])
    const [only] = numbered
    if (only && numbered.length === 1) return { id: only.id }
    const { name } = values
    if (name === undefined) return undefined
    const namesakes = (byName.get(nameKey(name)) ?? []).map((student) => ({ student, how: compare(values, student) }))
    for (const how of ['same', 'neutral', 'unsure'] as const) {
      const found = namesakes.filter((one) => one.how === how).map(({ student }) => student.id)
      const [first] = found
      if (first !== undefined && found.length === 1 && how !== 'unsure') return { id: first }
      if (found.length > 0) return { candidates: found }
    }
    return undefined
  }
}

const isEqual = (field: ImportedField, from: string | number | null, to: string | number): boolean =>
  field === 'number' && from !== null ? numberKey(String(from)) === numberKey(String(to)) : from === to

/** Lists what a row changes, and what stays because it was set by hand. Empty cells change nothing. */
function changesOf(student: ListedStudent, values: ImportedValues): { changes: FieldChange[]; kept: FieldChange[] } {
  const differing = IMPORTED_FIELDS.flatMap((field): FieldChange[] => {
    const to = values[field]
    return to === undefined || isEqual(field, student[field], to) ? [] : [{ field, from: student[field], to }]
  })
  const isByHand = ({ field }: FieldChange): boolean => student.changedByHand.includes(field)
  return { changes: differing.filter((change) => !isByHand(change)), kept: differing.filter(isByHand) }
}

const sameValues = (one: ImportedValues, other: ImportedValues): boolean =>
  IMPORTED_FIELDS.every((field) => one[field] === other[field])

/** Groups rows of one new student: those of one number, or of one name with nothing to tell them apart. */
function groupNewcomers(rows: readonly (readonly [index: number, values: ImportedValues])[]): number[][] {
  const groups: { name: string; members: (readonly [number, ImportedValues])[] }[] = []
  const open = new Map<string, (typeof groups)[number][]>()
  for (const row of rows) {
    const [, values] = row
    const keys = [
      `name ${nameKey(values.name ?? '')}`,
      ...(values.number === undefined ? [] : [`number ${numberKey(values.number)}`]),
    ]
    const found = keys
      .flatMap((key) => open.get(key) ?? [])
      .find(({ members }) =>
        members.some(([, member]) =>
          values.number !== undefined && member.number !== undefined
            ? numberKey(values.number) === numberKey(member.number)
            : ['same', 'neutral'].includes(compare(values, member)),
        ),
      )
    const group = found ?? { name: nameKey(values.name ?? ''), members: [] }
    if (!found) groups.push(group)
    group.members.push(row)
    for (const key of keys) if (!(open.get(key) ?? []).includes(group)) open.set(key, [...(open.get(key) ?? []), group])
  }
  return groups.map(({ members }) => members.map(([index]) => index))
}

/**
 * Decides the fate of each row of a file. A student twice in the file is written once if the rows agree, and otherwise
 * not at all. Values that were set by hand, and those that a cell leaves empty, stay.
 */
export function planImport(
  listed: readonly ListedStudent[],
  rows: readonly ReadRow[],
  decisions: Decisions = new Map(),
): RowFate[] {
  const byId = new Map(listed.map((student) => [student.id, student]))
  const names = new Set(listed.map(({ name }) => nameKey(name)))
  const match = createMatcher(listed)
  const fates: (RowFate | undefined)[] = rows.map(() => undefined)
  const matched = rows.map((row, index): Match => {
    const decided = decisions.get(index)
    const found = match(row)
    if (decided === undefined || found === undefined || !('candidates' in found)) return found
    if (decided === null) return undefined
    return found.candidates.includes(decided) ? { id: decided } : found
  })
  const claimed = new Set(matched.flatMap((found) => (found && 'id' in found ? [found.id] : [])))
  const targets = new Map<string, number[]>()
  const newcomers: [number, ImportedValues][] = []
  for (const [index, row] of rows.entries()) {
    const { values, problems } = row
    const found = matched[index]
    const candidates = found && 'candidates' in found ? found.candidates.filter((id) => !claimed.has(id)) : []
    if (found && 'id' in found) targets.set(found.id, [...(targets.get(found.id) ?? []), index])
    else if (values.name === undefined)
      fates[index] = { fate: 'bad', problems: [...new Set<ImportedField>(['name', ...problems])] }
    else if (candidates.length > 0) fates[index] = { fate: 'unclear', candidates, problems }
    else newcomers.push([index, values])
  }
  const place = (indexes: readonly number[], write: (row: ReadRow) => RowFate): void => {
    const [first] = indexes
    if (first === undefined) return
    const row = rows[first]
    if (!row) return
    const isRepeat = indexes.every((index) => sameValues(row.values, rows[index]?.values ?? {}))
    if (isRepeat) fates[first] = write(row)
    for (const index of isRepeat ? indexes.slice(1) : indexes)
      fates[index] = {
        fate: 'twice',
        rows: indexes.filter((other) => other !== index),
        isRepeat,
        problems: rows[index]?.problems ?? [],
      }
  }
  for (const [id, indexes] of targets) {
    const student = byId.get(id)
    if (!student) continue
    place(indexes, ({ values, problems }) => {
      const { changes, kept } = changesOf(student, values)
      return changes.length > 0 ? { fate: 'change', id, changes, kept, problems } : { fate: 'same', id, kept, problems }
    })
  }
  const groups = groupNewcomers(newcomers)
  const counts = new Map<string, number>()
  for (const [first] of groups) {
    const name = nameKey(rows[first ?? 0]?.values.name ?? '')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  for (const indexes of groups)
    place(indexes, ({ values, problems }) => {
      const name = nameKey(values.name ?? '')
      return { fate: 'add', values, isNamesake: names.has(name) || (counts.get(name) ?? 0) > 1, problems }
    })
  return fates.map((fate, index) => fate ?? { fate: 'bad', problems: rows[index]?.problems ?? [] })
}
