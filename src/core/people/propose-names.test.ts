import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeNames } from '#core/people/propose-names.ts'
import { USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'

test.each([
  ['zola.ndlovu@example.org', 'Zola', 'zolandlovu-417'],
  [' Thandi7@example.org ', 'Thandi', 'thandi7-417'],
  ['j@example.org', '', 'j-417'],
  ['12345@example.org', '', '12345-417'],
  ['', '', ''],
  ['@example.org', '', ''],
])('names proposed for %j: %j and %j', (email, firstName, username) => {
  expect(proposeNames(email, '417')).toEqual({ firstName, username })
})

test('proposed username: always an allowed one, or none', () => {
  fc.assert(
    fc.property(fc.string(), (local) => {
      const { username } = proposeNames(`${local}@example.org`, '417')
      expect(username === '' || USERNAME_PATTERN.test(username)).toBe(true)
    }),
  )
})
