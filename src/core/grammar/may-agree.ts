import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'

/** Classes whose concords look alike. */
const LOOK_ALIKE: readonly (readonly Agreement[])[] = [
  ['8', '10'],
  ['1', '3'],
  ['4', '9'],
  ['2', '14'],
]

/**
 * Tells whether concords of two classes are the same or look alike. A word that agrees with one may then belong to a
 * noun of the other.
 */
export function mayAgree(one: Agreement, other: Agreement): boolean {
  const [first, second] = [agreementClass(one), agreementClass(other)]
  return first === second || LOOK_ALIKE.some((group) => group.includes(first) && group.includes(second))
}
