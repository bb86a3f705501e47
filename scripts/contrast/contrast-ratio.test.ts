import { expect, test } from 'vitest'
import { contrastRatio, readPalettes } from './contrast-ratio.ts'

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#ffffff', 1],
  ['#777777', '#fff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('contrast of %s on %s: %d, also the other way round', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
})

test('palettes of the themes: only opaque colours are read', () => {
  const palettes = readPalettes(
    ':root,[data-theme=light]{\n--bg:#f2f5fc;--text: #123;--shade:#131a3a66;--bw:1px}\n[data-theme="high-contrast"]{--bg:#FFF}',
  )
  expect([...palettes]).toEqual([
    ['light', { bg: '#f2f5fc', text: '#123' }],
    ['high-contrast', { bg: '#FFF' }],
  ])
})
