import { GAME } from '#core/game/game-constants.ts'

/** Points, level and right answers in a row of one sitting. */
export type GameScore = { points: number; level: number; streak: number }

/** Where a game begins, and where a reset leads back to. Levels begin at 1, because the points of an answer are ten times the level. */
export const NEW_SCORE: GameScore = { points: 0, level: 1, streak: 0 }

/**
 * What a right answer earns: ten times the level, and a tenth more for each right answer in a row before it, half at
 * most. Always a whole number.
 * @param times what a boost multiplies it by; 1 without one
 */
export function pointsOfRightAnswer(level: number, streakBefore: number, times: number): number {
  const bonusTenths = Math.min(GAME.mostBonusTenths, streakBefore * GAME.streakBonusTenths)
  return ((GAME.pointsPerLevel * level * (10 + bonusTenths)) / 10) * times
}

/** A right answer: points, one more in a row, and a level more at every fifth in a row. */
export function scoreRight(
  score: GameScore,
  times: number,
  withBonus: boolean,
): { score: GameScore; earned: number; levelUp: boolean } {
  const earned = pointsOfRightAnswer(score.level, withBonus ? score.streak : 0, times)
  const streak = score.streak + 1
  const levelUp = streak % GAME.streakPerLevel === 0
  return { score: { points: score.points + earned, level: score.level + (levelUp ? 1 : 0), streak }, earned, levelUp }
}

/** A wrong answer: a new string begins; points and level stay. */
export const scoreWrong = (score: GameScore): GameScore => ({ ...score, streak: 0 })
