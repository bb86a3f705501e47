import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { meaningLanguageOf, type MeaningLanguage } from '#core/languages/meaning-languages.ts'
import type { PackedLexicon } from './unpack-lexicon.ts'

type Lexicons = Partial<Record<string, () => Promise<PackedLexicon>>>

/** Lexicons by language of meanings, and the file that lists the languages; one download each. */
const LEXICONS: Readonly<Record<MeaningLanguage, Lexicons>> = {
  en: import.meta.glob<PackedLexicon>('../../../../content/languages/*/language.json', {
    query: { lexicon: 'en' },
    import: 'default',
  }),
  af: import.meta.glob<PackedLexicon>('../../../../content/languages/*/language.json', {
    query: { lexicon: 'af' },
    import: 'default',
  }),
}

/** Languages in which each lexicon has its meanings. */
const meaningLists = import.meta.glob<readonly MeaningLanguage[]>('../../../../content/languages/*/language.json', {
  eager: true,
  import: 'meanings',
})

const fileOf = (language: LearningLanguage): string => `../../../../content/languages/${language}/language.json`

const engines = new Map<`${LearningLanguage} ${MeaningLanguage}`, Promise<LanguageEngine | null>>()

const lexiconOf = (language: LearningLanguage, meanings: MeaningLanguage): (() => Promise<PackedLexicon>) | undefined =>
  meaningLists[fileOf(language)]?.includes(meanings) ? LEXICONS[meanings][fileOf(language)] : undefined

/** Tells whether words of the language can be looked into. Costs nothing: the engine itself is not loaded. */
export const hasLexicon = (language: LearningLanguage): boolean => lexiconOf(language, 'en') !== undefined

/** Returns the language of meanings for a reader: their own if the lexicon has it, otherwise English. */
export function meaningsIn(language: LearningLanguage, reader: InterfaceLanguage): MeaningLanguage {
  const wanted = meaningLanguageOf(reader)
  return lexiconOf(language, wanted) ? wanted : 'en'
}

async function makeEngine(language: LearningLanguage, meanings: MeaningLanguage): Promise<LanguageEngine | null> {
  const [packed, { createLanguageEngine, hasEngine }, { unpackAttestedStems, unpackLexicon }] = await Promise.all([
    lexiconOf(language, meanings)?.(),
    import('#core/grammar/language-engine.ts'),
    import('./unpack-lexicon.ts'),
  ])
  return packed && hasEngine(language)
    ? createLanguageEngine(language, unpackLexicon(packed), unpackAttestedStems(packed))
    : null
}

/**
 * Loads the engine of a language, once for each language of meanings. Null without an engine or lexicon, and on a
 * network failure; then the next call tries again. Never rejects. @param reader whose meanings are shown; searches
 * leave it out and use the English ones
 */
export function loadLanguageEngine(
  language: LearningLanguage,
  reader: InterfaceLanguage = 'en',
): Promise<LanguageEngine | null> {
  const meanings = meaningsIn(language, reader)
  const key = `${language} ${meanings}` as const
  const known = engines.get(key)
  if (known) return known
  const made = makeEngine(language, meanings).catch(() => {
    engines.delete(key)
    return null
  })
  engines.set(key, made)
  return made
}
