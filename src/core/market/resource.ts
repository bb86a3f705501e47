import type { ActivityType, LessonPlan, OwnExerciseType } from '#core/lesson-plans/lesson-plan.ts'
import { exercisesOf } from '#core/lesson-plans/lesson-plan.ts'
import type { MarketCategory } from '#core/market/categories.ts'
import { licencesFor, mayHavePrice, type Licence } from '#core/market/licences.ts'

/** Shelves of the market: the tabs of its page. */
export const SHELVES = ['resources', 'courses', 'templates'] as const
export type Shelf = (typeof SHELVES)[number]

/** Types of resources (specification, section 3). */
export const RESOURCE_TYPES = ['digital-download', 'physical-kit'] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** States of one version. `replaced` is a published one that a newer one follows. */
export const VERSION_STATES = ['draft', 'waiting', 'returned', 'published', 'replaced'] as const

/** States of a resource: before its first publication, found by others, ended by its author, or by staff. */
export const RESOURCE_STATES = ['unpublished', 'published', 'withdrawn', 'taken-down'] as const

/** States of a review text. Its stars count at once; the text is shown after a look by staff. */
export const REVIEW_STATES = ['none', 'waiting', 'shown', 'refused'] as const

/** Reasons for reporting a resource. */
export const REPORT_REASONS = ['unsafe', 'private-details', 'copied', 'wrong', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const STARS = [1, 2, 3, 4, 5] as const

/** Longest texts in characters, most of each thing, and prices in cents. */
export const MARKET_LIMITS = {
  title: 120,
  description: 2000,
  author: 80,
  tag: 30,
  tags: 8,
  files: 20,
  contact: 300,
  review: 500,
  report: 500,
  reason: 500,
  leastPrice: 500,
  mostPrice: 500_000,
  /** Minutes for which the link to a file works. */
  linkMinutes: 5,
} as const

/** Texts and terms of one version, as its author writes them. */
export type ResourceText = {
  shelf: Shelf
  title: string
  description: string
  category: MarketCategory
  type: ResourceType
  licence: Licence
  /** Price in cents of the rand; 0 is free. */
  price: number
  author: string
  tags: readonly string[]
  /** Way to get a physical kit; only those who have it read this. */
  contact: string
}

/** Parts of a version that keep it from being sent to review. */
export type ResourceFault = 'title' | 'description' | 'author' | 'price' | 'licence' | 'content' | 'contact'

/** Lists what a version lacks, in the order of its form. @param basedOn licence of the work that it changes, or null */
export function findResourceFaults(
  text: ResourceText,
  { hasLesson, files, basedOn }: { hasLesson: boolean; files: number; basedOn: Licence | null },
): ResourceFault[] {
  const { leastPrice, mostPrice } = MARKET_LIMITS
  const isPriceWrong = text.price !== 0 && (text.price < leastPrice || text.price > mostPrice || !mayHavePrice(basedOn))
  const isKit = text.type === 'physical-kit'
  const needsLesson = text.shelf !== 'resources'
  const faults: [ResourceFault, boolean][] = [
    ['title', text.title.trim() === ''],
    ['description', text.description.trim() === ''],
    ['author', text.author.trim() === ''],
    ['price', isPriceWrong],
    ['licence', !licencesFor(basedOn).includes(text.licence)],
    ['content', needsLesson ? !hasLesson : !isKit && !hasLesson && files === 0],
    ['contact', isKit && text.contact.trim() === ''],
  ]
  return faults.filter(([, isFault]) => isFault).map(([fault]) => fault)
}

/** Tidies tags: trimmed, in small letters, each once. */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toLocaleLowerCase()).filter((tag) => tag !== '')),
]

/** Part of a lesson that everybody may see before they have it. */
export type LessonPreview = {
  objectives: string[]
  activities: { type: ActivityType; minutes: number }[]
  /** First exercises, without their answers. */
  exercises: { type: OwnExerciseType; prompt: string }[]
  exerciseCount: number
}

const SHOWN_EXERCISES = 2

/** Returns the preview of a lesson: its objectives and outline, and the first questions. */
export function previewLesson(plan: LessonPlan): LessonPreview {
  const exercises = exercisesOf(plan)
  return {
    objectives: plan.objectives.map(({ text }) => text).filter((text) => text.trim() !== ''),
    activities: plan.activities.map(({ type, duration }) => ({ type, minutes: duration })),
    exercises: exercises.slice(0, SHOWN_EXERCISES).map(({ type, prompt }) => ({ type, prompt })),
    exerciseCount: exercises.length,
  }
}

/** Rounds an average of stars to one decimal; null while nobody has rated. */
export const averageStars = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10
