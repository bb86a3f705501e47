import type { LanguageFiles } from '#content/read-language-files.ts'
import { analyseWord } from '#core/grammar/analyse-word.ts'
import { createLanguageEngine, hasEngine, type LanguageEngine } from '#core/grammar/language-engine.ts'
import { kindOfTag } from '#core/grammar/morpheme.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** Pieces that are a word's stem and are few: the grammar itself has them, no lexicon. */
const STEMS_OF_GRAMMAR: readonly string[] = ['Dem', 'PronStem', 'QuantStem', 'PossPron']
const STEMS_OF_LEXICON: readonly string[] = ['NStem', 'VRoot', 'AdjStem', 'RelStem']

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’‑]\p{L}[\p{L}\p{M}]*)*/gu

/** Makes the engine of a language, made of its content; null where the language has none. */
export function makeContentEngine({
  language,
  lexemes,
  lexemeGlosses,
  attestedStems,
}: LanguageFiles): LanguageEngine | null {
  if (!language || !hasEngine(language.code)) return null
  const senses = new Map(lexemeGlosses.map(({ id, value }) => [id, value]))
  // The schema's optional fields are left out or there; they are never undefined.
  const roots = lexemes.map(({ id, value }) => ({ ...value, senses: senses.get(id) ?? [] }) as LexiconRoot)
  return createLanguageEngine(language.code, roots, attestedStems)
}

/** Tells whether a word is read with a stem that the lexicon has, or is one of the grammar's own. */
function isRead(word: string, engine: LanguageEngine): boolean {
  if (engine.lexicon.words.has(plainWord(word))) return true
  return analyseWord(word, engine).some(({ known, segments }) => {
    const kinds = segments.map(([, tag]) => kindOfTag(tag))
    return (
      known ||
      (kinds.some((kind) => STEMS_OF_GRAMMAR.includes(kind)) && !kinds.some((kind) => STEMS_OF_LEXICON.includes(kind)))
    )
  })
}

/** Letters of what stands before a name: lukaThandi, uSipho, eMonti. */
const LONGEST_PREFIX = 4

/** True for a name with a prefix before it, if any. */
const endsInName = (word: string, names: readonly string[]): boolean =>
  names.some((name) => word.endsWith(name) && word.length - name.length <= LONGEST_PREFIX)

/**
 * Finds words of a text that the engine can't read with a known stem: misspelt, or missing from the lexicon. @param
 * names of people and places, which no lexicon has
 */
export const findUnreadWords = (text: string, names: readonly string[], engine: LanguageEngine): string[] =>
  [...text.matchAll(WORD)].map(([word]) => word).filter((word) => !endsInName(word, names) && !isRead(word, engine))
