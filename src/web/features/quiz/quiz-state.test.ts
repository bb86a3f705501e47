import { expect, test } from 'vitest'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { chooseOption, isAnswered, isFinished, nextQuestion, startQuiz } from './quiz-state.ts'

const ITEMS: LearningItem[] = Array.from({ length: 10 }, (_, index) => ({
  id: `vocabulary.family.w${index}`,
  section: 'vocabulary',
  category: 'family',
  target: `w${index}`,
  english: `m${index}`,
  pronunciation: 'x',
  also: [],
  review: 'drafted',
}))
const START = startQuiz(ITEMS, 3, 1000)
const right = START.questions[0]?.item.target ?? ''
const wrong = START.questions[0]?.options.find((option) => option !== right) ?? ''

test('quiz: a right choice answers the question, and only then the next follows', () => {
  expect(nextQuestion(START, 0)).toBe(START)
  const { quiz, outcome } = chooseOption(START, right, 1800)
  expect(outcome).toMatchObject({ verdict: 'correct', answer: right, milliseconds: 800 })
  expect(isAnswered(quiz)).toBe(true)
  expect(quiz.rightAtOnce).toBe(1)
  expect(nextQuestion(quiz, 2000)).toMatchObject({ index: 1, chosen: [] })
})

test('quiz: a wrong choice is recorded once, and the question stays open', () => {
  const { quiz, outcome } = chooseOption(START, wrong, 1500)
  expect(outcome?.verdict).toBe('wrong')
  expect(chooseOption(quiz, wrong, 1600).outcome).toBeUndefined()
  const after = chooseOption(quiz, right, 1700).quiz
  expect(after.rightAtOnce).toBe(0)
  expect(chooseOption(after, wrong, 1800).outcome).toBeUndefined()
})

test('quiz: the round ends after its last question', () => {
  let quiz = START
  for (const question of START.questions) quiz = nextQuestion(chooseOption(quiz, question.item.target, 0).quiz, 0)
  expect(isFinished(quiz)).toBe(true)
  expect(quiz.rightAtOnce).toBe(8)
  expect(isFinished(startQuiz([], 1, 0))).toBe(true)
})
