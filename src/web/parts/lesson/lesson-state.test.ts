import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckedStep } from '#core/course/check-step.ts'
import type { AskingStep, HintLadder, LessonStep, LessonWord } from '#core/course/lesson.ts'
import {
  answerStep,
  currentStep,
  giveUp,
  goOn,
  leaveRun,
  positionOf,
  resumeRun,
  startRun,
  summarise,
  takeHint,
  type Run,
} from './lesson-state.ts'

const hints: HintLadder = [
  { hint: 'word-count', count: 1 },
  { hint: 'first-letters', letters: 'i' },
  { hint: 'pieces', pieces: ['i', 'nja'] },
]
const word = (target: string, english: string): LessonWord => ({
  root: `noun.${english}`,
  target,
  english,
  alsoEnglish: [],
  partOfSpeech: 'noun',
  nounClass: '9',
  plural: null,
})
const meet: LessonStep = { id: 'lesson/a.b/0', cards: [], type: 'meet-word', word: word('inja', 'dog') }
const ask = (number: number): AskingStep => ({
  id: `lesson/a.b/${number}`,
  cards: ['noun.dog'],
  hints,
  type: 'type-word',
  word: word('inja', 'dog'),
  exerciseType: 'type-translation',
  answer: 'inja',
  also: [],
  answerLanguage: 'target',
})
const steps: LessonStep[] = [meet, ask(1), ask(2)]
const right: CheckedStep = { verdict: 'correct', errorClass: null, rule: null, words: {} }
const wrong: CheckedStep = { verdict: 'wrong', errorClass: 'other-word', rule: null, words: {} }
const answer = (run: Run, checked: CheckedStep, now = 0): Run => answerStep(run, 'x', checked, now).run

test('lesson: goes from step to step and ends after the last', () => {
  let run = startRun(steps, 0)
  expect(currentStep(run)).toBe(meet)
  run = goOn(run, 10)
  expect(goOn(run, 20)).toBe(run)
  run = goOn(answer(run, right), 30)
  run = goOn(answer(run, right), 40)
  expect(run.phase).toBe('over')
  expect(currentStep(run)).toBeUndefined()
  expect(summarise(run)).toEqual({ words: [{ target: 'inja', english: 'dog' }], asked: 2, missed: [] })
})

test('missed step: returns at the end, at most twice', () => {
  let run = goOn(startRun(steps, 0), 0)
  run = answer(run, wrong)
  expect(run.queue).toEqual([0, 1, 2, 1])
  run = goOn(answer(goOn(run, 0), right), 0)
  expect(currentStep(run)).toBe(steps[1])
  run = goOn(answer(run, wrong), 0)
  run = goOn(answer(run, wrong), 0)
  expect(run.phase).toBe('over')
  expect(run.queue).toEqual([0, 1, 2, 1, 1])
  expect(summarise(run).missed).toEqual([steps[1]])
})

test('lesson answer: recorded once, with its duration', () => {
  const run = goOn(startRun(steps, 0), 1000)
  const first = answerStep(run, 'inja', right, 4200)
  expect(first.outcome).toEqual({
    step: steps[1],
    answer: 'inja',
    verdict: 'correct',
    errorClass: null,
    milliseconds: 3200,
  })
  expect(answerStep(first.run, 'inja', right, 5000)).toEqual({ run: first.run })
})

test('revealed answer: recorded as such, and the step returns', () => {
  const { run, outcome } = giveUp(goOn(startRun(steps, 0), 0), 5)
  expect(outcome).toMatchObject({ verdict: 'revealed', errorClass: null, answer: '' })
  expect(run).toMatchObject({ phase: 'wrong', checked: null, queue: [0, 1, 2, 1] })
})

test('hints: three, and none after the answer', () => {
  let run = goOn(startRun(steps, 0), 0)
  for (let times = 0; times < 5; times++) run = takeHint(run)
  expect(run.hints).toBe(3)
  const answered = answer(run, right)
  expect(takeHint(answered)).toBe(answered)
})

test('slip: shown as one, and the step doesn’t return', () => {
  const run = answer(goOn(startRun(steps, 0), 0), {
    verdict: 'slip',
    errorClass: 'spelling',
    rule: 'spelling',
    words: {},
  })
  expect(run).toMatchObject({ phase: 'slip', queue: [0, 1, 2], rightAnswers: 0, answers: 1 })
})

test('left lesson: continues where it was, in any state', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (answers) => {
      let run = startRun(steps, 0)
      for (const isKnown of answers)
        run = goOn(currentStep(run)?.type === 'meet-word' ? run : answer(run, isKnown ? right : wrong), 0)
      const resumed = resumeRun(steps, structuredClone(leaveRun(run)), 0)
      if (run.phase === 'over') expect(resumed).toEqual(startRun(steps, 0))
      else expect(resumed).toEqual(run)
      expect(positionOf(run).done).toBeLessThanOrEqual(positionOf(run).of)
    }),
  )
})

test.each([
  ['nothing', null],
  ['another lesson’s', { queue: [0, 1, 2, 9], at: 1, missed: [], answers: 1, rightAnswers: 1 }],
  ['rubbish', { queue: 'x', at: 'y' } as never],
  ['a shorter lesson’s', { queue: [0], at: 0, missed: [], answers: 0, rightAnswers: 0 }],
])('stored lesson: from %s it restarts', (_, left) => {
  expect(resumeRun(steps, left, 7)).toEqual(startRun(steps, 7))
})
