import { expect, test } from 'vitest'
import {
  ASKED_LETTERS,
  LETTER_COUNTS,
  LETTER_LIMITS,
  LONGEST_WINDOW,
  QUIET_LETTERS,
  RESET_LINK,
  RESET_SPACING,
} from '#core/people/letter-limits.ts'

const DAY = 24 * 60 * 60 * 1000

test('email limits: from the narrowest count to the widest; a refusal fills no wider one (H4)', () => {
  for (const kind of ASKED_LETTERS) {
    const order = LETTER_LIMITS[kind].map(({ count }) => LETTER_COUNTS.indexOf(count))
    expect([kind, order]).toEqual([kind, order.toSorted((one, other) => one - other)])
    for (const { window } of LETTER_LIMITS[kind]) expect(window).toBeLessThanOrEqual(LONGEST_WINDOW)
  }
})

test('letter limits: kinds that go to strangers share one limit of ten a day (H4)', () => {
  const shared = ASKED_LETTERS.flatMap((kind) =>
    LETTER_LIMITS[kind].filter(({ count }) => count === 'stranger').map((limit) => ({ kind, ...limit })),
  )
  expect(shared.map(({ kind }) => kind)).toEqual([
    'grown-up-code',
    'guardian-consent',
    'guardian-invitation',
    'space-invitation',
  ])
  for (const { limit, window } of shared) expect([limit, window]).toEqual([10, DAY])
})

test('letter limits: kinds that are left out without a word never share a count with others (H4)', () => {
  for (const kind of QUIET_LETTERS)
    expect(LETTER_LIMITS[kind].some(({ count }) => count === 'stranger' || count === 'here')).toBe(false)
  expect(RESET_SPACING).toBeLessThan(RESET_LINK)
})
