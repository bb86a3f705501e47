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
  /** Those of them that were right at the first try. */
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

/** Returns the points of a hand-in: the share of right answers, rounded; null if nothing could be checked. */
export const pointsOf = ({ checked, right }: Pick<AnswerScore, 'checked' | 'right'>, most: number): number | null =>
  checked === 0 ? null : Math.round((right / checked) * most)

/** Returns the score in percent; null without points. */
export const percentOf = (points: number | null, most: number): number | null =>
  points === null || most <= 0 ? null : Math.round((100 * points) / most)
