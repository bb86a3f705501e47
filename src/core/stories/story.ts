import type { ReviewState } from '#core/learning/learning-item.ts'
import type { LinePlace } from '#core/stories/story-question.ts'

/** Levels of a story: for toddlers and beginners, in between, and for those who read on. */
export const STORY_LEVELS = ['first', 'middle', 'long'] as const
export type StoryLevel = (typeof STORY_LEVELS)[number]

/** The fewest and the most lines of a story, by its level. */
export const STORY_LENGTHS: Readonly<Record<StoryLevel, { fewest: number; most: number }>> = {
  first: { fewest: 5, most: 7 },
  middle: { fewest: 8, most: 10 },
  long: { fewest: 12, most: 15 },
}

/** The three ways to be with a story (specification, section 2.3). */
export const STORY_MODES = ['listening', 'reading', 'discussion'] as const
export type StoryMode = (typeof STORY_MODES)[number]

/** Backdrops of a story's pictures. */
export const BACKDROPS = ['day', 'rain', 'sea', 'night'] as const
export type Backdrop = (typeof BACKDROPS)[number]

/** A line or a question in the learning language, with its meaning in the gloss language. */
export type StoryLine = { text: string; translation: string }

/** The inside of an SVG of 32 × 32, with its name. */
export type StoryPicture = { name: string; drawing: string }

/** Section of a story: the content of one page. */
export type StoryPart = { lines: readonly StoryLine[]; pictures: readonly StoryPicture[] }

/** Summary of a story for a list. */
export type StorySummary = {
  id: string
  level: StoryLevel
  title: string
  translation: string
  cover: StoryPicture
  lines: number
  review: ReviewState
}

/** A story with its meanings and pictures, as a page shows it. */
export type Story = Omit<StorySummary, 'lines' | 'cover'> & {
  backdrop: Backdrop
  parts: readonly StoryPart[]
  questions: readonly StoryLine[]
  /** Lines that answer each question; none if only the family can answer. */
  answers: readonly (readonly LinePlace[])[]
  /** Words as a dictionary heads them, with their meanings in this story. */
  keyWords: readonly { word: string; meaning: string }[]
}
