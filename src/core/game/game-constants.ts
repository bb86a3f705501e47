/** The figures of the Kids Vocabulary Game (specification, section 9). Times are in milliseconds. */
export const GAME = {
  optionCount: 4,
  pointsPerLevel: 10,
  /** Bonus for each right answer in a row, in tenths, and its maximum. */
  streakBonusTenths: 1,
  mostBonusTenths: 5,
  streakPerLevel: 5,
  rightDelay: 1200,
  wrongMessage: 2000,
  boostTick: 500,
} as const

/** The boosts: how many times the points, and for how long in milliseconds (specification, section 9). */
export const BOOSTS = {
  double: { times: 2, duration: 5 * 60 * 1000 },
  triple: { times: 3, duration: 17 * 60 * 1000 },
} as const

export const BOOST_KINDS = ['double', 'triple'] as const
export type BoostKind = (typeof BOOST_KINDS)[number]

/** Most waiting boosts of a kind: enough to look forward to, too few to hoard. */
export const MOST_BOOSTS = 3
