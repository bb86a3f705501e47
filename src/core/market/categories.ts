import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'

/** Subjects under which resources are found (specification, section 9); the languages to learn follow them. */
export const MARKET_SUBJECTS = ['math', 'science', 'english', 'art'] as const
export type MarketSubject = (typeof MARKET_SUBJECTS)[number]

export type MarketCategory = MarketSubject | LearningLanguage

/** Categories of the market in the order of their chips. A subject has the text `market.category.<id>`. */
export const MARKET_CATEGORIES: readonly [MarketCategory, ...MarketCategory[]] = [
  ...MARKET_SUBJECTS,
  ...LEARNING_LANGUAGE_CODES,
]

/** Tells whether a category is a subject, and not a language that is named in itself. */
export const isMarketSubject = (category: MarketCategory): category is MarketSubject =>
  (MARKET_SUBJECTS as readonly string[]).includes(category)
