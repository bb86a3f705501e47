/** The languages that Khulu understands and answers in. */
export const KHULU_LANGUAGES = ['en', 'xh', 'af'] as const

export type KhuluLanguage = (typeof KHULU_LANGUAGES)[number]

/** Languages in the order in which a text is tried as one of them, after the asker's own. */
export const TRIED_LANGUAGES: readonly KhuluLanguage[] = ['en', 'af', 'xh']

/** Words from which on a question is long. One word of isiXhosa says what two or three say in the others. */
export const LONG_FROM: Readonly<Record<KhuluLanguage, number>> = { en: 9, xh: 6, af: 9 }
