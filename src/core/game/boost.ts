import { BOOSTS, MOST_BOOSTS, type BoostKind } from '#core/game/game-constants.ts'

/** Boosts that wait to be used. */
export type EarnedBoosts = Record<BoostKind, number>

export const NO_BOOSTS: EarnedBoosts = { double: 0, triple: 0 }

/** A boost in use. `endsAt`: milliseconds since 1970. */
export type RunningBoost = { kind: BoostKind; endsAt: number }

/**
 * Things that can be finished, and the boost that each earns. Boosts are never bought (product decisions, section 5).
 */
const EARNS = {
  level: 'double',
  quiz: 'double',
  pairs: 'triple',
  listen: 'triple',
  build: 'triple',
} as const satisfies Record<string, BoostKind>

export type Finished = keyof typeof EARNS

/** Returns the boosts after something was finished; more than three of a kind don't pile up. */
export function earnBoost(earned: EarnedBoosts, finished: Finished): EarnedBoosts {
  const kind = EARNS[finished]
  return { ...earned, [kind]: Math.min(MOST_BOOSTS, earned[kind] + 1) }
}

/** Starts a boost that was earned; undefined where none of the kind waits. */
export function startBoost(
  earned: EarnedBoosts,
  kind: BoostKind,
  now: number,
): { earned: EarnedBoosts; boost: RunningBoost } | undefined {
  if (earned[kind] < 1) return undefined
  return { earned: { ...earned, [kind]: earned[kind] - 1 }, boost: { kind, endsAt: now + BOOSTS[kind].duration } }
}

/** Milliseconds until the boost ends, never below 0; 0 without a boost. */
export const boostLeft = (boost: RunningBoost | null, now: number): number =>
  boost === null ? 0 : Math.min(BOOSTS[boost.kind].duration, Math.max(0, boost.endsAt - now))

/** Returns the factor of points now: 1 without a boost and after its time. */
export const boostTimes = (boost: RunningBoost | null, now: number): number =>
  boost === null || boostLeft(boost, now) === 0 ? 1 : BOOSTS[boost.kind].times
