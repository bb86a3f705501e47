import { readMatch } from '#core/khulu/clause/read-things.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

const SMALL_WORDS = new Set(['the', 'a', 'an', 'is', 'are', 'am', 'was', 'were', 'do', 'does', 'did', 'not', 'to', 'of', 'in', 'at', 'on', 'with', 'by', 'and', 'will', 'can', 'i', 'you', 'he', 'she', 'it', 'we', 'they', 'my',
  'your', 'his', 'her', 'our', 'their', 'me', 'him', 'us', 'them', 'this', 'that', 'these', 'those', "'s", 'have', 'has', 'had', 'what', 'where', 'when', 'who', 'why', 'how', 'from', 'please', 'some', 'any', 'all', 'for', 'must', 'let', 'be'])

/** Each word or phrase by itself: what is known, and what isn't. */
export function readWordByWord(tokens: readonly string[], index: EnglishIndex): { unknown: string[]; read: LexiconRoot[] } {
  const result: { unknown: string[]; read: LexiconRoot[] } = { unknown: [], read: [] }
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? ''
    const match = SMALL_WORDS.has(token) ? null : readMatch({ tokens, at, index }, () => true)
    if (match) result.read.push(match.value.root)
    else if (!SMALL_WORDS.has(token) && !/^\d+$/.test(token)) result.unknown.push(token)
    at = match?.at ?? at + 1
  }
  return result
}
