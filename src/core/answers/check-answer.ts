import type { ErrorClass, Verdict } from '#core/learning/learning-event.ts'

export type CheckedAnswer = { verdict: Exclude<Verdict, 'revealed'>; errorClass: ErrorClass | null }

/** Surrounding white space off, case folded: the comparison of specification, section 5. */
const plain = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('en')

/**
 * Checks a typed answer (specification, section 5). It is correct if it equals the target, trimmed and in any case. If
 * it equals one of `also` in the same way, it is an accepted variant. An empty answer is empty; any other is wrong.
 */
export function checkAnswer(target: string, also: readonly string[], given: string): CheckedAnswer {
  const answer = plain(given)
  if (answer === '') return { verdict: 'wrong', errorClass: 'empty' }
  if (answer === plain(target)) return { verdict: 'correct', errorClass: null }
  if (also.some((variant) => plain(variant) === answer)) return { verdict: 'variant', errorClass: null }
  return { verdict: 'wrong', errorClass: 'other-word' }
}
