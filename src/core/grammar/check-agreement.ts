import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'

/** A concord: its class or person. An adjective has prefixes of its own: `zikhulu` isn't `zinkulu`. */
export type Concord = { agreement: Agreement; isAdjective?: boolean }

/** Fit of a concord and a noun: of one class, of two classes whose concords look alike, or of others. */
export type Fit = 'same' | 'alike' | 'other'

/** Classes whose concords look alike. */
const LOOK_ALIKE: readonly (readonly Agreement[])[] = [
  ['8', '10'],
  ['1', '3'],
  ['4', '9'],
  ['2', '14'],
]

/** Classes whose adjectives look alike, too. */
const ADJECTIVES_ALIKE = /^[13]a?$/

/**
 * Checks a concord against the class of a noun, or a person. Answers are judged by `same` alone: the expected word says
 * which class is meant. Khulu reads texts of any meaning, where `alike` may agree too.
 */
export function checkAgreement({ agreement, isAdjective = false }: Concord, noun: Agreement): Fit {
  const [one, other] = [agreementClass(agreement), agreementClass(noun)]
  if (one === other) return 'same'
  const isAlike = isAdjective
    ? ADJECTIVES_ALIKE.test(agreement) && ADJECTIVES_ALIKE.test(noun)
    : LOOK_ALIKE.some((group) => group.includes(one) && group.includes(other))
  return isAlike ? 'alike' : 'other'
}

/** Tells whether concords of two classes are the same or look alike. A word of one may then belong to the other. */
export const mayAgree = (one: Agreement, other: Agreement): boolean =>
  checkAgreement({ agreement: one }, other) !== 'other'

/** Tells whether two classes have the same concords. */
export const isSameAgreement = (one: Agreement, other: Agreement): boolean =>
  checkAgreement({ agreement: one }, other) === 'same'
