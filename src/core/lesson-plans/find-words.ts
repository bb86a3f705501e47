import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { PlanWord } from '#core/lesson-plans/lesson-plan.ts'

/** Most words that a search offers. */
export const MOST_FOUND = 8

/** Returns how well a root fits a search: 0 is best; null is no match. */
function rankOf({ lemma, root, senses }: LexiconRoot, query: string): number | null {
  const word = plainWord(lemma)
  const meanings = senses.map((sense) => sense.toLowerCase())
  if (word === query || meanings[0] === query) return 0
  if (root === query || meanings.includes(query)) return 1
  if (word.startsWith(query) || root.startsWith(query)) return 2
  return meanings.some((meaning) => meaning.startsWith(query) || meaning.includes(` ${query}`)) ? 3 : null
}

/** Finds words of the lexicon by the learning language or by their English meaning, best matches first. */
export function findWords(roots: readonly LexiconRoot[], search: string): Omit<PlanWord, 'id'>[] {
  const query = plainWord(search.trim())
  if (query.length < 2) return []
  return roots
    .flatMap((root) => {
      const rank = root.senses.length > 0 ? rankOf(root, query) : null
      return rank === null ? [] : [{ root, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank || one.root.lemma.length - other.root.lemma.length)
    .slice(0, MOST_FOUND)
    .map(({ root: { id, lemma, senses } }) => ({ target: lemma, english: senses[0] ?? '', root: id }))
}
