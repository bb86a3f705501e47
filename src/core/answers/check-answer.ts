import type { ErrorClass, Verdict } from '#core/learning/learning-event.ts'

export type CheckedAnswer = { verdict: Exclude<Verdict, 'revealed'>; errorClass: ErrorClass | null }

/** Removes surrounding white space and folds case, for the comparison of specification, section 5. */
const plain = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('en')

/** Returns a text without its punctuation. Signs between digits stay, because they belong to the number. */
const withoutMarks = (text: string): string =>
  plain(text)
    .replaceAll(/[.,!?;:…](?!\d)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Finds the right answer that differs from the given one in punctuation only; undefined if there is none. */
export function findWithoutMarks(answers: readonly string[], given: string): string | undefined {
  const bare = withoutMarks(given)
  return bare === '' ? undefined : answers.find((answer) => withoutMarks(answer) === bare)
}

/**
 * Checks a typed answer (specification, section 5). It is correct if it equals the target, trimmed and in any case. If
 * it equals one of `also` in the same way, it is an accepted variant. So is an answer that differs from any of them in
 * punctuation only. An empty answer is empty; any other is wrong.
 */
export function checkAnswer(target: string, also: readonly string[], given: string): CheckedAnswer {
  const answer = plain(given)
  if (answer === '') return { verdict: 'wrong', errorClass: 'empty' }
  if (answer === plain(target)) return { verdict: 'correct', errorClass: null }
  if (isListed(also, given) || findWithoutMarks([target, ...also], given) !== undefined)
    return { verdict: 'variant', errorClass: null }
  return { verdict: 'wrong', errorClass: 'other-word' }
}

/** Returns whether one of the other right answers equals the given one, trimmed and in any case. */
export const isListed = (also: readonly string[], given: string): boolean =>
  also.some((variant) => plain(variant) === plain(given))
