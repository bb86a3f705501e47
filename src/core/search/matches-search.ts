const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
const lower = (text: string): string => text.toLocaleLowerCase('en')

/**
 * Tells whether one of the texts contains the query, in any case and without outer spaces (specification, section 5).
 * Letters with diacritics are also found by the plain letter. An empty query matches everything.
 */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const wanted = lower(query.trim())
  const wantedPlain = withoutMarks(wanted)
  return texts.some((text) => {
    const whole = lower(text)
    return whole.includes(wanted) || withoutMarks(whole).includes(wantedPlain)
  })
}
