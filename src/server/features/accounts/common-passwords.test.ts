import { expect, test } from 'vitest'
import { isCommonPassword } from '#server/features/accounts/common-passwords.ts'

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'password2024!',
  '123password',
  '12345678',
  '87654321',
  '1234567890',
  'qwertyuiop',
  'poiuytrewq',
  'abcdefgh',
  'aaaaaaaa',
  'abababab',
  'abcabcabc',
  '1q2w3e4r',
  '1qaz2wsx',
  'iloveyou1',
  'Welcome123',
  'sunshine',
  'football!',
  'kaizerchiefs',
  'isiXhosa',
  'Funda2026',
])('%s: recognised as a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'a quiet river bend',
  'kudu4711blue',
  'passwordless evening',
  'molo mhlobo wam',
  'Xh0sa-learning-tree',
  '🦁🐘🦓🐆🦒🦛🐊🦏',
])('%s: not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
