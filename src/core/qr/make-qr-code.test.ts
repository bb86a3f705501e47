import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeQrCode } from '#core/qr/make-qr-code.ts'

test('a word as another program draws it, module for module', () => {
  expect(makeQrCode('Molo').map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))).toEqual([
    '#######...##..#######',
    '#.....#.......#.....#',
    '#.###.#.#.##..#.###.#',
    '#.###.#.#.#...#.###.#',
    '#.###.#.##.##.#.###.#',
    '#.....#.##..#.#.....#',
    '#######.#.#.#.#######',
    '........#####........',
    '#.#####.....#.#####..',
    '#........#..#..#.#..#',
    '#...###.#.##.#..##.#.',
    '##.#.#.........#####.',
    '..#.#.##.#.#.#..#..##',
    '........##.####..#...',
    '#######.....#.##..##.',
    '#.....#.#.#####..##..',
    '#.###.#.##..#..#...#.',
    '#.###.#.##..#..#.#...',
    '#.###.#.#..#.#..##...',
    '#.....#..##....##.#..',
    '#######.##.#.#..#.##.',
  ])
})

/** Beginnings of hashes of codes drawn by the package qrcode 1.5.4 at level M. */
test.each([
  [14, 21, '759a539d1bf76152'],
  [15, 25, '57ca9909926a1866'],
  [26, 25, '08ea762643d0039f'],
  [27, 29, '34a38e49a5029ff1'],
  [42, 29, 'c711766f4553907f'],
  [62, 33, '6224a6f3a0bbc68b'],
  [84, 37, '828d6d94d58d40c1'],
  [106, 41, '7c10b09ae528505d'],
])('a text of %i letters is %i modules wide and drawn as others draw it', (length, size, hash) => {
  const code = makeQrCode('x'.repeat(length))
  expect(code).toHaveLength(size)
  expect(createHash('sha256').update(code.flat().map(Number).join('')).digest('hex').slice(0, 16)).toBe(hash)
})

test('a longer text is refused', () => {
  expect(() => makeQrCode('x'.repeat(107))).toThrow('too long')
})
