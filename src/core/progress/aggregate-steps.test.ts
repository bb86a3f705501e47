import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { foldProgress, progressOf } from '#core/progress/fold-progress.ts'
import { readAggregate, type StoredAggregate } from '#core/progress/store-aggregate.ts'
import { countInSteps, placesToKeep, stepBeforeAll, type AggregateStep } from '#core/progress/aggregate-steps.ts'
import { newAggregate } from '#core/progress/aggregate.ts'
import { anyAnswerFields } from '../../../tests/support/any-answer.ts'
import { eventId, makeEvent } from '../../../tests/support/make-event.ts'

const now = { at: '2026-03-10T10:00:00.000Z', utcOffsetMinutes: 120 }
const START = Date.UTC(2026, 0, 1)

/** Small enough that a short history has steps of several distances. */
const SMALL_STEP = 3

/** Answers as they reach a server: from several devices, in batches with any times, two of them simultaneous. */
const anyBatches: fc.Arbitrary<LearningEvent[][]> = fc
  .array(
    fc.array(
      fc.record({
        minutes: fc.integer({ min: 0, max: 30_000 }),
        ...anyAnswerFields,
        cards: fc.subarray(['noun.dog', 'noun.child', 'subject-concord.2']),
      }),
      { maxLength: 12 },
    ),
    { maxLength: 10 },
  )
  .map((batches) => {
    let id = 0
    return batches.map((batch) =>
      batch.map(({ minutes, ...answer }) =>
        makeEvent({ ...answer, id: eventId(id++), occurredAt: new Date(START + minutes * 60_000).toISOString() }),
      ),
    )
  })

/** Returns an aggregate as the database gives it back. */
const kept = (stored: StoredAggregate): StoredAggregate => JSON.parse(JSON.stringify(stored)) as StoredAggregate

const isAfter = ({ occurredAt, id }: LearningEvent, { last }: AggregateStep): boolean =>
  Date.parse(occurredAt) > last.time || (Date.parse(occurredAt) === last.time && id > last.id)

test('late events: counting from the step before them equals counting everything', () => {
  fc.assert(
    fc.property(anyBatches, (batches) => {
      let steps: AggregateStep[] = []
      const all: LearningEvent[] = []
      for (const added of batches) {
        all.push(...added)
        const base = stepBeforeAll(steps, added)
        const aggregate = base ? readAggregate(kept(base.stored)) : newAggregate()
        const made = countInSteps(
          aggregate,
          all.filter((event) => base === null || isAfter(event, base)),
          SMALL_STEP,
        )
        const places = placesToKeep(made.at(-1)?.counted ?? 0, SMALL_STEP)
        const before = base === null ? [] : steps.slice(0, steps.indexOf(base) + 1)
        steps = [...new Map([...before, ...made].map((step) => [step.counted, step])).values()].filter(({ counted }) =>
          places.has(counted),
        )
        expect(progressOf(aggregate, now)).toEqual(foldProgress(all, now))
        expect(
          steps.every(
            (step) =>
              all.filter((event) => !isAfter(event, step) && event.verdict !== 'revealed').length === step.counted,
          ),
        ).toBe(true)
      }
      // Found by chance: where nothing was added, the end alone is a step.
    }),
    {
      examples: [
        [
          [[0], [1, 2, 3], []].map((ids) =>
            ids.map((id) => makeEvent({ id: eventId(id), occurredAt: new Date(START).toISOString() })),
          ),
        ],
      ],
    },
  )
})

test('aggregate steps: close together at the end, ever further apart before it', () => {
  expect([...placesToKeep(100_200)].toSorted((one, other) => one - other)).toEqual([
    64_000, 80_000, 88_000, 96_000, 98_000, 99_000, 99_500, 100_000, 100_200,
  ])
  expect([...placesToKeep(400)]).toEqual([400])
  expect([...placesToKeep(0)]).toEqual([0])
})

test('a late answer: recounts at most three times the later ones, plus the last thousand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_000 }), fc.nat(300_000), (counted, back) => {
      const place = Math.max(0, counted - back)
      const from = Math.max(0, ...[...placesToKeep(counted)].filter((one) => one <= place))
      expect(counted - from).toBeLessThanOrEqual(Math.max(1000, 3 * back))
    }),
  )
})
