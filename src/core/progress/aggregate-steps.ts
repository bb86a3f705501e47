import { countEvents, orderEvents, type JudgedOrNot } from '#core/progress/count-events.ts'
import { writeAggregate, type StoredAggregate } from '#core/progress/store-aggregate.ts'
import type { Aggregate } from '#core/progress/aggregate.ts'
import { LEARNING_AREAS } from '#core/sections/sections.ts'

/** Last answer in an aggregate, by time (ms since 1970) and id. */
export type LastCounted = { time: number; id: string }

/** Aggregate after a number of answers. It is stored on the way, so that a late answer recounts only those after it. */
export type AggregateStep = { counted: number; last: LastCounted; stored: StoredAggregate }

/** Answers between two steps at the near end. */
export const STEP = 500

/** Steps kept at each distance. With two, a late answer recounts at most three times the later answers. */
const OF_EACH = 2

/** Counts the answers in a running aggregate. */
const answersIn = ({ sections }: Aggregate): number =>
  LEARNING_AREAS.reduce((sum, section) => sum + sections[section].answers, 0)

/** Lists the steps to keep before a count: the end, and the last two whole multiples of 500, 1000, 2000 …. */
export function placesToKeep(counted: number, step = STEP): ReadonlySet<number> {
  const places = new Set([counted])
  for (let distance = step; distance < counted; distance *= 2) {
    const last = Math.floor((counted - 1) / distance) * distance
    for (let back = 0; back < OF_EACH; back++) if (last - back * distance > 0) places.add(last - back * distance)
  }
  return places
}

/** Finds the last step before an answer; null if it is before all steps. @param steps in the order of their answers */
export const stepBefore = <Step extends { last: LastCounted }>(
  steps: readonly Step[],
  { time, id }: LastCounted,
): Step | null => steps.findLast(({ last }) => last.time < time || (last.time === time && last.id < id)) ?? null

/**
 * Finds the last step before all of these answers, from which counting can continue. Null if everything must be counted
 * again.
 * @param steps in the order of their answers
 */
export function stepBeforeAll<Step extends { last: LastCounted }>(
  steps: readonly Step[],
  added: readonly JudgedOrNot[],
): Step | null {
  const {
    kept: [first],
    times: [time = 0],
  } = orderEvents(added)
  return first === undefined ? (steps.at(-1) ?? null) : stepBefore(steps, { time, id: first.id })
}

/**
 * Counts a page of ordered answers that are all later than the aggregate's, and returns the steps at these places. The
 * pages of one count share the places of its end.
 */
export function countPage(
  aggregate: Aggregate,
  page: readonly JudgedOrNot[],
  places: ReadonlySet<number>,
): AggregateStep[] {
  const before = answersIn(aggregate)
  const steps: AggregateStep[] = []
  const ends = [...places].filter((place) => place > before && place < before + page.length)
  let at = 0
  for (const end of [...ends.toSorted((one, other) => one - other), before + page.length]) {
    if (!countEvents(aggregate, page.slice(at, end - before)))
      throw new Error('An answer is from before what was counted.')
    at = end - before
    if (places.has(end) && aggregate.last !== null)
      steps.push({ counted: end, last: aggregate.last, stored: writeAggregate(aggregate) })
  }
  return steps
}

/** Returns the places at which a count of so many more answers keeps its steps. */
export const placesAfter = (aggregate: Aggregate, more: number, step = STEP): ReadonlySet<number> =>
  placesToKeep(answersIn(aggregate) + more, step)

/**
 * Counts answers that are all later than the aggregate's, and returns the steps to keep; the last is the end. None if
 * nothing was ever counted.
 */
export function countInSteps(aggregate: Aggregate, events: readonly JudgedOrNot[], step = STEP): AggregateStep[] {
  const { kept } = orderEvents(events)
  return countPage(aggregate, kept, placesAfter(aggregate, kept.length, step))
}
