/** Learning languages with an engine that can confirm a model's words. */
export const MODEL_LANGUAGES = ['xh', 'zu'] as const

export type ModelLanguage = (typeof MODEL_LANGUAGES)[number]

/** Tells whether a model can be asked about a learning language. */
export const isModelLanguage = (code: string): code is ModelLanguage =>
  (MODEL_LANGUAGES as readonly string[]).includes(code)

/**
 * The text that adults are shown before they turn the model on: `khuluModel.…` in the locales. A change of its meaning
 * gets another version.
 */
export const MODEL_TEXT_VERSION = '2026-11-21'

/** Questions to the model that one account may ask in a quarter of an hour. */
export const MODEL_QUESTIONS = 20
