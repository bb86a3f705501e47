import { drawQuestion, type GameQuestion } from '#core/game/draw-question.ts'
import type { GameWord } from '#core/game/game-words.ts'

/** Questions in the kids' quiz, and options in each. */
export const KIDS_QUIZ = { questions: 5, options: 3 } as const

const ONE: GameWord = {
  id: 'vocabulary.numbers.one',
  word: 'nye',
  meaning: 'one',
  pronunciation: 'NYEH',
  picture: 'count 1',
}

/**
 * The first question, which needs nothing fetched: 'nye' is one (specification, section 5). The item teaches the noun
 * inye; nye is its root, as right.
 */
const FIRST: GameQuestion = {
  word: ONE,
  options: [
    ONE,
    { id: 'vocabulary.numbers.two', word: 'mbini', meaning: 'two', pronunciation: 'MBEE-nee', picture: 'count 2' },
    { id: 'vocabulary.numbers.three', word: 'ntathu', meaning: 'three', pronunciation: 'NTAH-too', picture: 'count 3' },
  ],
}

/** The kids' quiz: which word is it? */
export type KidsQuiz = {
  question: GameQuestion
  /** Number of the question, from 0. */
  index: number
  /** Words that were asked for. */
  asked: readonly string[]
  /** The option chosen last. */
  chosen: string | undefined
  tried: readonly string[]
}

export const FIRST_QUESTION: KidsQuiz = {
  question: FIRST,
  index: 0,
  asked: [FIRST.word.id],
  chosen: undefined,
  tried: [],
}

export const isRightlyAnswered = ({ question, chosen }: KidsQuiz): boolean => chosen === question.word.id
export const isLastQuestion = ({ index }: KidsQuiz): boolean => index === KIDS_QUIZ.questions - 1

/** Chooses an option. Says whether it is a new answer: one that was tried, and any once the question is answered, isn't. */
export function chooseInQuiz(quiz: KidsQuiz, id: string): { quiz: KidsQuiz; isNew: boolean } {
  if (isRightlyAnswered(quiz) || quiz.question.options.every((option) => option.id !== id))
    return { quiz, isNew: false }
  return { quiz: { ...quiz, chosen: id, tried: [...quiz.tried, id] }, isNew: !quiz.tried.includes(id) }
}

/** Returns the next question, of words that were not asked for. The quiz as it is where there are no more. */
export function nextInQuiz(quiz: KidsQuiz, words: readonly GameWord[], seed: number): KidsQuiz {
  if (!isRightlyAnswered(quiz) || isLastQuestion(quiz)) return quiz
  const question = drawQuestion(
    words.filter(({ id }) => !quiz.asked.includes(id)),
    seed,
    undefined,
    KIDS_QUIZ.options,
  )
  return question
    ? { question, index: quiz.index + 1, asked: [...quiz.asked, question.word.id], chosen: undefined, tried: [] }
    : quiz
}
