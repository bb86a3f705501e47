import { GAME } from '#core/game/game-constants.ts'

/** Points, level and right answers in a row of one sitting. */
export type GameScore = { points: number; level: number; streak: number }

/** Score at the start and after a reset. Levels begin at 1, because an answer's points are ten times the level. */
export const NEW_SCORE: GameScore = { points: 0, level: 1, streak: 0 }

/**
 * Returns the points of a right answer. They are ten times the level, plus a tenth for each earlier right one in a row,
 * at most half. Always a whole number. @param times factor of a boost; 1 without one
 */
export function pointsOfRightAnswer(level: number, streakBefore: number, times: number): number {
  const bonusTenths = Math.min(GAME.mostBonusTenths, streakBefore * GAME.streakBonusTenths)
  return ((GAME.pointsPerLevel * level * (10 + bonusTenths)) / 10) * times
}

/** Returns the score after a right answer: points, and one more in a row. Every fifth in a row reaches a new level. */
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

/** Returns the score after a wrong answer: a new row begins; points and level stay. */
export const scoreWrong = (score: GameScore): GameScore => ({ ...score, streak: 0 })
