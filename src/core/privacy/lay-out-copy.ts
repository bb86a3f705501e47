import {
  COPIED_COLUMNS,
  COPIED_TABLES,
  type CopiedColumn,
  type CopiedRow,
  type CopiedTable,
  type DataCopy,
} from '#core/privacy/data-copy.ts'
import { writeCsv } from '#core/privacy/write-csv.ts'

/** A file of a copy: its text, or its bytes in base64. */
export type CopyFile = { name: string } & ({ text: string } | { base64: string })

/** File that a copy's readme describes: a table, all recordings, or everything in one file. */
export type Described = { name: string; what: CopiedTable | 'everything' | 'sounds' }

const SOUNDS = 'recordings/'

/** Beginning of a WAV file in base64. */
const RIFF = 'UklGR'

/** Splits a recording's row: the row names the file of its sound, which stands beside. */
function splitSound(row: CopiedRow, index: number): { row: CopiedRow; files: CopyFile[] } {
  const { sound } = row
  if (typeof sound !== 'string') return { row, files: [] }
  const name = `${SOUNDS}${index + 1}.${sound.startsWith(RIFF) ? 'wav' : 'mp3'}`
  return { row: { ...row, sound: name }, files: [{ name, base64: sound }] }
}

/**
 * Lays out a copy as files: all data for programs, each filled table for spreadsheets, and each recording. It also
 * returns the files and columns for the readme.
 */
export function layOutCopy({ exportedAt, tables }: DataCopy): {
  files: CopyFile[]
  described: Described[]
  columns: CopiedColumn[]
} {
  const recordings = (tables.recordings ?? []).map(splitSound)
  const sounds = recordings.flatMap(({ files }) => files)
  const all = { ...tables, ...(tables.recordings ? { recordings: recordings.map(({ row }) => row) } : {}) }
  const filled = COPIED_TABLES.flatMap((table) =>
    (all[table] ?? []).length > 0 ? [{ table, name: `${table}.csv`, rows: all[table] ?? [] }] : [],
  )
  const columns = new Set(filled.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row))))
  return {
    columns: COPIED_COLUMNS.filter((column) => columns.has(column)),
    files: [
      { name: 'everything.json', text: JSON.stringify({ exportedAt, tables: all }, null, 2) },
      ...filled.map(({ name, rows }) => ({ name, text: writeCsv(rows) })),
      ...sounds,
    ],
    described: [
      { name: 'everything.json', what: 'everything' },
      ...filled.map(({ name, table }) => ({ name, what: table })),
      ...(sounds.length > 0 ? [{ name: SOUNDS, what: 'sounds' as const }] : []),
    ],
  }
}
