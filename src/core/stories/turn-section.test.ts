import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnSection } from './turn-section.ts'

test('sections: they follow each other and wrap at both ends [S4.19]', () => {
  expect(turnSection(0, 1, 4)).toBe(1)
  expect(turnSection(3, 1, 4)).toBe(0)
  expect(turnSection(0, -1, 4)).toBe(3)
  expect(turnSection(2, -1, 4)).toBe(1)
  expect(turnSection(0, 1, 1)).toBe(0)
})

test('sections: forward and back ends where it began; a round visits each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), (count, place) => {
      const start = place % count
      expect(turnSection(turnSection(start, 1, count), -1, count)).toBe(start)
      const round = Array.from({ length: count }).reduce<number[]>(
        (seen) => [...seen, turnSection(seen.at(-1) ?? start, 1, count)],
        [],
      )
      expect(new Set(round).size).toBe(count)
    }),
  )
})
