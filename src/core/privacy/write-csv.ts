import type { CopiedRow } from '#core/privacy/data-copy.ts'
import type { JsonValue } from '#core/guest/guest-session.ts'

/** Beginnings that make a spreadsheet read a text as a formula (ASVS 5.0, 1.2.10), including wide signs. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** By which spreadsheets know that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}'

function cell(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Writes a table's rows as CSV for spreadsheets (RFC 4180). The first line names the columns; a missing value is an
 * empty cell.
 */
export function writeCsv(rows: readonly CopiedRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  return `${BYTE_ORDER_MARK}${[columns.map(cell).join(','), ...lines].join('\r\n')}\r\n`
}
