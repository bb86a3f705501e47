import type { DayNumber } from '#core/days/local-day.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import type { DayTally, SectionTally, Tally } from '#core/progress/tally.ts'
import { newTally } from '#core/progress/tally.ts'
import { LEARNING_AREAS, type LearningArea } from '#core/sections/sections.ts'

/** Counts of another version are not gone on from: all is counted anew. Raise it whenever counting changes. */
export const TALLY_VERSION = 1

/** A tally as JSON can hold it. */
export type StoredTally = Pick<Tally, 'last' | 'counts' | 'achievements'> & {
  sections: Partial<Record<LearningArea, Omit<SectionTally, 'items'> & { items: string[] }>>
  days: [DayNumber, Omit<DayTally, 'errors'>, [ErrorClass, number][]][]
  /** Days of meeting and missing, by language and id, then a sum of corrected (1) and remembered (2). */
  things: [LearningLanguage, [string, DayNumber, DayNumber | null, number][]][]
}

/** The tally as it is kept; counting on changes nothing in it. */
export const writeTally = ({ last, sections, days, things, counts, achievements }: Tally): StoredTally => ({
  last,
  counts: { ...counts },
  achievements: [...achievements],
  sections: Object.fromEntries(
    LEARNING_AREAS.map((section) => [section, { ...sections[section], items: [...sections[section].items] }]),
  ),
  days: [...days].map(([day, { errors, ...counted }]) => [day, counted, [...errors]]),
  things: [...things].map(([language, ids]) => [
    language,
    [...ids].map(([id, { met, missed, isCorrected, isRemembered }]) => [
      id,
      met,
      missed,
      (isCorrected ? 1 : 0) + (isRemembered ? 2 : 0),
    ]),
  ]),
})

/** The tally that was kept. */
export function readTally({ last, sections, days, things, counts, achievements }: StoredTally): Tally {
  const tally = newTally()
  for (const section of LEARNING_AREAS) {
    const stored = sections[section]
    if (stored) tally.sections[section] = { ...stored, items: new Set(stored.items) }
  }
  return {
    ...tally,
    last,
    achievements,
    counts: { ...tally.counts, ...counts },
    days: new Map(days.map(([day, counted, errors]) => [day, { ...counted, errors: new Map(errors) }])),
    things: new Map(
      things.map(([language, ids]) => [
        language,
        new Map(
          ids.map(([id, met, missed, flags]) => [
            id,
            { met, missed, isCorrected: (flags & 1) === 1, isRemembered: (flags & 2) === 2 },
          ]),
        ),
      ]),
    ),
  }
}
