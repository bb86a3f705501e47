import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { countEvents, type JudgedOrNot } from '#core/progress/count-events.ts'
import { newAggregate } from '#core/progress/aggregate.ts'
import { foldProgress, progressOf } from '#core/progress/fold-progress.ts'
import {
  changeCount,
  countAll,
  newCount,
  readCount,
  writeCount,
  type RunningCount,
} from '#core/progress/running-count.ts'
import { anyAnswerFields } from '../../../tests/support/any-answer.ts'
import { eventId, makeEvent, makeEvents } from '../../../tests/support/make-event.ts'

const now = { at: '2026-03-10T10:00:00.000Z', utcOffsetMinutes: 120 }
const START = Date.UTC(2026, 0, 1)

/** Small enough that short histories move answers into the base. */
const SHORT = 4

const anyVersion = fc.record({
  number: fc.integer({ min: 0, max: 40 }),
  minutes: fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(1440, 2880)),
  ...anyAnswerFields,
  cards: fc.option(fc.subarray(['noun.dog', 'noun.child', 'subject-concord.2']), { nil: undefined }),
  verified: fc.constantFrom(undefined, true, false),
})

/** Batches of answers with any times. Some have the id of an earlier one and take its place. */
const anyBatches: fc.Arbitrary<JudgedOrNot[][]> = fc
  .array(fc.array(anyVersion, { maxLength: 8 }), { maxLength: 12 })
  .map((batches) =>
    batches.map((batch) =>
      batch.map(({ number, minutes, verified, ...answer }) => ({
        ...makeEvent({
          ...answer,
          id: eventId(number),
          occurredAt: new Date(START + minutes * 60_000).toISOString(),
        }),
        ...(verified === undefined ? {} : { verified }),
      })),
    ),
  )

/** Counts a batch as a page does: by changes if possible, otherwise everything. Returns how. */
function take(
  count: RunningCount,
  all: Map<string, JudgedOrNot>,
  batch: readonly JudgedOrNot[],
): { count: RunningCount; isWhole: boolean } {
  const known = new Set(all.keys())
  const newest = new Map(batch.map((event) => [event.id, event]))
  for (const [id, event] of newest) all.set(id, event)
  const changed = [...newest.values()]
  const changes = {
    added: changed.filter(({ id }) => !known.has(id)),
    replaced: changed.filter(({ id }) => known.has(id)),
  }
  return changeCount(count, changes)
    ? { count, isWhole: false }
    : { count: countAll([...all.values()], SHORT), isWhole: true }
}

const stored = (count: RunningCount): RunningCount => readCount(structuredClone(writeCount(count)), SHORT)

test('running count: after each batch, in any order, it equals counting everything', () => {
  let [byChanges, whole] = [0, 0]
  fc.assert(
    fc.property(anyBatches, fc.array(fc.boolean()), (batches, reloads) => {
      let count = newCount(SHORT)
      const all = new Map<string, JudgedOrNot>()
      for (const [index, batch] of batches.entries()) {
        const taken = take(count, all, batch)
        if (taken.isWhole) whole++
        else byChanges++
        count = reloads[index] === true ? stored(taken.count) : taken.count
        expect(progressOf(count.total, now)).toEqual(foldProgress([...all.values()], now))
        expect(count.answers).toBe(all.size)
      }
    }),
    { numRuns: 500 },
  )
  expect(Math.min(byChanges, whole)).toBeGreaterThan(50)
})

test('running count: answers in order of time never ask for a count of everything', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.array(fc.integer({ min: 1, max: 9 })), (begun, sizes) => {
      const events = makeEvents(begun + sizes.reduce((sum, size) => sum + size, 0))
      const count = countAll(events.slice(0, begun), SHORT)
      let at = begun
      for (const size of sizes) {
        expect(changeCount(count, { added: events.slice(at, (at += size)), replaced: [] })).toBe(true)
        expect(count.tail.length).toBeLessThanOrEqual(2 * SHORT)
      }
      expect(count.total).toEqual(countedWhole(events))
    }),
  )
})

function countedWhole(events: readonly LearningEvent[]): RunningCount['total'] {
  const aggregate = newAggregate()
  countEvents(aggregate, events)
  return aggregate
}

test('running count: a late answer within the tail counts in its place', () => {
  const events = makeEvents(20)
  const [late] = events.splice(17, 1)
  const count = countAll(events, SHORT)
  expect(late && changeCount(count, { added: [late], replaced: [] })).toBe(true)
  expect(count.total).toEqual(countedWhole(makeEvents(20)))
})

test('running count: the same answers again change nothing, nor does the server’s yes', () => {
  const events = makeEvents(10)
  const count = countAll(events, SHORT)
  const before = structuredClone(count)
  const newest = events.slice(-SHORT).map((event) => ({ ...event, verified: true }))
  expect(changeCount(count, { added: newest.slice(0, 2), replaced: newest.slice(2) })).toBe(true)
  expect(count).toEqual(before)
})

test('running count: an older answer, or another verdict on one, needs a count of everything', () => {
  const events = makeEvents(30)
  const [first] = events
  if (!first) throw new Error('an event is needed')
  const count = (): RunningCount => countAll(events.slice(1), SHORT)
  expect(changeCount(count(), { added: [first], replaced: [] })).toBe(false)
  const second = events.slice(1, 2).map((event) => ({ ...event, verdict: 'wrong' as const }))
  expect(changeCount(count(), { added: [], replaced: second })).toBe(false)
})
