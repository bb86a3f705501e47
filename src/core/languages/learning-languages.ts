/**
 * The languages that can be learnt, in the order they are offered: BCP 47 code and the language's name in itself
 * (product decisions, section 1). Which of them have content yet is a fact of `content/`, not of this list.
 */
export const LEARNING_LANGUAGES = [
  { code: 'xh', name: 'isiXhosa' },
  { code: 'af', name: 'Afrikaans' },
  { code: 'zu', name: 'isiZulu' },
  { code: 'st', name: 'Sesotho' },
  { code: 'tn', name: 'Setswana' },
  { code: 'nso', name: 'Sesotho sa Leboa' },
  { code: 'ts', name: 'Xitsonga' },
  { code: 've', name: 'Tshivenḓa' },
  { code: 'ss', name: 'siSwati' },
  { code: 'nr', name: 'isiNdebele' },
] as const

export const LEARNING_LANGUAGE_CODES = LEARNING_LANGUAGES.map((language) => language.code)

export type LearningLanguage = (typeof LEARNING_LANGUAGES)[number]['code']

export const DEFAULT_LEARNING_LANGUAGE: LearningLanguage = 'xh'

export const isLearningLanguage = (code: string): code is LearningLanguage =>
  LEARNING_LANGUAGES.some((language) => language.code === code)

/** The learning language to start with: the stored code where it is one, otherwise isiXhosa. */
export const restoreLearningLanguage = (stored: string | null): LearningLanguage =>
  stored !== null && isLearningLanguage(stored) ? stored : DEFAULT_LEARNING_LANGUAGE
