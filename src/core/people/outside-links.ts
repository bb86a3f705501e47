import type { AgeBand } from '#core/people/age-bands.ts'

/**
 * How a link that leaves Funda behaves: `gate` needs a grown-up first or isn't there, `notice` says that it leaves, `open` is a plain link
 * (security goals, P16).
 */
export type OutsideRule = 'gate' | 'notice' | 'open'

/** Who has the screen, as far as the device knows. */
export type ScreenUser = {
  /** Whether it is known yet if anybody is signed in. */
  isKnown: boolean
  /** Age band of the account that is signed in. */
  signedIn?: AgeBand | undefined
  /** What the age question was answered on this device. */
  answered?: AgeBand | undefined
  /** Whether a toddler has the screen. */
  isLittle: boolean
}

const RULE_OF = { child: 'gate', teen: 'notice', adult: 'open' } as const satisfies Record<AgeBand, OutsideRule>

/**
 * Returns how links outside behave for whoever has the screen. An account counts before what the device was told; while
 * it is unknown, a child may have it.
 */
export function outsideRule({ isKnown, signedIn, answered, isLittle }: ScreenUser): OutsideRule {
  if (isLittle || !isKnown) return 'gate'
  return RULE_OF[signedIn ?? answered ?? 'adult']
}
