import { dayText, localDay, type DayNumber } from '#core/days/local-day.ts'
import { isGeneratedId } from '#core/learning/generated-id.ts'
import { isRight, type LearningEvent } from '#core/learning/learning-event.ts'
import { achievementsOf, type Achievement } from '#core/progress/achievement.ts'
import { POINTS_PER_RIGHT_ANSWER } from '#core/progress/points.ts'
import { streakOf, type Streak } from '#core/progress/streak.ts'
import { isTypedSection, LEARNING_AREAS, TYPED_SECTIONS, type LearningArea } from '#core/sections/sections.ts'

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

/** One local day with at least one answer; `day` is YYYY-MM-DD. */
export type DayProgress = { day: string; answers: number; right: number }

/** What a learner has done. An answer is something that was checked: asking for the answer isn't one. */
export type Progress = {
  answers: number
  right: number
  points: number
  sections: Record<LearningArea, SectionProgress>
  /** Ascending. */
  days: DayProgress[]
  streak: Streak
  /** Oldest first. */
  achievements: Achievement[]
}

type Counted = { answers: number; right: number }
type SectionTally = Counted & { itemsRight: Set<string>; typedRight: number[] }

function countInSection(tally: SectionTally, event: LearningEvent, time: number): void {
  tally.answers++
  if (!isRight(event.verdict)) return
  tally.right++
  if (!isGeneratedId(event.itemId)) tally.itemsRight.add(event.itemId)
  if (event.exerciseType === 'type-translation' && isTypedSection(event.section)) tally.typedRight.push(time)
}

function countInDay(days: Map<DayNumber, Counted>, event: LearningEvent, time: number): void {
  const day = localDay(time, event.utcOffsetMinutes)
  let counted = days.get(day)
  if (counted === undefined) days.set(day, counted = { answers: 0, right: 0 })
  counted.answers++
  if (isRight(event.verdict)) counted.right++
}

const perSection = <T>(value: (section: LearningArea) => T): Record<LearningArea, T> =>
  Object.fromEntries(LEARNING_AREAS.map((section) => [section, value(section)])) as Record<LearningArea, T>

/** ISO dates of one format sort as text; the pages of one moment keep their order. */
const byDate = (one: Achievement, other: Achievement): number => Number(one.date > other.date) - Number(one.date < other.date)

/** An event that the server may have judged: `verified` is false where it couldn't, and then nothing is earned. */
type JudgedOrNot = LearningEvent & { verified?: boolean }

/**
 * All progress, recomputed from the events. Their order doesn't matter, and the same id is the same event and counts once, so a
 * device, the server and a merge of both come to the same result. An event whose time can't be read, or that the server couldn't judge, is left out.
 */
export function foldProgress(events: readonly JudgedOrNot[], now: LocalMoment): Progress {
  const tallies = perSection((): SectionTally => ({ answers: 0, right: 0, itemsRight: new Set(), typedRight: [] }))
  const days = new Map<DayNumber, Counted>()
  const seen = new Set<string>()
  for (const event of events) {
    const time = Date.parse(event.occurredAt)
    if (event.verdict === 'revealed' || event.verified === false || Number.isNaN(time) || seen.has(event.id)) continue
    seen.add(event.id)
    countInSection(tallies[event.section], event, time)
    countInDay(days, event, time)
  }
  const total = (what: keyof Counted): number => LEARNING_AREAS.reduce((sum, section) => sum + tallies[section][what], 0)
  const learningDays = [...days].toSorted(([one], [other]) => one - other)
  return {
    answers: total('answers'),
    right: total('right'),
    points: total('right') * POINTS_PER_RIGHT_ANSWER,
    sections: perSection((section) => {
      const { answers, right, itemsRight, typedRight } = tallies[section]
      return { answers, right, itemsRight: itemsRight.size, score: typedRight.length }
    }),
    days: learningDays.map(([day, counted]) => ({ day: dayText(day), ...counted })),
    streak: streakOf(learningDays.map(([day]) => day), localDay(Date.parse(now.at), now.utcOffsetMinutes)),
    achievements: TYPED_SECTIONS.flatMap((page) => achievementsOf(page, Float64Array.from(tallies[page].typedRight).toSorted())).toSorted(byDate),
  }
}
