/** Reads typed points: null for none, undefined for what isn't a whole number from 0 to the most. */
export function readPoints(typed: string, most: number): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const points = Number(text)
  return /^\d+$/.test(text) && points <= most ? points : undefined
}
