import type { DayNumber } from '#core/days/local-day.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import type { Achievement, SteppedName } from '#core/progress/achievement.ts'
import { LEARNING_AREAS, type LearningArea } from '#core/sections/sections.ts'

/** Aggregate of a section. `score` is the number of right typed translations on a page that has them. */
export type SectionTally = { answers: number; right: number; score: number; items: Set<string> }

/** Aggregate of a local day. */
export type DayTally = { answers: number; right: number; milliseconds: number; errors: Map<ErrorClass, number> }

/**
 * Aggregate of one thing: a root, a form or a page's item. `missed` is the day on which it was last missed and not yet
 * corrected, or null.
 */
export type ThingTally = { met: DayNumber; missed: DayNumber | null; isCorrected: boolean; isRemembered: boolean }

/** All that was counted so far of a learner's answers, in the order of their time. Counting goes on from here. */
export type Tally = {
  /** The last answer that was counted, by time and id; nothing before it can be added. */
  last: { time: number; id: string } | null
  sections: Record<LearningArea, SectionTally>
  days: Map<DayNumber, DayTally>
  things: Map<LearningLanguage, Map<string, ThingTally>>
  counts: Record<SteppedName, number>
  achievements: Achievement[]
}

/** The same for each section. */
export const perSection = <T>(value: (section: LearningArea) => T): Record<LearningArea, T> =>
  Object.fromEntries(LEARNING_AREAS.map((section) => [section, value(section)])) as Record<LearningArea, T>

/** Nothing counted yet. */
export const newTally = (): Tally => ({
  last: null,
  sections: perSection(() => ({ answers: 0, right: 0, score: 0, items: new Set() })),
  days: new Map(),
  things: new Map(),
  counts: { 'learning-days': 0, remembered: 0, mended: 0, stories: 0 },
  achievements: [],
})
