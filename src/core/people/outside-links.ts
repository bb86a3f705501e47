import type { AgeBand } from '#core/people/age-bands.ts'

/**
 * Rule of a link that leaves Funda. `gate` needs a grown-up first or is hidden, `notice` warns, and `open` is a plain
 * link (security goals, P16).
 */
export type OutsideRule = 'gate' | 'notice' | 'open'

/** Person at the screen, as far as the device knows. */
export type ScreenUser = {
  /** True once it is known if anybody is signed in. */
  isKnown: boolean
  /** Age band of the account that is signed in. */
  signedIn?: AgeBand | undefined
  /** Answer to the age question on this device. */
  answered?: AgeBand | undefined
  /** True if a toddler has the screen. */
  isLittle: boolean
}

const RULE_OF = { child: 'gate', teen: 'notice', adult: 'open' } as const satisfies Record<AgeBand, OutsideRule>

/**
 * Returns the rule of outside links for the person at the screen. An account counts before the device's own answer.
 * While the person is unknown, it may be a child.
 */
export function outsideRule({ isKnown, signedIn, answered, isLittle }: ScreenUser): OutsideRule {
  if (isLittle || !isKnown) return 'gate'
  return RULE_OF[signedIn ?? answered ?? 'adult']
}
