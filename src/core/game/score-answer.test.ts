import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NEW_SCORE, pointsOfRightAnswer, scoreRight, scoreWrong, type GameScore } from '#core/game/score-answer.ts'

const anyScore = fc.record({ points: fc.nat(), level: fc.integer({ min: 1, max: 500 }), streak: fc.nat({ max: 5000 }) })

test.each([
  [1, 0, 1, 10],
  [1, 1, 1, 11],
  [1, 4, 1, 14],
  [1, 5, 1, 15],
  [1, 50, 1, 15],
  [3, 3, 2, 78],
  [2, 5, 3, 90],
  [7, 0, 1, 70],
])('score: level %i, %i in a row, boost %i: a right answer earns %i points [S9.06]', (level, streak, times, points) => {
  expect(pointsOfRightAnswer(level, streak, times)).toBe(points)
})

test('points: whole, from ten to fifteen times the level, whatever the streak [S9.06]', () => {
  fc.assert(
    fc.property(anyScore, fc.constantFrom(1, 2, 3), ({ level, streak }, times) => {
      const points = pointsOfRightAnswer(level, streak, times)
      expect(Number.isInteger(points)).toBe(true)
      expect(points).toBeGreaterThanOrEqual(10 * level * times)
      expect(points).toBeLessThanOrEqual(15 * level * times)
      expect(pointsOfRightAnswer(level, streak + 1, times)).toBeGreaterThanOrEqual(points)
    }),
  )
})

test('level: rises by one at every fifth right answer in a row, and at no other [S4.15]', () => {
  let score: GameScore = NEW_SCORE
  const levels = Array.from({ length: 15 }, () => {
    const step = scoreRight(score, 1, true)
    score = step.score
    return score.level
  })
  expect(levels).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4])
})

test('a right answer: adds points and one to the streak; without bonus no more [S4.13]', () => {
  fc.assert(
    fc.property(anyScore, fc.constantFrom(1, 2, 3), (before, times) => {
      const { score, earned, levelUp } = scoreRight(before, times, true)
      expect(score).toEqual({
        points: before.points + earned,
        level: before.level + (levelUp ? 1 : 0),
        streak: before.streak + 1,
      })
      expect(scoreRight(before, times, false).earned).toBe(10 * before.level * times)
    }),
  )
})

test('wrong answer: the streak becomes 0, and no points are taken away [S4.14]', () => {
  fc.assert(
    fc.property(anyScore, (before) => {
      expect(scoreWrong(before)).toEqual({ ...before, streak: 0 })
    }),
  )
})
