import type { ReviewState } from '#core/learning/learning-item.ts'

/** Number of things in each review state. */
export type ReviewCounts = Readonly<Record<ReviewState, number>>

/**
 * Figures about the shipped content of a learning language: its review states, and how much speech is synthetic. They
 * are counted from the content, never typed.
 */
export type Honesty = {
  /** Roots of the lexicon. */
  roots: ReviewCounts
  /** Words and sentences of the pages. */
  items: ReviewCounts
  /** Clips that ship, and those of them that a computer speaks. */
  clips: { all: number; synthetic: number }
  /** Texts of the interface in each language that was translated from English, with their review state. */
  translations: readonly { language: string; texts: number; review: ReviewState }[]
}
