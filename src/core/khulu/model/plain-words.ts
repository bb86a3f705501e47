import EXPLAINING_WORDS from './explaining-words.json' with { type: 'json' }
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'

/** Words that a beginner's explanation needs, whether or not our own pages have them. */
const EXPLAINING: Readonly<Record<'en' | 'af', readonly string[]>> = EXPLAINING_WORDS

/** Endings that make another plain word of a plain word. */
const ENDINGS = { en: /(?:'s|s'|s|es|ed|d|ing|ly|er)$/, af: /(?:'s|s|e|te|tjie|jie|de)$/ } as const

/**
 * Returns a test for everyday words of the page's language, in lower case. They occur in our pages and meanings, or are
 * an ending away. Other words may be unconfirmed forms of the learning language and aren't printed. @param texts of the
 * interface in that language
 */
export function plainWordsOf(
  language: 'en' | 'af',
  texts: readonly string[],
  world: KhuluWorld,
): (word: string) => boolean {
  const own =
    language === 'en'
      ? [...world.english.keys(), ...world.items.flatMap(({ english, example }) => [english, example?.english ?? ''])]
      : [...world.afrikaans.toEnglish.keys()]
  const words = new Set([...EXPLAINING[language], ...texts, ...own].flatMap(wordsOfText))
  // Our English texts name words of the language being learnt, too: those are no plain words, unless a meaning has them.
  const meanings = new Set(own.flatMap(wordsOfText))
  const everyday = new Set(EXPLAINING[language].flatMap(wordsOfText))
  const isPlain = (word: string): boolean =>
    words.has(word) && (everyday.has(word) || meanings.has(word) || !world.contentWords.has(word))
  return (word) =>
    isPlain(word) || (!isOwnWord(word, world) && word.length > 4 && isPlain(word.replace(ENDINGS[language], '')))
}

/** Tells whether the engine or the content knows a word of the learning language. */
export const isOwnWord = (word: string, world: KhuluWorld): boolean =>
  world.contentWords.has(word) || (listRoles(word, world.engine, world.closed)[0]?.kind ?? 'unknown') !== 'unknown'
