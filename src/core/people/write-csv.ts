import type { JsonValue } from '#core/guest/guest-session.ts'

/** Rows by table, as a copy of somebody's data gives them. */
type Tables = Readonly<Record<string, readonly Readonly<Record<string, JsonValue>>[]>>

/** What makes a spreadsheet take a text for a formula (ASVS 5.0, 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: JsonValue): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Tables of unlike columns as one CSV file (RFC 4180): a line for each value, with its table, row and column. */
export function writeCsv(tables: Tables): string {
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row, index) => Object.entries(row).map(([column, value]) => [table, index + 1, column, value].map(cell).join(','))))
  return `${['table,row,column,value', ...lines].join('\r\n')}\r\n`
}
