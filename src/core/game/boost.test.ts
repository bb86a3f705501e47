import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boostLeft, boostTimes, earnBoost, NO_BOOSTS, startBoost } from '#core/game/boost.ts'
import { BOOST_KINDS, BOOSTS, GAME } from '#core/game/game-constants.ts'

const NOW = 1_800_000_000_000

test('boosts: 2× for 5 minutes and 3× for 17 minutes, ticking every 500 ms [S4.16] [S9.06]', () => {
  expect(BOOSTS).toEqual({ double: { times: 2, duration: 300_000 }, triple: { times: 3, duration: 1_020_000 } })
  expect(GAME.boostTick).toBe(500)
})

test('boosts: a level or quiz earns a double, other games a triple; three of a kind at most', () => {
  expect(earnBoost(NO_BOOSTS, 'level')).toEqual({ double: 1, triple: 0 })
  expect(earnBoost(NO_BOOSTS, 'quiz')).toEqual({ double: 1, triple: 0 })
  for (const game of ['pairs', 'listen', 'build'] as const)
    expect(earnBoost(NO_BOOSTS, game)).toEqual({ double: 0, triple: 1 })
  expect(Array.from({ length: 9 }).reduce<typeof NO_BOOSTS>((earned) => earnBoost(earned, 'level'), NO_BOOSTS)).toEqual(
    { double: 3, triple: 0 },
  )
})

test('boost: only an earned one can be used, and using it takes it away', () => {
  expect(startBoost(NO_BOOSTS, 'triple', NOW)).toBeUndefined()
  expect(startBoost({ double: 2, triple: 0 }, 'double', NOW)).toEqual({
    earned: { double: 1, triple: 0 },
    boost: { kind: 'double', endsAt: NOW + 300_000 },
  })
})

test('boost: multiplies to the millisecond of its end, and no longer [S4.16]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BOOST_KINDS), fc.integer({ min: -10_000, max: 1_200_000 }), (kind, passed) => {
      const boost = { kind, endsAt: NOW + BOOSTS[kind].duration }
      const left = boostLeft(boost, NOW + passed)
      expect(left).toBe(Math.min(BOOSTS[kind].duration, Math.max(0, BOOSTS[kind].duration - passed)))
      expect(boostTimes(boost, NOW + passed)).toBe(left === 0 ? 1 : BOOSTS[kind].times)
    }),
  )
  expect([boostLeft(null, NOW), boostTimes(null, NOW)]).toEqual([0, 1])
})
