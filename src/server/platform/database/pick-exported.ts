import type { JsonValue } from '#core/guest/guest-session.ts'
import type { CopiedTable } from '#core/privacy/data-copy.ts'
import type { ColumnClass } from '#server/platform/database/column-class.ts'

/** Rows by table, as they stand in a copy of a person's data. */
export type ExportedTables = Partial<Record<CopiedTable, Record<string, JsonValue>[]>>

/** Of each row what its table's column classes give out, as plain JSON. */
export const pickExported = (classes: Readonly<Record<string, ColumnClass>>, rows: readonly Record<string, unknown>[]): Record<string, JsonValue>[] =>
  rows.map((row) => JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => classes[column]?.export === true)))) as Record<string, JsonValue>)
