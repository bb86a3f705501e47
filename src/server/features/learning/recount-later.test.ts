import { expect } from 'vitest'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { foldProgress, progressOf } from '#core/progress/fold-progress.ts'
import { users } from '#server/features/accounts/index.ts'
import { countAsKept, countProgress } from '#server/features/learning/count-progress.ts'
import { createRecounts } from '#server/features/learning/recount-later.ts'
import { learningAggregates } from '#server/features/learning/tables.ts'
import { keepEvents } from '#server/features/learning/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'
import { test } from '../../../../tests/support/database-test.ts'

const LEARNER = '01999999-0000-7000-8000-0000000000aa'
const NOW = new Date('2026-03-10T10:00:00.000Z')
const HERE = { at: NOW.toISOString(), utcOffsetMinutes: 120 }
const ANSWERS = 2400

const answerAt = (number: number, minute: number): LearningEvent =>
  makeEvent({ id: eventId(number), occurredAt: new Date(Date.UTC(2026, 0, 2) + minute * 60_000).toISOString() })

async function insertLearner(database: Database): Promise<void> {
  await database.insert(users).values({
    id: LEARNER,
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.org',
    username: 'a',
    ageBand: 'adult',
    termsAcceptedAt: NOW,
  })
}

/** Stores events as the server does, and returns the learners that are to be counted later. */
async function send(database: Database, events: readonly LearningEvent[]): Promise<string[]> {
  const later: string[] = []
  const judged = events.map((event) => ({ ...event, verified: true, clockCorrected: false }))
  const kept = await keepEvents(database, LEARNER, judged, NOW)
  await countAsKept(database, LEARNER, kept, events, { add: (id) => void later.push(id) })
  return later
}

test('a late answer before thousands: counted after its own answer, right for whoever looks', async ({ database }) => {
  await insertLearner(database)
  const answers = Array.from({ length: ANSWERS }, (_, minute) => answerAt(minute + 1, minute))
  for (let at = 0; at < ANSWERS; at += 200) expect(await send(database, answers.slice(at, at + 200))).toEqual([])
  const counted = () => database.select({ upTo: learningAggregates.lastSequence }).from(learningAggregates)
  const before = await counted()

  const late = answerAt(ANSWERS + 1, -1)
  expect(await send(database, [late])).toEqual([LEARNER])
  expect(await counted()).toEqual(before)

  const recounts = createRecounts(database, { warn: (message) => expect.unreachable(message) })
  recounts.add(LEARNER)
  recounts.add(LEARNER)
  const seen = progressOf(await countProgress(database, LEARNER), HERE)
  await recounts.done()
  expect(seen).toEqual(foldProgress([...answers, late], HERE))
  expect(progressOf(await countProgress(database, LEARNER), HERE)).toEqual(seen)
  expect((await counted()).map(({ upTo }) => upTo)).toContain(ANSWERS + 1)
  expect(await send(database, [answerAt(ANSWERS + 2, ANSWERS)])).toEqual([])
})

test('long counts: none begins once the server closes', async ({ database }) => {
  await insertLearner(database)
  await send(database, [answerAt(1, 1)])
  const recounts = createRecounts(database, { warn: (message) => expect.unreachable(message) })
  recounts.stop()
  recounts.add(LEARNER)
  await recounts.done()
  expect(await database.$count(learningAggregates)).toBe(0)
})
