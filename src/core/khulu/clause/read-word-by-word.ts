import { HELPERS } from '#core/khulu/clause/read-group.ts'
import { isDeterminer, readMatch } from '#core/khulu/clause/read-things.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

const isSmall = (word: string): boolean =>
  isDeterminer(word) ||
  HELPERS.has(word) ||
  /^(?:to|of|and|not|'s|in|at|on|with|by|from|for|had|be|let|all|please|how|wh(?:at|ere|en|o|y))$/.test(word)

/** Reads each word or phrase by itself into known and unknown ones. */
export function readWordByWord(
  tokens: readonly string[],
  index: EnglishIndex,
): { unknown: string[]; read: LexiconRoot[] } {
  const result: { unknown: string[]; read: LexiconRoot[] } = { unknown: [], read: [] }
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? ''
    const match = isSmall(token) ? null : readMatch({ tokens, at, index }, () => true)
    if (match) result.read.push(match.value.root)
    else if (!isSmall(token) && !/^\d+$/.test(token)) result.unknown.push(token)
    at = match?.at ?? at + 1
  }
  return result
}
