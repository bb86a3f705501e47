/** The languages that Khulu understands and answers in. */
export const KHULU_LANGUAGES = ['en', 'xh', 'af'] as const

export type KhuluLanguage = (typeof KHULU_LANGUAGES)[number]

/** Order in which a text is tried in the languages, after the asker's own. */
export const TRIED_LANGUAGES: readonly KhuluLanguage[] = ['en', 'af', 'xh']

/** Number of words from which a question is long. One isiXhosa word says as much as two or three of the others. */
export const LONG_FROM: Readonly<Record<KhuluLanguage, number>> = { en: 9, xh: 6, af: 9 }
