import path from 'node:path'
import { expect } from 'vitest'
import { learningCalls } from '#contract/learning.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { judgeEvent } from '#server/features/learning/judge-event.ts'
import { loadLearningContent } from '#server/features/learning/load-learning-content.ts'
import { test as appTest } from '../../../../tests/support/app-test.ts'
import { eventId, makeEvent, makeEvents } from '../../../../tests/support/make-event.ts'

const content = loadLearningContent(path.join(import.meta.dirname, '../../../..'))

/** A server with the content that is taught. */
const test = appTest.extend({
  app: async ({ buildTestApp }, use) => use(await buildTestApp({ findItem: content.findItem })),
})

const now = new Date('2026-03-02T10:00:00.000Z')

const judge = (itemId: string, answer: string, changes: Partial<LearningEvent> = {}): unknown[] => {
  const { verdict, errorClass, section, verified } = judgeEvent(
    makeEvent({ section: 'numbers', itemId, answer, verdict: 'correct', ...changes }),
    { ...content, findOwnStep: () => undefined },
    { now, startedAt: undefined },
  )
  return [verdict, errorClass, section, verified]
}

test('endless practice: answers are checked again, whatever verdict the device sends', () => {
  expect(
    judge('numbers.any.25', ' Amashumi amabini anesihlanu ', { verdict: 'wrong', errorClass: 'other-word' }),
  ).toEqual(['correct', null, 'numbers', true])
  expect(judge('numbers.any.25', 'amashumi amabini anantlanu')).toEqual(['variant', null, 'numbers', true])
  expect(judge('numbers.any.25', 'amashumi amathathu anesihlanu')).toEqual([
    'wrong',
    expect.any(String),
    'numbers',
    true,
  ])
  expect(judge('numbers.any.25', '', { verdict: 'revealed' })).toEqual(['revealed', null, 'numbers', true])
  expect(judge('time.any.14-30', 'icala emva kwentsimbi yesibini emva kwemini', { section: 'numbers' })).toEqual([
    'variant',
    null,
    'time',
    true,
  ])
})

for (const itemId of [
  'numbers.any.1000000',
  'numbers.any.025',
  'numbers.any.sum-5-divided-by-2',
  'time.any.25-00',
  'time.any.date-02-30',
  'phrases.any.25',
]) {
  test(`${itemId} is nothing that is asked: the answer is kept as told, unverified`, () => {
    expect(judge(itemId, 'amashumi amabini anesihlanu')).toEqual(['correct', null, 'numbers', false])
  })
}

test('endless practice: an answer for another language than isiXhosa stays unverified', () => {
  expect(judge('numbers.any.25', 'amashumi amabini anesihlanu', { language: 'zu' })).toEqual([
    'correct',
    null,
    'numbers',
    false,
  ])
})

test('a toddler’s touch is judged by what was heard: one dog, or its family', () => {
  const heard = { section: 'vocabulary', exerciseType: 'listen-and-choose' } as const
  expect(judge('vocabulary.any.dog', 'dog', heard)).toEqual(['correct', null, 'vocabulary', true])
  expect(judge('vocabulary.any.dog-many', 'dogs', heard)).toEqual(['correct', null, 'vocabulary', true])
  expect(judge('vocabulary.any.dog-many', 'dog', heard)).toEqual(['wrong', expect.any(String), 'vocabulary', true])
  expect(judge('vocabulary.any.dragon', 'dragon', heard)).toEqual(['correct', null, 'vocabulary', false])
})

const { recordEvents, listEvents, getProgress } = learningCalls

test("endless practice: right answers give points and the page's score, but no item of the page", async ({
  signUpAs,
}) => {
  const browser = await signUpAs('nomsa')
  const listed = makeEvent({ id: eventId(100), section: 'numbers', itemId: 'numbers.cardinal.one', answer: 'inye' })
  await browser.send(recordEvents, {
    events: [...makeEvents(5, { section: 'numbers', itemId: 'numbers.any.3', answer: 'zintathu' }), listed],
  })
  expect((await browser.send(listEvents)).body['events']).toHaveLength(6)
  expect((await browser.send(getProgress, { utcOffsetMinutes: 120 })).body).toMatchObject({
    progress: { points: 60, sections: { numbers: { right: 6, itemsRight: 1, score: 6 } } },
  })
})
