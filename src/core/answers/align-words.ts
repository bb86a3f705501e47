/** Step of an alignment: the same word, another in its place, one missing from the answer, or one too many. */
export type AlignedWord = { expected: string | null; given: string | null }

/**
 * Finds the cheapest alignment of the expected words with the given ones. A replaced word costs less than a missing and
 * an extra one.
 */
export function alignWords(expected: readonly string[], given: readonly string[]): AlignedWord[] {
  const rows = expected.length + 1
  const columns = given.length + 1
  const cost: number[] = Array.from({ length: rows * columns }, () => 0)
  const at = (row: number, column: number): number => cost[row * columns + column] ?? 0
  const replace = (row: number, column: number): number =>
    at(row - 1, column - 1) + (expected[row - 1] === given[column - 1] ? 0 : 3)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === 0 || column === 0) cost[row * columns + column] = 2 * (row + column)
      else
        cost[row * columns + column] = Math.min(replace(row, column), at(row - 1, column) + 2, at(row, column - 1) + 2)
    }
  }
  const aligned: AlignedWord[] = []
  let [row, column] = [expected.length, given.length]
  while (row > 0 || column > 0) {
    if (row > 0 && column > 0 && at(row, column) === replace(row, column))
      aligned.unshift({ expected: expected[--row] ?? '', given: given[--column] ?? '' })
    else if (row > 0 && at(row, column) === at(row - 1, column) + 2)
      aligned.unshift({ expected: expected[--row] ?? '', given: null })
    else aligned.unshift({ expected: null, given: given[--column] ?? '' })
  }
  return aligned
}
