import { XHOSA_GRAMMAR, ZULU_GRAMMAR, type NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { WordReader } from '#core/grammar/read-word.ts'
import { buildWordLexicon, type AttestedStems, type LexiconRoot, type WordLexicon } from '#core/grammar/word-lexicon.ts'

/** Engine that reads, makes and checks words of one language. Created once, in some milliseconds. */
export type LanguageEngine = { grammar: NguniGrammar; lexicon: WordLexicon; reader: WordReader }

const GRAMMARS: Readonly<Record<NguniGrammar['code'], NguniGrammar>> = { xh: XHOSA_GRAMMAR, zu: ZULU_GRAMMAR }

/** Tells whether the engine knows the grammar of a language. */
export const hasEngine = (code: string): code is NguniGrammar['code'] => code in GRAMMARS

/** Returns the grammar of a language that has one. */
export const grammarOf = (code: NguniGrammar['code']): NguniGrammar => GRAMMARS[code]

export function createLanguageEngine(
  code: NguniGrammar['code'],
  roots: readonly LexiconRoot[],
  attested?: AttestedStems,
): LanguageEngine {
  const grammar = GRAMMARS[code]
  const lexicon = buildWordLexicon(roots, attested)
  return { grammar, lexicon, reader: new WordReader(grammar, lexicon) }
}
