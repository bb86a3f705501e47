import type { ContentCategory, ContentSection } from '#core/sections/sections.ts'

/** States of checking for a word or sentence (product decisions, section 9). */
export const REVIEW_STATES = ['drafted', 'checked', 'confirmed'] as const

export type ReviewState = (typeof REVIEW_STATES)[number]

/** Item that a page or lesson teaches, with its meaning in the gloss language (specification, section 3). */
export type LearningItem = {
  /** Stable: progress hangs on it. `<section>.<category>.<slug>`, never the word itself. */
  id: string
  section: ContentSection
  category: ContentCategory
  /** The word or sentence in the learning language. */
  target: string
  english: string
  /** Respelling for English readers, stressed syllable in capitals. */
  pronunciation: string
  /** Example sentence; the page of numbers and time has none. */
  example?: { target: string; english: string }
  /** Culture: what it is. Grammar: the rule in words. */
  description?: string
  /** Other answers that are as right as the target. */
  also: string[]
  /** Grammar, nouns: the class whose concords the card lists. */
  nounClass?: string
  review: ReviewState
}
