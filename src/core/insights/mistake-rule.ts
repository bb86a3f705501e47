import { isNounClass, type NounClass } from '#core/grammar/noun-classes.ts'
import { ERROR_CLASSES, type ErrorClass } from '#core/learning/learning-event.ts'

/** Rule that a wrong answer broke: the kind of error, and the noun class of a concord or prefix. */
export type MistakeRule = { errorClass: ErrorClass; nounClass: NounClass | null }

/** Writes a rule as a text: `subject-concord.2`, `tense`. */
export const ruleText = ({ errorClass, nounClass }: MistakeRule): string =>
  nounClass === null ? errorClass : `${errorClass}.${nounClass}`

/** Reads a rule from a text; null for any other text. */
export function readRule(text: string): MistakeRule | null {
  const [name, nounClass = null, ...more] = text.split('.')
  const errorClass = ERROR_CLASSES.find((one) => one === name)
  if (errorClass === undefined || more.length > 0) return null
  if (nounClass === null) return { errorClass, nounClass }
  return isNounClass(nounClass) ? { errorClass, nounClass } : null
}

/** Error classes that break no rule: somebody pressed a key too early. */
const NO_RULE: readonly ErrorClass[] = ['empty']

/** Tells whether errors of this class are shown and practised. */
export const isRuleBroken = (errorClass: ErrorClass): boolean => !NO_RULE.includes(errorClass)

/**
 * Error classes whose answers may be any text. A class sees such an answer only if several students gave it: what one
 * child typed may be private.
 */
const ANY_TEXT: readonly ErrorClass[] = ['other-word', 'extra-word']

/** Tells whether an answer may be shown as an example that so many of a class gave. */
export const isShownExample = (errorClass: ErrorClass, learners: number): boolean =>
  learners > 1 || !ANY_TEXT.includes(errorClass)
