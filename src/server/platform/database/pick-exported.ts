import type { JsonValue } from '#core/guest/guest-session.ts'
import type { CopiedTable } from '#core/privacy/data-copy.ts'
import type { ColumnClass } from '#server/platform/database/column-class.ts'

/** Rows in the form of a copy of a person's data. */
export type ExportedRows = Record<string, JsonValue>[]

/** Rows by table. */
export type ExportedTables = Partial<Record<CopiedTable, ExportedRows>>

/** Rows that the database wrote as JSON, with commas between them. The server makes no objects of them. */
export type WrittenRows = { json: string }

/** Tables with very many or very large rows of one person. They are read a page at a time. */
export type LongTables = Partial<Record<CopiedTable, AsyncIterable<ExportedRows | WrittenRows>>>

/** Picks the exported columns of each row by its table's column classes, as plain JSON. */
export const pickExported = (
  classes: Readonly<Record<string, ColumnClass>>,
  rows: readonly Record<string, unknown>[],
): Record<string, JsonValue>[] =>
  rows.map(
    (row) =>
      JSON.parse(
        JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => classes[column]?.export === true))),
      ) as Record<string, JsonValue>,
  )
