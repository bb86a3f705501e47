import { agreementClass, isNounClass, isPerson, type NounClass } from '#core/grammar/noun-classes.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

/** Error classes about the class of a noun: a concord with the noun, or the noun's own prefix. */
const CLASSED_ERRORS = [
  'noun-prefix',
  'subject-concord',
  'object-concord',
  'possessive-concord',
  'adjective-concord',
  'relative-concord',
] as const satisfies readonly ErrorClass[]

/**
 * Returns the noun class whose concord or prefix the answer missed, as the checker found it. Classes with the same
 * concords count as one: 1a is 1. Null for other errors.
 */
export function classOfError({
  errorClass,
  words,
}: {
  errorClass: ErrorClass | null
  words: Readonly<Record<string, string>>
}): NounClass | null {
  const { nounClass = '' } = words
  if (!CLASSED_ERRORS.some((one) => one === errorClass) || !isNounClass(nounClass)) return null
  const agreement = agreementClass(nounClass)
  return isPerson(agreement) ? null : agreement
}
