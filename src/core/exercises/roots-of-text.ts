import { splitWords } from '#core/answers/split-words.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { numberNouns } from '#core/grammar/number-words.ts'

/** Returns the root that a word is likeliest made of; undefined where it is no form of a known one. */
const rootOfWord = (word: string, engine: LanguageEngine) =>
  engine.lexicon.words.get(word)?.[0] ?? readWord(word, engine).find(({ root }) => root !== undefined)?.root

/** Returns the likeliest roots of a text's words, by id; a form of no known root has none. */
export const rootsOfText = (text: string, engine: LanguageEngine): string[] => [
  ...new Set(splitWords(text).flatMap((word) => rootOfWord(word, engine)?.id ?? [])),
]

/** Tells whether every word of a text is a form of a root in the lexicon. */
export const hasKnownRoots = (text: string, engine: LanguageEngine): boolean =>
  splitWords(text).every((word) => rootOfWord(word, engine) !== undefined)

const POWERS = [1000, 100, 10, 1]

/** Returns the roots of a number from 1 to 9999, by id: each power of ten, and its multiplier. */
export function rootsOfNumber(value: number, { lexicon: { words, stems } }: LanguageEngine): string[] {
  const figures = POWERS.flatMap((power) => {
    const figure = Math.floor(value / power) % 10
    return figure === 0 ? [] : [...(power === 1 ? [] : [power]), ...(figure === 1 && power > 1 ? [] : [figure])]
  })
  const rootsOf = (figure: number) =>
    (figure === 1 ? stems.AdjStem.get('nye') : words.get(numberNouns(figure)[0] ?? '')) ?? []
  const found = figures.map((figure) => rootsOf(figure).find(({ partOfSpeech }) => partOfSpeech !== 'adjective'))
  return [...new Set(found.flatMap((root) => root?.id ?? []))]
}
