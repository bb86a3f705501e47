import { expect, test } from 'vitest'
import { bandOfBirthdate } from './band-of-birthdate.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')

test.each([
  ['2026-11-21', 'child'],
  ['2013-11-22', 'child'],
  ['2013-11-21', 'teen'],
  ['2008-11-22', 'teen'],
  ['2008-11-21', 'adult'],
  ['1950-02-28', 'adult'],
  ['2013', 'child'],
  ['2008', 'teen'],
  ['2007', 'adult'],
  ['0000-05-01', undefined],
  ['2027-01-01', undefined],
  ['1850-01-01', undefined],
  ['2008-13-01', undefined],
  ['2008-5-1', undefined],
  ['', undefined],
  [20_080_101, undefined],
  [null, undefined],
])('age band: on 21 November 2026, somebody born on %j is %s', (birthdate, band) => {
  expect(bandOfBirthdate(birthdate, NOW)).toBe(band)
})
