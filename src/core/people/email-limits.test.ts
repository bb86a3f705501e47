import { expect, test } from 'vitest'
import {
  REQUESTED_EMAILS,
  EMAIL_COUNTS,
  EMAIL_LIMITS,
  LONGEST_WINDOW,
  QUIET_EMAILS,
  RESET_LINK,
  RESET_SPACING,
} from '#core/people/email-limits.ts'

const DAY = 24 * 60 * 60 * 1000

test('email limits: from the narrowest count to the widest; a refusal fills no wider one (H4)', () => {
  for (const kind of REQUESTED_EMAILS) {
    const order = EMAIL_LIMITS[kind].map(({ count }) => EMAIL_COUNTS.indexOf(count))
    expect([kind, order]).toEqual([kind, order.toSorted((one, other) => one - other)])
    for (const { window } of EMAIL_LIMITS[kind]) expect(window).toBeLessThanOrEqual(LONGEST_WINDOW)
  }
})

test('email limits: kinds that go to strangers share one limit of ten a day (H4)', () => {
  const shared = REQUESTED_EMAILS.flatMap((kind) =>
    EMAIL_LIMITS[kind].filter(({ count }) => count === 'stranger').map((limit) => ({ kind, ...limit })),
  )
  expect(shared.map(({ kind }) => kind)).toEqual([
    'grown-up-code',
    'guardian-consent',
    'guardian-invitation',
    'space-invitation',
  ])
  for (const { limit, window } of shared) expect([limit, window]).toEqual([10, DAY])
})

test('email limits: kinds that are left out without a word never share a count with others (H4)', () => {
  for (const kind of QUIET_EMAILS)
    expect(EMAIL_LIMITS[kind].some(({ count }) => count === 'stranger' || count === 'here')).toBe(false)
  expect(RESET_SPACING).toBeLessThan(RESET_LINK)
})
