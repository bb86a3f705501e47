/** Reads typed points: null for none, undefined for what isn't a whole number from 0 to the most. */
export function readPoints(typed: string, most: number): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const points = Number(text)
  return /^\d+$/.test(text) && points <= most ? points : undefined
}

/** Adds up the points of a rubric's lines as they are chosen. */
export const sumOf = (chosen: readonly string[], lines: readonly { points: number }[]): number =>
  lines.reduce((sum, line, at) => sum + (readPoints(chosen[at] ?? '', line.points) ?? 0), 0)
