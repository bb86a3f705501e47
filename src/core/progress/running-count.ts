import type { Aggregate } from '#core/progress/aggregate.ts'
import { newAggregate } from '#core/progress/aggregate.ts'
import { countEvents, isLater, type JudgedOrNot } from '#core/progress/count-events.ts'
import { readAggregate, writeAggregate, type StoredAggregate } from '#core/progress/store-aggregate.ts'

/** Newest answers that stay single, so that a late one among them is counted in its place. */
const TAIL = 1000

/** An answer and its time in milliseconds since 1970. */
type TimedAnswer = { answer: JudgedOrNot; time: number }

/** Progress of a device: an aggregate of the older answers, the newest answers, and what both add up to. */
export type RunningCount = {
  base: StoredAggregate
  /** Newest answers in order of time and id, also those that count for nothing. */
  tail: TimedAnswer[]
  total: Aggregate
  /** Number of answers in base and tail, also those that count for nothing. */
  answers: number
  /** Answers kept single after the older ones moved to the base. */
  length: number
}

/** Running count as a device stores it. */
export type StoredCount = { base: StoredAggregate; tail: JudgedOrNot[]; answers: number }

/** Answers since the last count: new ones, and others that took the place of a known one with their id. */
export type AnswerChanges = { added: readonly JudgedOrNot[]; replaced: readonly JudgedOrNot[] }

/** Returns a count without answers. @param length answers to keep single; tests use a small number */
export const newCount = (length = TAIL): RunningCount => ({
  base: writeAggregate(newAggregate()),
  tail: [],
  total: newAggregate(),
  answers: 0,
  length,
})

/** Keeps the fields that counting needs. */
const leaveOutWords = (event: JudgedOrNot): JudgedOrNot => ({
  id: event.id,
  language: event.language,
  section: event.section,
  itemId: event.itemId,
  exerciseType: event.exerciseType,
  verdict: event.verdict,
  errorClass: event.errorClass,
  milliseconds: event.milliseconds,
  occurredAt: event.occurredAt,
  utcOffsetMinutes: event.utcOffsetMinutes,
  ...(event.cards === undefined ? {} : { cards: event.cards }),
  ...(event.verified === undefined ? {} : { verified: event.verified }),
})

const isBefore = (one: TimedAnswer, other: TimedAnswer): boolean =>
  isLater(other.time, other.answer.id, { time: one.time, id: one.answer.id })

/** Returns whether two versions of an answer count alike. A version that nobody judged counts like a verified one. */
function countsAlike(one: JudgedOrNot, other: JudgedOrNot): boolean {
  const text = (answer: JudgedOrNot): string =>
    JSON.stringify({ ...leaveOutWords(answer), cards: answer.cards ?? [], verified: answer.verified !== false })
  return text(one) === text(other)
}

/** Moves the older half of a long tail into the base. */
function shortenTail(count: RunningCount): void {
  if (count.tail.length <= 2 * count.length) return
  const older = count.tail.splice(0, count.tail.length - count.length)
  const aggregate = readAggregate(count.base)
  countEvents(
    aggregate,
    older.map(({ answer }) => answer),
  )
  count.base = writeAggregate(aggregate)
}

/** Adds up base and tail anew. */
function recountTail(count: RunningCount): void {
  count.total = readAggregate(count.base)
  countEvents(
    count.total,
    count.tail.map(({ answer }) => answer),
  )
}

/** Puts an answer at its place in the tail; true if it is the last one. */
function insert(tail: TimedAnswer[], added: TimedAnswer): boolean {
  const after = tail.findLastIndex((one) => isBefore(one, added))
  tail.splice(after + 1, 0, added)
  return after + 2 === tail.length
}

/**
 * Counts changed answers; the order of their arrival doesn't matter. Returns false if one of them changes what the base
 * holds. Then the count is of no use, and all answers must be counted again.
 */
export function changeCount(count: RunningCount, { added, replaced }: AnswerChanges): boolean {
  const { base, tail } = count
  const known = new Map(tail.map((one) => [one.answer.id, one]))
  if (replaced.some(({ id }) => !known.has(id))) return false
  const later: JudgedOrNot[] = []
  let isInOrder = true
  for (const event of [...replaced, ...added]) {
    const before = known.get(event.id)
    if (before !== undefined) {
      if (countsAlike(before.answer, event)) continue
      tail.splice(tail.indexOf(before), 1)
      known.delete(event.id)
      isInOrder = false
    } else count.answers++
    const time = Date.parse(event.occurredAt)
    if (Number.isNaN(time)) continue
    if (base.last !== null && !isLater(time, event.id, base.last)) return false
    const timed = { answer: leaveOutWords(event), time }
    isInOrder = insert(tail, timed) && isInOrder
    known.set(event.id, timed)
    later.push(timed.answer)
  }
  if (!isInOrder || !countEvents(count.total, later)) recountTail(count)
  shortenTail(count)
  return true
}

/** Counts all answers of a learner. */
export function countAll(events: readonly JudgedOrNot[], length = TAIL): RunningCount {
  const count = newCount(length)
  const timed = events
    .map((event) => ({ answer: event, time: Date.parse(event.occurredAt) }))
    .filter(({ time }) => !Number.isNaN(time))
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  const ids = new Set<string>()
  count.tail = timed.filter(({ answer }) => !ids.has(answer.id) && ids.add(answer.id))
  count.answers = new Set(events.map(({ id }) => id)).size
  shortenTail(count)
  count.tail = count.tail.map(({ answer, time }) => ({ answer: leaveOutWords(answer), time }))
  recountTail(count)
  return count
}

/** Writes a count for storage. */
export const writeCount = ({ base, tail, answers }: RunningCount): StoredCount => ({
  base,
  answers,
  tail: tail.map(({ answer }) => answer),
})

/** Reads a stored count. */
export function readCount({ base, tail, answers }: StoredCount, length = TAIL): RunningCount {
  const count: RunningCount = {
    base,
    tail: tail.map((answer) => ({ answer, time: Date.parse(answer.occurredAt) })),
    total: newAggregate(),
    answers,
    length,
  }
  recountTail(count)
  return count
}
