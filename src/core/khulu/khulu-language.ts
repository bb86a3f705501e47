/** The languages that Khulu understands and answers in. */
export const KHULU_LANGUAGES = ['en', 'xh', 'af'] as const

export type KhuluLanguage = (typeof KHULU_LANGUAGES)[number]
