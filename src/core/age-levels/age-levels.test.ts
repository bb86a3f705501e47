import { expect, test } from 'vitest'
import { AGE_LEVELS, findAgeLevel } from '#core/age-levels/age-levels.ts'

test('ages: toddlers 2–4, children 5–12, teens 13–17, adults 18+, families unbounded [S9.03]', () => {
  expect(AGE_LEVELS.map(({ id, from, to }) => [id, from, to])).toEqual([
    ['toddlers', 2, 4],
    ['children', 5, 12],
    ['teens', 13, 17],
    ['adults', 18, null],
    ['families', null, null],
  ])
})

test('age levels: an unknown level is not found [S2.06]', () => {
  expect(findAgeLevel('teens')?.from).toBe(13)
  expect(findAgeLevel('giants')).toBeUndefined()
})
