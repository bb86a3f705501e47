import { expect, test } from 'vitest'
import { checkSignup, completeSignup, EMPTY_SIGNUP, firstWrongField, type SignupForm } from './signup-state.ts'

const GOOD: SignupForm = {
  firstName: 'Thandi',
  lastName: 'Mbeki',
  username: 'thandi',
  email: 'thandi@example.org',
  password: 'ilanga liphumile',
  confirmPassword: 'ilanga liphumile',
  termsAccepted: true,
}

test('sign-up: every field but the last name is needed, and the terms must be accepted [S3.01] [S5.05]', () => {
  expect(checkSignup(EMPTY_SIGNUP)).toEqual({
    email: 'missing',
    password: 'missing',
    termsAccepted: 'not-accepted',
  })
  expect(checkSignup({ ...GOOD, termsAccepted: false })).toEqual({ termsAccepted: 'not-accepted' })
  expect(checkSignup(GOOD)).toEqual({})
})

test.each<[Partial<SignupForm>, object]>([
  [{ email: 'thandi' }, { email: 'invalid' }],
  [{ username: 'a' }, { username: 'too-short' }],
  [{ username: 'a b c' }, { username: 'invalid' }],
  [{ password: 'short', confirmPassword: 'short' }, { password: 'too-short' }],
  [{ confirmPassword: 'ilanga' }, { confirmPassword: 'different' }],
])('%j is refused as %j', (change, errors) => {
  expect(checkSignup({ ...GOOD, ...change })).toEqual(errors)
})

test('sign-up: the focus moves to the first wrong field', () => {
  expect(firstWrongField({ termsAccepted: 'not-accepted', email: 'invalid' })).toBe('email')
  expect(firstWrongField({})).toBeUndefined()
})

test('an address and a password are enough: the other fields have values that can be changed [S3.01]', () => {
  const typed = { email: 'zola.ndlovu@example.org', password: 'ilanga liphumile', termsAccepted: true }
  const form = completeSignup(typed, '417')
  expect(form).toEqual({
    ...typed,
    firstName: 'Zola',
    lastName: '',
    username: 'zolandlovu-417',
    confirmPassword: 'ilanga liphumile',
  })
  expect(checkSignup(form)).toEqual({})
  expect(
    completeSignup({ ...typed, firstName: 'Nomsa', username: '', confirmPassword: 'ilanga' }, '417'),
  ).toMatchObject({ firstName: 'Nomsa', username: '', confirmPassword: 'ilanga' })
  expect(checkSignup(completeSignup({ ...typed, confirmPassword: 'ilanga' }, '417'))).toEqual({
    confirmPassword: 'different',
  })
})
