import type { CopiedRow } from '#core/privacy/data-copy.ts'
import type { JsonValue } from '#core/guest/guest-session.ts'

/**
 * Beginnings that make a spreadsheet read a text as a formula (ASVS 5.0, 1.2.10), including wide signs. Apostrophes
 * before them count, so that one more can be taken off again.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Returns a text that `writeCsv` has made harmless as it was before. */
export const readSafeCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}'

function cell(value: JsonValue | undefined, separator: string): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return safe.includes(separator) || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Writes a table's rows as CSV for spreadsheets (RFC 4180). The first line names the columns; a missing value is an
 * empty cell. @param separator a semicolon for spreadsheets that take the comma for a decimal sign, as in South Africa
 */
export function writeCsv(rows: readonly CopiedRow[], separator: ',' | ';' = ','): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (values: readonly (JsonValue | undefined)[]): string =>
    values.map((value) => cell(value, separator)).join(separator)
  const lines = rows.map((row) => line(columns.map((column) => row[column])))
  return `${BYTE_ORDER_MARK}${[line(columns), ...lines].join('\r\n')}\r\n`
}
