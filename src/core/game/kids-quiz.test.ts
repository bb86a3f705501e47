import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listedWords } from '#core/game/game-words.ts'
import {
  chooseInQuiz,
  FIRST_QUESTION,
  isLastQuestion,
  isRightlyAnswered,
  KIDS_QUIZ,
  nextInQuiz,
} from '#core/game/kids-quiz.ts'

const optionNamed = (word: string): string =>
  FIRST_QUESTION.question.options.find((option) => option.word === word)?.id ?? ''

test('kids’ quiz: nye is one; mbini and ntathu are not [S5.04]', () => {
  expect(FIRST_QUESTION.question.word.meaning).toBe('one')
  const verdicts = FIRST_QUESTION.question.options.map((option) => [
    option.word,
    isRightlyAnswered(chooseInQuiz(FIRST_QUESTION, option.id).quiz),
  ])
  expect(verdicts).toEqual([
    ['nye', true],
    ['mbini', false],
    ['ntathu', false],
  ])
})

test('kids’ quiz: a tried option is no new answer, and nothing changes a right one', () => {
  const wrong = chooseInQuiz(FIRST_QUESTION, optionNamed('mbini'))
  expect(wrong.isNew).toBe(true)
  expect(chooseInQuiz(wrong.quiz, optionNamed('mbini')).isNew).toBe(false)
  const right = chooseInQuiz(wrong.quiz, optionNamed('nye')).quiz
  expect(chooseInQuiz(right, optionNamed('ntathu'))).toEqual({ quiz: right, isNew: false })
  expect(chooseInQuiz(FIRST_QUESTION, 'nothing').isNew).toBe(false)
})

test('kids’ quiz: five questions of different words in turn, three options each', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      let quiz = FIRST_QUESTION
      expect(nextInQuiz(quiz, listedWords('af'), seed)).toBe(quiz)
      for (let index = 0; index < 7; index++)
        quiz = nextInQuiz(chooseInQuiz(quiz, quiz.question.word.id).quiz, listedWords('af'), seed + index)
      expect(isLastQuestion(quiz)).toBe(true)
      expect(new Set(quiz.asked).size).toBe(KIDS_QUIZ.questions)
      expect(quiz.question.options).toHaveLength(KIDS_QUIZ.options)
    }),
  )
})

test('kids’ quiz without words: the first question stays', () => {
  const answered = chooseInQuiz(FIRST_QUESTION, optionNamed('nye')).quiz
  expect(nextInQuiz(answered, [], 1)).toBe(answered)
})
