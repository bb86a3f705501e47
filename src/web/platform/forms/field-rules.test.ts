import { expect, test } from 'vitest'
import { checkEmail, checkNewPassword } from './field-rules.ts'

test.each([
  ['nomsa@example.org', undefined],
  [' nomsa@example.org ', undefined],
  ['', 'missing'],
  ['  ', 'missing'],
  ['nomsa', 'invalid'],
  ['a b@example.org', 'invalid'],
  [`${'a'.repeat(250)}@b.co`, 'invalid'],
])('email field: the address %j is %s', (email, code) => {
  expect(checkEmail(email)).toBe(code)
})

test.each([
  ['ilanga liphumile', 'ilanga liphumile', {}],
  ['', '', { password: 'missing' }],
  ['short', 'short', { password: 'too-short' }],
  ['x'.repeat(129), 'x'.repeat(129), { password: 'too-long' }],
  ['ilanga liphumile', 'ilanga', { confirmPassword: 'different' }],
  ['Thandi@Example.org', 'Thandi@Example.org', { password: 'same-as-name' }],
])('the password %j typed again as %j: %j', (password, confirmPassword, errors) => {
  expect(checkNewPassword({ password, confirmPassword, email: ' thandi@example.org' })).toEqual(errors)
})

test('password field: without known names only the server can find them in it', () => {
  expect(checkNewPassword({ password: 'thandi@example.org', confirmPassword: 'thandi@example.org' })).toEqual({})
})
