import Papa from 'papaparse'
import { IMPORT_LIMITS } from '#contract/roster.ts'
import { readSafeCell } from '#core/privacy/write-csv.ts'
import { readStatus, recogniseColumns, type ImportColumn, type RosterWords } from '#core/roster/recognise-columns.ts'
import words from '../../../../content/roster/headings.json'
import { MOST_BYTES, type FileFault, type RosterFile } from './import-state.ts'

/** Bytes by which a text in UTF-16 begins, as spreadsheets save "Unicode text". */
const UTF_16_MARK = [0xff, 0xfe]

/** Reads the text of a file: UTF-8, or Windows-1252 as older spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  if (UTF_16_MARK.every((byte, at) => bytes[at] === byte)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Separators of the spreadsheets' own. */
const SEPARATORS = [';', ',', '\t'] as const

const columnsIn = (headings: readonly string[]): (ImportColumn | undefined)[] =>
  recogniseColumns(headings, words as RosterWords)

/** Chooses the separator that shows most of the columns in the first line with text. */
function chooseSeparator(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const counted = SEPARATORS.map((separator) => {
    const headings = Papa.parse<string[]>(first, { delimiter: separator }).data[0] ?? []
    return { separator, known: columnsIn(headings).filter((column) => column !== undefined).length }
  })
  return counted.toSorted((one, other) => other.known - one.known)[0]?.separator ?? ';'
}

/** First line by which some spreadsheets name the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

const OUR_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** Picks the cells of the used columns. */
function pickCells(cells: readonly string[], used: readonly (ImportColumn | undefined)[]): string[] {
  return used.flatMap((column, at) => {
    if (column === undefined) return []
    // An id is one of ours, or it isn't sent: a column of this name may hold anything.
    const cell = readSafeCell((cells[at] ?? '').trim()).slice(0, IMPORT_LIMITS.cell)
    if (column === 'id') return [OUR_ID.test(cell) ? cell : '']
    return [column === 'status' ? readStatus(cell, words as RosterWords) : cell]
  })
}

/** Reads a student file on the device. Columns that aren't used are left out. */
export function readRosterFile(bytes: Uint8Array): RosterFile | FileFault {
  if (bytes.length > MOST_BYTES) return 'too-large'
  const text = decodeText(bytes)
  if (text.includes('\0')) return 'unreadable'
  const separator = SEPARATOR_LINE.exec(text)?.[1]
  const body = text.replace(SEPARATOR_LINE, '')
  const { data } = Papa.parse<string[]>(body, {
    delimiter: separator ?? chooseSeparator(body),
    preview: IMPORT_LIMITS.rows * 2,
  })
  const skipped = separator === undefined ? 0 : 1
  const first = data.findIndex((cells) => !isBlank(cells))
  const headings = data[first]
  if (!headings) return 'no-rows'
  const used = columnsIn(headings)
  const columns = used.filter((column) => column !== undefined)
  const namesStudents = columns.some((column) => ['name', 'firstName', 'lastName', 'id', 'number'].includes(column))
  if (!namesStudents) return 'no-columns'
  const rows = data
    .map((cells, at) => ({ cells, line: at + 1 + skipped }))
    .slice(first + 1)
    .filter(({ cells }) => !isBlank(cells))
  if (rows.length === 0) return 'no-rows'
  if (rows.length > IMPORT_LIMITS.rows) return 'too-many-rows'
  return {
    columns,
    rows: rows.map(({ cells }) => pickCells(cells, used)),
    lines: rows.map(({ line }) => line),
    leftOut: headings.filter((heading, at) => used[at] === undefined && heading.trim() !== ''),
  }
}
