/** Units of measurement; bytes are shown as KB or MB of 1024. */
export type Unit = 'KB' | 'MB' | 'requests' | 'ms' | 'µs' | 'times' | 'a second'

/** One line of the report. */
export type MeasuredRow = {
  name: string
  unit: Unit
  product: number
  /** The most that is allowed; left out where a figure is only told. */
  budget?: number
  /** The least that is asked for, where more is better. */
  least?: number
  /** The same of the bare page, where it has such a thing. */
  bare?: number
}

/** Tells whether the row is above its budget, or below the least that is asked of it. */
export const isBroken = ({ product, budget, least }: MeasuredRow): boolean =>
  (budget !== undefined && product > budget) || (least !== undefined && product < least)

const DIGITS: Readonly<Record<Unit, number>> = { KB: 1, MB: 0, requests: 0, ms: 0, µs: 0, times: 2, 'a second': 0 }

const show = (value: number | undefined, unit: Unit): string =>
  value === undefined ? '–' : value.toFixed(DIGITS[unit])

function cellsOf(row: MeasuredRow): string[] {
  const ratio = row.bare === undefined || row.bare === 0 ? '–' : (row.product / row.bare).toFixed(2)
  const limit = row.budget ?? row.least
  const verdict = limit === undefined ? '' : !isBroken(row) ? 'ok' : row.least === undefined ? 'OVER' : 'UNDER'
  return [
    row.name,
    row.unit,
    show(row.product, row.unit),
    show(limit, row.unit),
    show(row.bare, row.unit),
    ratio,
    verdict,
  ]
}

/** Draws the rows as a table for the terminal: names to the left, figures to the right. */
export function drawTable(rows: readonly MeasuredRow[]): string {
  const table = [['', '', 'Funda', 'budget', 'bare page', 'ratio', ''], ...rows.map(cellsOf)]
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return table.map(line).join('\n')
}
