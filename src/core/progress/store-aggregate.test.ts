import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ERROR_CLASSES, VERDICTS, type LearningEvent } from '#core/learning/learning-event.ts'
import { countEvents } from '#core/progress/count-events.ts'
import { foldProgress, progressOf } from '#core/progress/fold-progress.ts'
import { readAggregate, writeAggregate, type StoredAggregate } from '#core/progress/store-aggregate.ts'
import { newAggregate } from '#core/progress/aggregate.ts'
import { LEARNING_AREAS } from '#core/sections/sections.ts'
import { eventId, makeEvent } from '../../../tests/support/make-event.ts'

const now = { at: '2026-03-10T10:00:00.000Z', utcOffsetMinutes: 120 }
const START = Date.UTC(2026, 0, 1)

/** Answers of some weeks, one after the other. */
const anyHistory: fc.Arbitrary<LearningEvent[]> = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: 0, max: 3000 }),
      section: fc.constantFrom(...LEARNING_AREAS),
      verdict: fc.constantFrom(...VERDICTS),
      errorClass: fc.constantFrom(null, ...ERROR_CLASSES),
      itemId: fc.constantFrom(
        'phrases.greetings.hello',
        'numbers.any.4',
        'story.my-dog/question/0',
        'story.my-dog/question/1',
      ),
      cards: fc.subarray(['noun.dog', 'noun.child', 'subject-concord.2']),
    }),
    { maxLength: 80 },
  )
  .map((answers) => {
    let time = START
    return answers.map(({ minutes, ...answer }, index) => {
      time += minutes * 60_000
      return makeEvent({ ...answer, id: eventId(index), occurredAt: new Date(time).toISOString() })
    })
  })

/** Returns an aggregate as the database gives it back. */
const kept = (aggregate: StoredAggregate): StoredAggregate => JSON.parse(JSON.stringify(aggregate)) as StoredAggregate

test('stored aggregate: continuing from it equals counting all at once', () => {
  fc.assert(
    fc.property(anyHistory, fc.nat(80), (events, place) => {
      const before = newAggregate()
      countEvents(before, events.slice(0, place))
      const after = readAggregate(kept(writeAggregate(before)))
      expect(countEvents(after, events.slice(place))).toBe(true)
      expect(progressOf(after, now)).toEqual(foldProgress(events, now))
    }),
  )
})

test('stored aggregate: a late answer is refused and changes nothing', () => {
  const aggregate = newAggregate()
  countEvents(aggregate, [makeEvent({ id: eventId(2), occurredAt: '2026-03-02T08:00:00.000Z' })])
  const before = progressOf(aggregate, now)
  expect(
    countEvents(aggregate, [
      makeEvent({ id: eventId(3), occurredAt: '2026-03-02T09:00:00.000Z' }),
      makeEvent({ id: eventId(1), occurredAt: '2026-03-02T07:00:00.000Z' }),
    ]),
  ).toBe(false)
  expect(countEvents(aggregate, [makeEvent({ id: eventId(2), occurredAt: '2026-03-02T08:00:00.000Z' })])).toBe(false)
  expect(progressOf(aggregate, now)).toEqual(before)
})
