import { dayText, localDay, type DayNumber } from '#core/days/local-day.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import type { Achievement, SteppedName } from '#core/progress/achievement.ts'
import { countEvents, type JudgedOrNot } from '#core/progress/count-events.ts'
import { POINTS_PER_RIGHT_ANSWER } from '#core/progress/points.ts'
import { streakOf, type Streak } from '#core/progress/streak.ts'
import { newAggregate, perSection, type Aggregate } from '#core/progress/aggregate.ts'
import { LEARNING_AREAS, type LearningArea } from '#core/sections/sections.ts'

/** A moment and where the learner is: ISO 8601, and minutes that the learner's clock is ahead of UTC. */
export type LocalMoment = { at: string; utcOffsetMinutes: number }

type SectionProgress = {
  answers: number
  right: number
  /** Different items answered right at least once; questions without end are none of them. */
  itemsRight: number
  /** The typed page's score: right typed translations. 0 on pages without them. */
  score: number
}

/** One local day with at least one answer; `day` is YYYY-MM-DD. Milliseconds from being asked to answering. */
export type DayProgress = { day: string; answers: number; right: number; milliseconds: number }

/** Number of answers with an error of this kind. */
export type ErrorCount = { errorClass: ErrorClass; count: number }

/** Learner's progress. Only a checked answer counts; revealing isn't one. */
export type Progress = {
  answers: number
  right: number
  points: number
  /** Milliseconds between question and answer over all answers, at most two minutes each. */
  milliseconds: number
  sections: Record<LearningArea, SectionProgress>
  /** Ascending. */
  days: DayProgress[]
  streak: Streak
  /** Errors of the past 28 days, the most frequent first. */
  errors: ErrorCount[]
  /** Counts for achievements: learning days, things remembered and corrected, stories. */
  counts: Record<SteppedName, number>
  /** Oldest first. */
  achievements: Achievement[]
}

/** Days back from today whose errors are shown: what went wrong long ago is not what to practise now. */
const ERROR_DAYS = 28

function recentErrors({ days }: Aggregate, today: DayNumber): ErrorCount[] {
  const counts = new Map<ErrorClass, number>()
  for (const [day, { errors }] of days) {
    if (day > today - ERROR_DAYS)
      for (const [errorClass, count] of errors) counts.set(errorClass, (counts.get(errorClass) ?? 0) + count)
  }
  return [...counts]
    .map(([errorClass, count]) => ({ errorClass, count }))
    .toSorted((one, other) => other.count - one.count || (one.errorClass < other.errorClass ? -1 : 1))
}

/** Derives the progress at a moment from the running aggregate. */
export function progressOf(aggregate: Aggregate, now: LocalMoment): Progress {
  const { sections, counts, achievements } = aggregate
  const total = (what: 'answers' | 'right'): number =>
    LEARNING_AREAS.reduce((sum, section) => sum + sections[section][what], 0)
  const days = [...aggregate.days].toSorted(([one], [other]) => one - other)
  const today = localDay(Date.parse(now.at), now.utcOffsetMinutes)
  return {
    answers: total('answers'),
    right: total('right'),
    points: total('right') * POINTS_PER_RIGHT_ANSWER,
    milliseconds: days.reduce((sum, [, { milliseconds }]) => sum + milliseconds, 0),
    sections: perSection((section) => {
      const { answers, right, items, score } = sections[section]
      return { answers, right, itemsRight: items.size, score }
    }),
    days: days.map(([day, { answers, right, milliseconds }]) => ({ day: dayText(day), answers, right, milliseconds })),
    streak: streakOf(
      days.map(([day]) => day),
      today,
    ),
    errors: recentErrors(aggregate, today),
    counts: { ...counts },
    achievements: [...achievements],
  }
}

/**
 * Recomputes all progress from the events. Their order doesn't matter, and an id counts once, so device, server and
 * their merge agree. An event with an unreadable time, or that the server couldn't check, is left out.
 */
export function foldProgress(events: readonly JudgedOrNot[], now: LocalMoment): Progress {
  const aggregate = newAggregate()
  countEvents(aggregate, events)
  return progressOf(aggregate, now)
}
