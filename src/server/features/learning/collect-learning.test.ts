import { expect } from 'vitest'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

test('copy of answers: the database writes it as the server would, page after page', async ({ signUpAs, time }) => {
  const browser = await signUpAs('nomsa')
  const odd = 'a "quoted" word,\nnext line \\ ʼn 😀 {"json": [1]}'
  const events = Array.from({ length: 401 }, (_, number) =>
    makeEvent({
      id: eventId(number),
      answer: number === 3 ? odd : 'molo',
      cards: number === 3 ? ['noun.dog', 'a "b"'] : [],
      occurredAt: new Date(time.now.getTime() - (401 - number) * 1000).toISOString(),
    }),
  )
  for (let at = 0; at < events.length; at += 200)
    await browser.send(learningCalls.recordEvents, { events: events.slice(at, at + 200) })
  const { body } = await browser.send(ownDataCalls.exportOwnData)
  const rows = (body['tables'] as { learningEvents: Record<string, unknown>[] }).learningEvents
  expect(rows.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
  const { id, language, section, itemId, exerciseType, milliseconds, deviceId, utcOffsetMinutes, occurredAt } =
    events[3] ?? makeEvent()
  expect(rows[3]).toMatchObject({
    id,
    language,
    section,
    itemId,
    exerciseType,
    milliseconds,
    deviceId,
    utcOffsetMinutes,
    occurredAt,
    answer: odd,
    receivedAt: time.now.toISOString(),
    errorClass: expect.toBeOneOf([null, expect.any(String)]),
  })
  expect(Object.keys(rows[3] ?? {})).not.toContain('sequence')
})

test('copy of answers: nobody’s answers are an empty list', async ({ signUpAs }) => {
  const { body } = await (await signUpAs('nomsa')).send(ownDataCalls.exportOwnData)
  expect((body['tables'] as { learningEvents: unknown[] }).learningEvents).toEqual([])
})
