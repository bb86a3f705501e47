/**
 * Languages that can be learnt, in display order: BCP 47 code and own name (product decisions, section 1). `content/`
 * decides which of them have content yet.
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

/** Returns the learning language to start with: the stored code if it is one, otherwise isiXhosa. */
export const restoreLearningLanguage = (stored: string | null): LearningLanguage =>
  stored !== null && isLearningLanguage(stored) ? stored : DEFAULT_LEARNING_LANGUAGE
