import type { ErrorClass, Verdict } from '#core/learning/learning-event.ts'

export type CheckedAnswer = { verdict: Exclude<Verdict, 'revealed'>; errorClass: ErrorClass | null }

/** Surrounding white space off, case folded: the comparison of specification, section 5. */
const plain = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('en')

/**
 * Checks a typed answer: equal to the target after trimming and without regard to case is correct (specification, section 5);
 * equal in the same way to one of `also` is an accepted variant; an empty answer is empty; anything else is wrong.
 */
export function checkAnswer(target: string, also: readonly string[], given: string): CheckedAnswer {
  const answer = plain(given)
  if (answer === '') return { verdict: 'wrong', errorClass: 'empty' }
  if (answer === plain(target)) return { verdict: 'correct', errorClass: null }
  if (also.some((variant) => plain(variant) === answer)) return { verdict: 'variant', errorClass: null }
  return { verdict: 'wrong', errorClass: 'other-word' }
}
