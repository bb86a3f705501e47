import path from 'node:path'
import { expect } from 'vitest'
import { loadCourseParts } from '#content/load-course-parts.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { learningCalls } from '#contract/learning.ts'
import { isAsking, type AskingStep } from '#core/course/lesson.ts'
import { makeLesson } from '#core/course/make-lesson.ts'
import { makeReviewSteps } from '#core/course/make-review.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

const PROJECT = path.join(import.meta.dirname, '../../../..')
const content = loadLanguageContent(PROJECT, 'xh')
const parts = loadCourseParts(
  PROJECT,
  content,
  createLanguageEngine('xh', [...content.lexicon.values()], content.attestedStems),
  'en',
)
if (!parts) throw new Error('There is no course of isiXhosa.')

const firstOf = (steps: readonly AskingStep[], type: AskingStep['type']): AskingStep => {
  const found = steps.find((step) => step.type === type)
  if (!found) throw new Error(`There is no step of the type ${type}.`)
  return found
}
const steps = parts.course.units
  .slice(0, 2)
  .flatMap(({ lessons }) => lessons)
  .flatMap(({ id }) => makeLesson(parts, id, 0) ?? [])
  .filter(isAsking)
const meaning = firstOf(steps, 'choose-meaning')
const typed = firstOf(steps, 'type-word')
const review = firstOf(Object.values(makeReviewSteps(parts, 0)).flat(), 'choose-word')

const { recordEvents, listEvents } = learningCalls
const answerTo = (step: AskingStep, changes: Partial<LearningEvent> = {}): LearningEvent =>
  makeEvent({
    section: step === review ? 'review' : 'course',
    itemId: step.id,
    exerciseType: step.exerciseType,
    answer: step.answer,
    cards: [...step.cards],
    ...changes,
  })

async function keep(browser: Visitor, event: LearningEvent): Promise<Record<string, unknown>> {
  await browser.send(recordEvents, { events: [event] })
  const events = (await browser.send(listEvents)).body['events'] as Record<string, unknown>[]
  return events.at(-1) ?? {}
}

test('lesson answer: checked again by the server, which also sets the cards of its step', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  for (const [number, step] of [meaning, typed, review].entries()) {
    expect(
      await keep(
        browser,
        answerTo(step, {
          id: eventId(number + 1),
          verdict: 'wrong',
          errorClass: 'other-word',
          cards: ['noun.everything'],
        }),
      ),
    ).toMatchObject({ itemId: step.id, verdict: 'correct', errorClass: null, verified: true, cards: step.cards })
  }
})

test('lesson answer: a wrong one that is sent as correct is stored as wrong', async ({ signUpAs }) => {
  expect(await keep(await signUpAs('nomsa'), answerTo(typed, { answer: 'xxxx', verdict: 'correct' }))).toMatchObject({
    verdict: 'wrong',
    verified: true,
  })
})

test('revealed lesson answer: stays revealed', async ({ signUpAs }) => {
  expect(await keep(await signUpAs('nomsa'), answerTo(typed, { answer: '', verdict: 'revealed' }))).toMatchObject({
    verdict: 'revealed',
    errorClass: null,
    verified: true,
    cards: typed.cards,
  })
})

test('extra practice: a correct answer moves no cards', async ({ signUpAs }) => {
  expect(await keep(await signUpAs('nomsa'), answerTo(review, { cards: [] }))).toMatchObject({
    verdict: 'correct',
    verified: true,
    cards: [],
  })
})

for (const itemId of [
  'lesson/no-such-unit.lesson/1',
  'lesson/../../1',
  'review/greetings/noun.nothing/0',
  'placement/greetings/100',
  'phrases.greetings.hello',
]) {
  test(`answer to ${itemId} as a course step: stored unverified, without cards`, async ({ signUpAs }) => {
    expect(await keep(await signUpAs('nomsa'), answerTo(typed, { itemId }))).toMatchObject({
      verified: false,
      cards: [],
    })
  })
}

test('answer on a page: cards that the device sends are ignored', async ({ signUpAs }) => {
  expect(await keep(await signUpAs('nomsa'), makeEvent({ cards: ['noun.dog'] }))).toMatchObject({
    verified: true,
    cards: [],
  })
})
