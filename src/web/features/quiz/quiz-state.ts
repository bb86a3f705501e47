import { makeChooseWordQuestions, type ChooseWordQuestion } from '#core/exercises/choose-word.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** Questions in a round, and options in a question. */
const QUESTIONS = 8
const OPTIONS = 4

/** One round of choosing the word. `chosen`: the options tried so far for the question that is shown. */
export type Quiz = {
  questions: readonly ChooseWordQuestion[]
  index: number
  chosen: readonly string[]
  rightAtOnce: number
  askedAt: number
}

/** Record of a choice. */
export type QuizOutcome = { item: LearningItem; answer: string; verdict: 'correct' | 'wrong'; milliseconds: number }

export const startQuiz = (items: readonly LearningItem[], seed: number, now: number): Quiz => ({
  questions: makeChooseWordQuestions(items, QUESTIONS, OPTIONS, seed),
  index: 0,
  chosen: [],
  rightAtOnce: 0,
  askedAt: now,
})

export const isAnswered = ({ questions, index, chosen }: Quiz): boolean =>
  chosen.includes(questions[index]?.item.target ?? '')
export const isFinished = ({ questions, index }: Quiz): boolean => index >= questions.length

/** Tries an option. An answered question, and an option tried before, change nothing. */
export function chooseOption(quiz: Quiz, option: string, now: number): { quiz: Quiz; outcome?: QuizOutcome } {
  const question = quiz.questions[quiz.index]
  if (!question || isAnswered(quiz) || quiz.chosen.includes(option)) return { quiz }
  const right = option === question.item.target
  const rightAtOnce = quiz.rightAtOnce + (right && quiz.chosen.length === 0 ? 1 : 0)
  return {
    quiz: { ...quiz, chosen: [...quiz.chosen, option], rightAtOnce, askedAt: now },
    outcome: {
      item: question.item,
      answer: option,
      verdict: right ? 'correct' : 'wrong',
      milliseconds: Math.max(0, Math.round(now - quiz.askedAt)),
    },
  }
}

/** Returns the next question, once this one is answered. */
export const nextQuestion = (quiz: Quiz, now: number): Quiz =>
  isAnswered(quiz) ? { ...quiz, index: quiz.index + 1, chosen: [], askedAt: now } : quiz
