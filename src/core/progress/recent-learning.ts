import { localDay, type DayNumber } from '#core/days/local-day.ts'
import { isGeneratedId } from '#core/learning/generated-id.ts'
import { isRight, type LearningEvent } from '#core/learning/learning-event.ts'

/** Steps of a child's day: listening, playing and reading. */
export const PATH_STEPS = ['listen', 'play', 'read'] as const
export type PathStep = (typeof PATH_STEPS)[number]

/** Activity of today and the past few days. */
export type RecentLearning = {
  /** Right answers today. */
  rightToday: number
  /** Steps of today's path that were done. */
  done: ReadonlySet<PathStep>
  /** Items of pages and games that were answered right in the last days, the latest first, each once. */
  items: string[]
  /** Lessons with answers in the past few days, the latest first. Each has its latest day, and its right answers. */
  lessons: { id: string; day: DayNumber; answers: number; right: number }[]
}

/** Number of recent days, today included. */
const LAST_DAYS = 7

const LESSON_ITEM = /^lesson\/([^/]+)\/\d+$/

function stepOf({ exerciseType, section }: LearningEvent): PathStep | null {
  if (section === 'stories') return 'read'
  if (exerciseType === 'listen-and-choose') return 'listen'
  return exerciseType === 'choose-meaning' ||
    exerciseType === 'match-pairs' ||
    exerciseType === 'build-word' ||
    exerciseType === 'choose-word'
    ? 'play'
    : null
}

function countLesson(
  lessons: Map<string, RecentLearning['lessons'][number]>,
  { itemId, verdict }: LearningEvent,
  day: DayNumber,
): void {
  const id = LESSON_ITEM.exec(itemId)?.[1]
  if (id === undefined) return
  const before = lessons.get(id) ?? { id, day, answers: 0, right: 0 }
  lessons.delete(id)
  lessons.set(id, {
    id,
    day: Math.max(before.day, day),
    answers: before.answers + 1,
    right: before.right + (isRight(verdict) ? 1 : 0),
  })
}

/** Derives the learner's activity today and in the past seven days. Revealing an answer doesn't count. */
export function recentLearning(events: readonly LearningEvent[], today: DayNumber): RecentLearning {
  const done = new Set<PathStep>()
  const items = new Set<string>()
  const lessons = new Map<string, RecentLearning['lessons'][number]>()
  let rightToday = 0
  const recent = events
    .map((event) => ({ event, time: Date.parse(event.occurredAt) }))
    .map((timed) => ({ ...timed, day: localDay(timed.time, timed.event.utcOffsetMinutes) }))
    .filter(({ event, day }) => day > today - LAST_DAYS && day <= today && event.verdict !== 'revealed')
    .toSorted((one, other) => one.time - other.time)
  for (const { event, day } of recent) {
    const { itemId, section, verdict } = event
    countLesson(lessons, event, day)
    if (
      isRight(verdict) &&
      section !== 'course' &&
      section !== 'review' &&
      section !== 'stories' &&
      section !== 'modules' &&
      !isGeneratedId(itemId)
    ) {
      items.delete(itemId)
      items.add(itemId)
    }
    if (day !== today) continue
    if (isRight(verdict)) rightToday++
    const step = stepOf(event)
    if (step !== null) done.add(step)
  }
  return { rightToday, done, items: [...items].toReversed(), lessons: [...lessons.values()].toReversed() }
}

/** Picks the value of a day: the same all day, another each day. */
export const ofTheDay = <Value>(values: readonly Value[], day: DayNumber): Value | undefined =>
  values[((day % values.length) + values.length) % values.length]
