import { expect, test } from 'vitest'
import { checkSignup, EMPTY_SIGNUP, firstWrongField, type SignupForm } from './signup-state.ts'

const GOOD: SignupForm = {
  firstName: 'Thandi',
  lastName: 'Mbeki',
  username: 'thandi',
  email: 'thandi@example.org',
  password: 'ilanga liphumile',
  confirmPassword: 'ilanga liphumile',
  termsAccepted: true,
}

test('every field is asked for, and the terms must be accepted [S3.01] [S5.05]', () => {
  expect(checkSignup(EMPTY_SIGNUP)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    username: 'missing',
    email: 'missing',
    password: 'missing',
    confirmPassword: 'missing',
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

test('the focus goes to the first wrong field of the form', () => {
  expect(firstWrongField({ termsAccepted: 'not-accepted', email: 'invalid' })).toBe('email')
  expect(firstWrongField({})).toBeUndefined()
})
