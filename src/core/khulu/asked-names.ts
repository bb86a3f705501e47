import type { KhuluLanguage } from '#core/khulu/khulu-language.ts'

/** Texts of culture items by id, in the languages that have them. */
export type CultureTexts = Readonly<Partial<Record<KhuluLanguage, Readonly<Record<string, string>>>>>

/** Names that people use when they ask, as the content lists them. */
export type AskedNames = {
  /** Search names of culture items, by the items' ids, in each asking language. */
  culture: Readonly<Record<string, Readonly<Partial<Record<KhuluLanguage, readonly string[]>>>>>
  /** The words that are told of a theme, where not just any are. */
  topics: Readonly<Record<string, readonly string[]>>
  /** Letters whose sound is described, each with a word that has it, longer ones first. */
  sounds: Readonly<Record<string, string>>
  /** English words for roots with other glosses, by lemma: mom, kid. */
  english: Readonly<Record<string, readonly string[]>>
  /** Afrikaans words for roots with other glosses, by their English, and phrases; places say where. */
  afrikaans: Readonly<
    Partial<Record<'noun' | 'verb' | 'quality' | 'phrase' | 'place', Readonly<Record<string, readonly string[]>>>>
  >
}
