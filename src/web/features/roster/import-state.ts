import type { ImportFate } from '#contract/roster-schemas.ts'
import type { ImportColumn } from '#core/roster/recognise-columns.ts'

/** Largest file, in bytes. */
export const MOST_BYTES = 5 * 1024 * 1024

/** Reasons for which a file isn't read. */
export type FileFault = 'too-large' | 'too-many-rows' | 'no-columns' | 'no-rows' | 'unreadable'

/** A student file as it was read on the device: only the columns that are used. */
export type RosterFile = {
  columns: ImportColumn[]
  rows: string[][]
  /** Number of each row in the file, as a spreadsheet counts. */
  lines: number[]
  /** Headings of the columns that stay on the device. */
  leftOut: string[]
}

/** A row of the preview. */
export type PreviewRow = { index: number; line: number; fate: ImportFate }

const ORDER: readonly ImportFate['fate'][] = ['bad', 'unclear', 'twice', 'change', 'add', 'same']

/** Fates that write nothing until somebody has done something. */
const NEEDS_A_LOOK: readonly ImportFate['fate'][] = ['bad', 'unclear', 'twice']

/** Rows of the preview: those that need a look first, then in the order of the file. */
export const previewRows = (fates: readonly ImportFate[], lines: readonly number[]): PreviewRow[] =>
  fates
    .map((fate, index) => ({ index, line: lines[index] ?? index + 2, fate }))
    .toSorted((one, other) => ORDER.indexOf(one.fate.fate) - ORDER.indexOf(other.fate.fate) || one.index - other.index)

/** Counts of the preview. */
export const countFates = (fates: readonly ImportFate[]) => ({
  add: fates.filter(({ fate }) => fate === 'add').length,
  change: fates.filter(({ fate }) => fate === 'change').length,
  same: fates.filter(({ fate }) => fate === 'same').length,
  look: fates.filter(({ fate }) => NEEDS_A_LOOK.includes(fate)).length,
})
