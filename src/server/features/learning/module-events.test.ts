import { expect } from 'vitest'
import { learningCalls } from '#contract/learning.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

const { listEvents, recordEvents } = learningCalls

const answerTo = (number: number, step: string, answer: string, more: Partial<LearningEvent> = {}): LearningEvent =>
  makeEvent({
    id: eventId(number),
    section: 'modules',
    itemId: step,
    exerciseType: 'choose-meaning',
    answer,
    ...more,
  })

test('module answers: the server finds the step, checks the answer and sets the cards', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  const claimed = { verdict: 'correct' as const, cards: ['noun.lie'] }
  await browser.send(recordEvents, {
    events: [
      answerTo(1, 'modules.foundation-math-1.601', 'I count the stones.', claimed),
      answerTo(2, 'modules.foundation-math-1.601', 'I count the books.', claimed),
      answerTo(3, 'modules.foundation-math-1.999', 'I count the stones.', claimed),
      answerTo(4, 'modules.foundation-history-1.601', 'I count the stones.', claimed),
      answerTo(5, 'lesson/greetings.hello/0', 'I count the stones.', claimed),
    ],
  })
  const { body } = await browser.send(listEvents)
  const events = body['events'] as (LearningEvent & { verified: boolean })[]
  expect(events.map(({ verdict, verified }) => [verdict, verified])).toEqual([
    ['correct', true],
    ['wrong', true],
    ['correct', false],
    ['correct', false],
    ['correct', false],
  ])
  expect(events[0]).toMatchObject({ exerciseType: 'put-in-order', cards: ['verb.count', 'noun.stone'] })
  expect(events[2]?.cards ?? []).toEqual([])
})
