/** Finds the known name with the fewest typing errors from the given one. */
export function nearestName(name: string, known: readonly string[]): string {
  return known.toSorted((left, right) => slips(name, left) - slips(name, right))[0] ?? name
}

/** Number of letters to add, drop or change to get from one text to the other (Levenshtein's distance). */
function slips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (character === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
