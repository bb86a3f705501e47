/** The languages that the lexicons give meanings in: English for every learning language, Afrikaans for isiXhosa. */
export const MEANING_LANGUAGES = ['en', 'af'] as const

export type MeaningLanguage = (typeof MEANING_LANGUAGES)[number]

/** The language in which somebody is told meanings who reads `language`: that one where there are meanings in it, otherwise English. */
export const meaningLanguageOf = (language: string): MeaningLanguage =>
  MEANING_LANGUAGES.find((code) => code === language) ?? 'en'
