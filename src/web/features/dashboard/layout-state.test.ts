import { expect, test } from 'vitest'
import { AGE_BANDS, type AgeBand } from '#core/people/age-bands.ts'
import type { SignInState } from '../../parts/account/account-store.ts'
import { shownTo } from './layout-state.ts'

const asBand = (ageBand: AgeBand): SignInState => ({
  status: 'signed-in',
  account: { id: 'a', firstName: 'Nomsa', email: '', username: 'nomsa', ageBand },
})

test('layout: a page for everybody is shown before the login is known', () => {
  expect(shownTo({ status: 'unknown' }, 'everybody')).toBe('page')
  expect(shownTo({ status: 'guest' }, 'everybody')).toBe('page')
})

test.each(['logged-in', 'adults'] as const)(
  'layout: a page for %s waits for the login and shows guests the sample',
  (audience) => {
    expect(shownTo({ status: 'unknown' }, audience)).toBe('spinner')
    expect(shownTo({ status: 'guest' }, audience)).toBe('sample')
  },
)

test('layout: only adults see a page for adults; each band sees one for all who are logged in', () => {
  expect(AGE_BANDS.map((band) => shownTo(asBand(band), 'logged-in'))).toEqual(AGE_BANDS.map(() => 'page'))
  expect(Object.fromEntries(AGE_BANDS.map((band) => [band, shownTo(asBand(band), 'adults')]))).toEqual({
    child: 'adults-only',
    teen: 'adults-only',
    adult: 'page',
  })
})
