import type { AskedWord, ClauseMeaning } from '#core/grammar/sentence/meaning.ts'
import { readPlace } from '#core/khulu/clause/read-being.ts'
import { isAdverb, readMatch, wordAt as word, type Read, type TokenReader } from '#core/khulu/clause/read-things.ts'
import { readWhen } from '#core/khulu/clause/read-when.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Words that open a question, with what they ask for. */
export const QUESTION_WORDS: Readonly<Record<string, AskedWord>> = byWord({
  what: 'what',
  where: 'where',
  when: 'when',
  who: 'who',
  why: 'why',
  how: 'how',
})

/** Reads a time at the beginning: `tomorrow I will go`, `on Monday we work`. */
export function readFront(reader: TokenReader): Read<Pick<ClauseMeaning, 'adverbs' | 'places'>> | null {
  if (word(reader) in QUESTION_WORDS) return null
  const when = readWhen(reader)
  const adverb = when ? { value: { root: when.value }, at: when.at } : readMatch(reader, isAdverb)
  if (adverb) return { value: { adverbs: [adverb.value.root], places: [] }, at: adverb.at }
  const place = readPlace(reader)
  const isTime = place?.value.thing.kind === 'noun' && place.value.thing.root.semanticClass === 'time'
  return place && isTime ? { value: { adverbs: [], places: [place.value] }, at: place.at } : null
}
