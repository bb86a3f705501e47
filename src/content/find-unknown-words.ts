import { readKnownWord } from '#core/course/read-known-word.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { kindOfTag } from '#core/grammar/morpheme.ts'

/** Pieces that are a word's stem and are few: the grammar itself has them, and no lesson introduces them. */
const STEMS_OF_GRAMMAR = new Set(['Dem', 'PronStem', 'QuantStem', 'PossPron'])

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’‑]\p{L}[\p{L}\p{M}]*)*/gu

const isKnown = (word: string, engine: LanguageEngine, known: ReadonlySet<string>): boolean =>
  readKnownWord(word, engine, known) !== null ||
  readWord(word, engine).some(
    ({ root, morphemes }) => root === undefined && morphemes.some(([, tag]) => STEMS_OF_GRAMMAR.has(kindOfTag(tag))),
  )

/**
 * Finds words of a text that aren't forms of a known root, words of the grammar, or names. @param names of people and
 * places, which no lexicon has @param known ids of the roots that have been introduced
 */
export const findUnknownWords = (
  text: string,
  names: readonly string[],
  engine: LanguageEngine,
  known: ReadonlySet<string>,
): string[] =>
  [...text.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => !names.some((name) => word.endsWith(name)) && !isKnown(word, engine, known))
