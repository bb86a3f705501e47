type Rows = readonly (readonly boolean[])[]

/** Eight mask patterns. One is laid over a code so that nothing looks like a corner (ISO/IEC 18004, table 10). */
const MASKS: readonly ((row: number, column: number) => number)[] = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_row, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => ((row * column) % 2) + ((row * column) % 3),
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
]

/** Whether the mask turns this module over. */
export const maskOf = (mask: number, row: number, column: number): boolean => MASKS[mask]?.(row, column) === 0

const turned = (rows: Rows): boolean[][] => rows.map((_row, column) => rows.map((row) => row[column] ?? false))

/** Runs of five and more, and what looks like a corner, in each line. */
function judgeLines(rows: Rows): number {
  return rows
    .map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
    .reduce((sum, line) => {
      const runs = [...line.matchAll(/0{5,}|1{5,}/g)].reduce((all, [run]) => all + run.length - 2, 0)
      return sum + runs + 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
    }, 0)
}

/** Squares of four alike. */
const judgeSquares = (rows: Rows): number =>
  3 *
  rows
    .slice(1)
    .reduce(
      (sum, row, above) =>
        sum +
        row
          .slice(1)
          .filter(
            (isDark, left) =>
              isDark === row[left] && isDark === rows[above]?.[left] && isDark === rows[above]?.[left + 1],
          ).length,
      0,
    )

/** Penalises the distance of the dark share from half, in steps of a twentieth. */
function judgeBalance(rows: Rows): number {
  const dark = rows.flat().filter(Boolean).length
  return 10 * Math.floor(Math.abs(dark * 20 - rows.length ** 2 * 10) / rows.length ** 2)
}

/** The code under the mask that readers find easiest (section 7.8.3). */
export function chooseMask(masked: (mask: number) => boolean[][]): boolean[][] {
  const judged = MASKS.map((_, mask) => masked(mask)).map((rows) => ({
    rows,
    points: judgeLines(rows) + judgeLines(turned(rows)) + judgeSquares(rows) + judgeBalance(rows),
  }))
  return judged.reduce((best, next) => (next.points < best.points ? next : best)).rows
}
