import { expect, test } from 'vitest'
import { isPasswordOwnName, USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'

const names = { email: 'nomsa.d@example.com', username: 'nomsadlamini' }

test('password: the account’s own names are refused, in any case of letters', () => {
  for (const password of ['nomsa.d@example.com', 'NOMSA.D@EXAMPLE.COM', 'Nomsa.D', 'NomsaDlamini'])
    expect(isPasswordOwnName(password, names)).toBe(true)
  for (const password of ['nomsadlamini1', 'dlamini', 'example.com', ''])
    expect(isPasswordOwnName(password, names)).toBe(false)
})

test('username: never read as an email address', () => {
  for (const username of ['nomsa', 'n.d-1_2', '123', 'a'.repeat(30)]) expect(username).toMatch(USERNAME_PATTERN)
  for (const username of ['no', 'a'.repeat(31), 'nomsa@home', 'nom sa', '.nomsa', 'Nomsa', 'nomşa', 'nomsa\n'])
    expect(username).not.toMatch(USERNAME_PATTERN)
})
