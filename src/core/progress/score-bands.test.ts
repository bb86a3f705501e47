import { expect, test } from 'vitest'
import { bandOf, barsOf, LOWEST_SCORE, SCORE_BANDS } from '#core/progress/score-bands.ts'

test('score bands: cut at 90, 80 and 70 per cent [S9.09]', () => {
  expect(SCORE_BANDS.map((band) => LOWEST_SCORE[band])).toEqual([90, 80, 70, 0])
  expect([100, 90, 89, 80, 79, 70, 69, 0].map(bandOf)).toEqual([
    'strong',
    'strong',
    'good',
    'good',
    'growing',
    'growing',
    'starting',
    'starting',
  ])
})

test('score bands: a score is judged as it is shown, in whole per cents', () => {
  expect([89.5, 89.4, 79.5, 69.6].map(bandOf)).toEqual(['strong', 'good', 'good', 'growing'])
})

test('score bands: each has its own number of bars', () => {
  expect(SCORE_BANDS.map(barsOf)).toEqual([4, 3, 2, 1])
})
