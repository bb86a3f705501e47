import { measureEdits } from '#core/answers/measure-edits.ts'
import type { Spelling } from '#core/khulu/tongues/asking-words.ts'

function correctWord(word: string, spellings: readonly Spelling[]): string {
  const short = spellings.map(({ shortForms }) => shortForms?.[word]).find((form) => form !== undefined)
  if (short !== undefined) return short
  if (word.length < 4 || spellings.some(({ questionWords, nearWords }) => questionWords.has(word) || nearWords?.has(word))) return word
  const most = word.length > 6 ? 2 : 1
  return spellings.flatMap(({ questionWords }) => [...questionWords]).find((candidate) => Math.abs(candidate.length - word.length) <= most && candidate.length > 3 && measureEdits(word, candidate) <= most) ?? word
}

/** A question with its own words spelt right; the word that is asked about stands last or is far from all of them. */
export function correctSpelling(text: string, spellings: readonly Spelling[]): string {
  const words = text.split(' ')
  return words.map((word, at) => (at === words.length - 1 && words.length > 1 && !/^(?:mean|plural|class|meervoud|morning)/.test(correctWord(word, spellings)) ? word : correctWord(word, spellings))).join(' ')
}
