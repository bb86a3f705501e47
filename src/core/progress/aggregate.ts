import type { DayNumber } from '#core/days/local-day.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import type { Achievement, SteppedName } from '#core/progress/achievement.ts'
import { LEARNING_AREAS, type LearningArea } from '#core/sections/sections.ts'

/** Aggregate of a section. `score` is the number of right typed translations on a page that has them. */
export type SectionAggregate = { answers: number; right: number; score: number; items: Set<string> }

/** Aggregate of a local day. */
export type DayAggregate = { answers: number; right: number; milliseconds: number; errors: Map<ErrorClass, number> }

/**
 * Aggregate of one thing: a root, a form or a page's item. `missed` is the day on which it was last missed and not yet
 * corrected, or null.
 */
export type ThingAggregate = { met: DayNumber; missed: DayNumber | null; isCorrected: boolean; isRemembered: boolean }

/** Running aggregate of a learner's answers, in the order of their time. Counting continues from it. */
export type Aggregate = {
  /** The last answer that was counted, by time and id; nothing before it can be added. */
  last: { time: number; id: string } | null
  sections: Record<LearningArea, SectionAggregate>
  days: Map<DayNumber, DayAggregate>
  things: Map<LearningLanguage, Map<string, ThingAggregate>>
  counts: Record<SteppedName, number>
  achievements: Achievement[]
}

/** Returns a record with the value of each section. */
export const perSection = <T>(value: (section: LearningArea) => T): Record<LearningArea, T> =>
  Object.fromEntries(LEARNING_AREAS.map((section) => [section, value(section)])) as Record<LearningArea, T>

/** Returns an empty aggregate. */
export const newAggregate = (): Aggregate => ({
  last: null,
  sections: perSection(() => ({ answers: 0, right: 0, score: 0, items: new Set() })),
  days: new Map(),
  things: new Map(),
  counts: { 'learning-days': 0, remembered: 0, mended: 0, stories: 0 },
  achievements: [],
})
