import type { CallOf } from '#contract/call-of.ts'
import { writeCsv } from '#core/privacy/write-csv.ts'

/** Gradebook of a group. */
export type Gradebook = CallOf<'getGradebook'>['output']

/** Writes a gradebook as CSV: a row for each student, a column for each assignment with its most points. */
export function writeGradebook({ assignments, students }: Gradebook, names: { student: string; all: string }): string {
  const heads = assignments.map(({ title, points }, at) => `${at + 1}. ${title} (${points})`)
  return writeCsv(
    students.map(({ name, cells, percent }) => ({
      [names.student]: name,
      ...Object.fromEntries(heads.map((head, at) => [head, cells[at]?.points ?? null])),
      [names.all]: percent,
    })),
  )
}

/** Cell of a gradebook by its row and column. */
export type CellPlace = { row: number; column: number }

const STEPS: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Returns the cell to which a key leads; undefined for a key that leads nowhere. */
export function moveCell(at: CellPlace, key: string, size: CellPlace): CellPlace | undefined {
  const within = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most - 1))
  if (key === 'Home') return { ...at, column: 0 }
  if (key === 'End') return { ...at, column: within(size.column, size.column) }
  const step = STEPS[key]
  return step && { row: within(at.row + step.row, size.row), column: within(at.column + step.column, size.column) }
}
