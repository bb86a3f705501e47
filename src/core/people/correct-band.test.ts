import { expect, test } from 'vitest'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import { mayCorrectBand } from '#core/people/correct-band.ts'

test('age band: a guardian moves a child between child and teen, and nobody to or from adult (H5)', () => {
  const allowed = AGE_BANDS.flatMap((from) =>
    AGE_BANDS.filter((to) => from !== to && mayCorrectBand(from, to, 'guardian')).map((to) => `${from} to ${to}`),
  )
  expect(allowed).toEqual(['child to teen', 'teen to child'])
})

test('age band: nobody corrects their own (H5)', () => {
  expect(
    AGE_BANDS.flatMap((from) => AGE_BANDS.filter((to) => from !== to && mayCorrectBand(from, to, 'self'))),
  ).toEqual([])
})

test('age band: one that stays as it is needs no permission (H5)', () => {
  for (const band of AGE_BANDS)
    for (const by of ['self', 'guardian'] as const) expect(mayCorrectBand(band, band, by)).toBe(true)
})
