import { expect } from 'vitest'
import { learningCalls } from '#contract/learning.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

const { getProgress, listEvents, recordEvents } = learningCalls

/** Makes an answer to a question of a story, with the device's verdict "correct". */
const answerTo = (number: number, question: string, answer: string): LearningEvent =>
  makeEvent({
    id: eventId(number),
    section: 'stories',
    itemId: `story.the-red-ball/question/${question}`,
    exerciseType: 'story-question',
    answer,
  })

test('story questions: answers are checked by the story; talking about it is stored as that', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  await browser.send(recordEvents, {
    events: [
      answerTo(1, '0', 'Ibhola yakhe ibomvu.'),
      answerTo(2, '0', 'USipho uyahleka.'),
      answerTo(3, '1', ' ibhola iwa emanzini! '),
      answerTo(4, '2', ''),
      answerTo(5, '9', 'USipho uyahleka.'),
    ],
  })
  const { body } = await browser.send(listEvents)
  expect(
    (body['events'] as LearningEvent[]).map((event) => [
      event.verdict,
      event.errorClass,
      'verified' in event && event.verified,
    ]),
  ).toEqual([
    ['correct', null, true],
    ['wrong', 'other-word', true],
    ['correct', null, true],
    ['revealed', null, true],
    ['correct', null, false],
  ])
  expect((await browser.send(getProgress)).body['progress']).toMatchObject({
    answers: 3,
    right: 2,
    sections: { stories: { answers: 3, right: 2, itemsRight: 2 } },
    counts: { stories: 1 },
  })
})
