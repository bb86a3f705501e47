import { expect } from 'vitest'
import { learningCalls } from '#contract/learning.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { foldProgress } from '#core/progress/fold-progress.ts'
import { shortenProgress } from '#core/progress/shorten-progress.ts'
import { learningAggregates } from '#server/features/learning/tables.ts'
import { eventId, makeEvent, makeEvents } from '../../../../tests/support/make-event.ts'
import { test } from '../../../../tests/support/app-test.ts'

const { recordEvents, getProgress } = learningCalls

test('progress: refused without an account', async ({ visit }) => {
  expect((await visit().send(getProgress)).status).toBe(401)
})

for (const utcOffsetMinutes of ['841', '-721', 'SAST', '30.5']) {
  test(`progress with a clock ${utcOffsetMinutes} minutes ahead of UTC: refused`, async ({ signUpAs }) => {
    const { status, body } = await (await signUpAs('nomsa')).send(getProgress, { utcOffsetMinutes })
    expect([status, Object.keys((body['error'] as { fields: object }).fields)]).toEqual([400, ['utcOffsetMinutes']])
  })
}

test('progress of a new learner: all zero', async ({ signUpAs }) => {
  const { body } = await (await signUpAs('nomsa')).send(getProgress)
  expect(body['progress']).toMatchObject({
    answers: 0,
    right: 0,
    points: 0,
    days: [],
    streak: { current: 0, longest: 0 },
    achievements: [],
  })
})

test("progress: points, days, streak and achievement come from the server's own verdicts [S4.17] [S9.07]", async ({
  signUpAs,
}) => {
  const browser = await signUpAs('nomsa')
  const told = { verdict: 'correct' as const }
  await browser.send(recordEvents, {
    events: [
      ...makeEvents(5, told),
      makeEvent({ ...told, id: eventId(6), answer: 'Hambani' }),
      makeEvent({ ...told, id: eventId(7), itemId: 'phrases.greetings.unknown' }),
    ],
  })
  const { status, body } = await browser.send(getProgress, { utcOffsetMinutes: 120 })
  expect(status).toBe(200)
  expect(body['progress']).toMatchObject({
    answers: 6,
    right: 5,
    points: 50,
    sections: {
      phrases: { answers: 6, right: 5, itemsRight: 1, score: 5 },
      vocabulary: { answers: 0, right: 0, itemsRight: 0, score: 0 },
    },
    days: [{ day: '2026-03-02', answers: 6, right: 5 }],
    streak: { current: 1, longest: 1 },
    achievements: [{ id: 'phrases-5', page: 'phrases', score: 5, date: '2026-03-02T08:04:00.000Z' }],
  })
  expect((await browser.send(getProgress)).body).toEqual(body)
})

test("current streak: depends on the learner's local day", async ({ signUpAs, time }) => {
  const browser = await signUpAs('nomsa')
  await browser.send(recordEvents, { events: [makeEvent()] })
  time.now = new Date('2026-03-05T05:00:00.000Z')
  expect((await browser.send(getProgress, { utcOffsetMinutes: -600 })).body['progress']).toMatchObject({
    streak: { current: 1 },
  })
  expect((await browser.send(getProgress, { utcOffsetMinutes: 120 })).body['progress']).toMatchObject({
    streak: { current: 0 },
  })
})

test('progress: continues from the stored aggregate; a late answer counts at its time', async ({
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  const pointsNow = async (): Promise<number> =>
    ((await browser.send(getProgress)).body['progress'] as { points: number }).points
  await browser.send(recordEvents, { events: makeEvents(5) })
  expect(await pointsNow()).toBe(50)
  const [kept] = await database.select().from(learningAggregates)
  expect(kept).toMatchObject({ lastSequence: 5, aggregate: { counts: { 'learning-days': 1 } } })
  await browser.send(recordEvents, { events: [makeEvent({ id: eventId(6), occurredAt: '2026-03-02T09:00:00.000Z' })] })
  expect(await pointsNow()).toBe(60)
  await browser.send(recordEvents, { events: [makeEvent({ id: eventId(7), occurredAt: '2026-03-01T09:00:00.000Z' })] })
  expect(await pointsNow()).toBe(70)
  expect(await pointsNow()).toBe(70)
  expect((await browser.send(getProgress)).body['progress']).toMatchObject({
    days: [
      { day: '2026-03-01', answers: 1 },
      { day: '2026-03-02', answers: 6 },
    ],
  })
})

test('progress checkpoints: stored as answers come in; a late event recounts only later ones', async ({
  signUpAs,
  database,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  const steps = (): Promise<{ counted: number; lastSequence: number }[]> =>
    database
      .select({ counted: learningAggregates.counted, lastSequence: learningAggregates.lastSequence })
      .from(learningAggregates)
      .orderBy(learningAggregates.counted)
  const all: LearningEvent[] = []
  const send = async (events: LearningEvent[]): Promise<void> => {
    all.push(...events)
    await browser.send(recordEvents, { events })
  }
  for (let batch = 0; batch < 6; batch++) {
    await send(
      makeEvents(200).map((event, index) => ({
        ...event,
        id: eventId(batch * 200 + index + 1),
        occurredAt: new Date(Date.parse(event.occurredAt) + (batch * 200 - 1400) * 60_000).toISOString(),
      })),
    )
  }
  expect(await steps()).toEqual([
    { counted: 500, lastSequence: 600 },
    { counted: 1000, lastSequence: 1000 },
  ])
  expect((await browser.send(getProgress, { utcOffsetMinutes: 120 })).body['progress']).toMatchObject({ answers: 1200 })
  const late = (event: number): LearningEvent => ({
    ...(makeEvents(1)[0] as LearningEvent),
    id: eventId(5000 + event),
    occurredAt: new Date(Date.parse(all[event]?.occurredAt ?? '') + 1000).toISOString(),
  })
  await send([late(700)])
  expect(await steps()).toEqual([
    { counted: 500, lastSequence: 600 },
    { counted: 1000, lastSequence: 1201 },
    { counted: 1201, lastSequence: 1201 },
  ])
  await send([late(3), late(900)])
  expect((await browser.send(getProgress, { utcOffsetMinutes: 120 })).body['progress']).toEqual(
    shortenProgress(foldProgress(all, { at: time.now.toISOString(), utcOffsetMinutes: 120 })),
  )
  expect(await steps()).toEqual([
    { counted: 500, lastSequence: 1203 },
    { counted: 1000, lastSequence: 1203 },
    { counted: 1203, lastSequence: 1203 },
  ])
})
