import { isRight, type ErrorClass, type LearningEvent } from '#core/learning/learning-event.ts'

/** Answer as the server judged it; `at` in milliseconds since 1970. */
export type JudgedAnswer = Pick<LearningEvent, 'id' | 'itemId' | 'verdict' | 'errorClass'> & {
  at: number
  /** False for what only a person can judge, such as free text. */
  verified: boolean
}

/** Result of the answers of one hand-in. */
export type AnswerScore = {
  /** Questions that the server could check. */
  checked: number
  /** Answers that were right at the first try. */
  right: number
  /** Questions that only a person can mark. */
  unchecked: number
  /** Kinds of errors, the most frequent first. */
  errors: readonly { errorClass: ErrorClass; count: number }[]
}

const inOrder = (one: JudgedAnswer, other: JudgedAnswer): number => one.at - other.at || (one.id < other.id ? -1 : 1)

/**
 * Counts the answers of one hand-in. The first answer to each question decides; each error of a later try counts as an
 * error only. Order and repeats of the answers change nothing.
 */
export function scoreAnswers(answers: readonly JudgedAnswer[]): AnswerScore {
  const firsts = new Map<string, JudgedAnswer>()
  const errors = new Map<ErrorClass, number>()
  const once = new Map(answers.map((answer) => [answer.id, answer]))
  for (const answer of [...once.values()].toSorted(inOrder)) {
    if (!firsts.has(answer.itemId)) firsts.set(answer.itemId, answer)
    if (answer.verified && answer.errorClass) errors.set(answer.errorClass, (errors.get(answer.errorClass) ?? 0) + 1)
  }
  const decisive = [...firsts.values()]
  const checked = decisive.filter(({ verified }) => verified)
  return {
    checked: checked.length,
    right: checked.filter(({ verdict }) => isRight(verdict)).length,
    unchecked: decisive.length - checked.length,
    errors: [...errors]
      .map(([errorClass, count]) => ({ errorClass, count }))
      .toSorted((one, other) => other.count - one.count || (one.errorClass < other.errorClass ? -1 : 1)),
  }
}

/** Counts of a hand-in as points need them. `asked` is null if the work has no fixed number of questions. */
export type AskedScore = Pick<AnswerScore, 'checked' | 'right' | 'unchecked'> & {
  asked: number | null
  /** Answers that the device named and that have not arrived yet. */
  awaited: number
}

/**
 * Returns the points of a hand-in: the share of right answers in all questions that can be checked, rounded. An
 * unanswered question counts like a wrong one. The result is null if a person has to mark everything, or while
 * only answers are missing.
 */
export function pointsOf({ checked, right, unchecked, asked, awaited }: AskedScore, most: number): number | null {
  const questions = Math.max(checked, (asked ?? 0) - unchecked)
  if (questions === 0 || (checked === 0 && awaited > 0)) return null
  return Math.round((right / questions) * most)
}

/** Returns the score in percent; null without points. */
export const percentOf = (points: number | null, most: number): number | null =>
  points === null || most <= 0 ? null : Math.round((100 * points) / most)
