import type { DayNumber } from '#core/days/local-day.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import type { DayAggregate, SectionAggregate, Aggregate } from '#core/progress/aggregate.ts'
import { newAggregate } from '#core/progress/aggregate.ts'
import { LEARNING_AREAS, type LearningArea } from '#core/sections/sections.ts'

/**
 * Version of the stored aggregate. An aggregate of another version isn't continued: everything is counted again. Raise
 * it whenever counting changes.
 */
export const AGGREGATE_VERSION = 1

/** An aggregate as JSON can hold it. */
export type StoredAggregate = Pick<Aggregate, 'last' | 'counts' | 'achievements'> & {
  sections: Partial<Record<LearningArea, Omit<SectionAggregate, 'items'> & { items: string[] }>>
  days: [DayNumber, Omit<DayAggregate, 'errors'>, [ErrorClass, number][]][]
  /** Days of meeting and missing, by language and id, then a sum of corrected (1) and remembered (2). */
  things: [LearningLanguage, [string, DayNumber, DayNumber | null, number][]][]
}

/** Writes the aggregate as JSON; counting on doesn't change the result. */
export const writeAggregate = ({ last, sections, days, things, counts, achievements }: Aggregate): StoredAggregate => ({
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

/** Reads a stored aggregate; counting on doesn't change the stored one. */
export function readAggregate({ last, sections, days, things, counts, achievements }: StoredAggregate): Aggregate {
  const aggregate = newAggregate()
  for (const section of LEARNING_AREAS) {
    const stored = sections[section]
    if (stored) aggregate.sections[section] = { ...stored, items: new Set(stored.items) }
  }
  return {
    ...aggregate,
    last,
    achievements: [...achievements],
    counts: { ...aggregate.counts, ...counts },
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
