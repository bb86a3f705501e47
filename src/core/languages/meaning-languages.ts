/** Languages of the lexicons' meanings: English for every learning language, Afrikaans for isiXhosa. */
export const MEANING_LANGUAGES = ['en', 'af'] as const

export type MeaningLanguage = (typeof MEANING_LANGUAGES)[number]

/** Returns the language of meanings for a reader of `language`: the same if it has meanings, otherwise English. */
export const meaningLanguageOf = (language: string): MeaningLanguage =>
  MEANING_LANGUAGES.find((code) => code === language) ?? 'en'
