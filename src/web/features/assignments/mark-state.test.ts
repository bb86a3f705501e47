import { expect, test } from 'vitest'
import { readPoints, sumOf } from './mark-state.ts'

test.each([
  ['', null],
  [' 7 ', 7],
  ['0', 0],
  ['10', 10],
  ['11', undefined],
  ['-1', undefined],
  ['7.5', undefined],
  ['seven', undefined],
] as const)('points of 10: %j is read as %j', (typed, points) => {
  expect(readPoints(typed, 10)).toBe(points)
})

test('rubric: chosen points add up, and lines without any count as none', () => {
  expect(sumOf(['6', '', '9'], [{ points: 6 }, { points: 4 }, { points: 8 }])).toBe(6)
})
