import { join } from 'node:path'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine, type LanguageEngine } from '#core/grammar/language-engine.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Reads the engine of a language with the lexicon that the product has. */
export function readEngine(code: NguniGrammar['code']): LanguageEngine {
  const { lexicon, attestedStems } = loadLanguageContent(ROOT, code)
  return createLanguageEngine(code, [...lexicon.values()], attestedStems)
}
