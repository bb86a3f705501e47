import { expect, test } from 'vitest'
import { judgeStaff, STAFF_FACTOR_TIME } from '#core/permissions/staff.ts'

const LIST = ['zola@example.com']
const zola = { email: 'zola@example.com', emailVerified: true, secondFactorAt: 1000 }

test('staff: those on the list with a confirmed address; nobody without a list', () => {
  expect(judgeStaff(zola, LIST, 2000)).toBe('allowed')
  expect(judgeStaff({ ...zola, email: 'xola@example.com' }, LIST, 2000)).toBe('not-staff')
  expect(judgeStaff({ ...zola, emailVerified: false }, LIST, 2000)).toBe('not-staff')
  expect(judgeStaff(zola, [], 2000)).toBe('not-staff')
})

test('staff: reauthenticate by a second factor every half hour [ASVS V6.3.3]', () => {
  expect(judgeStaff({ ...zola, secondFactorAt: null }, LIST, 2000)).toBe('second-factor-needed')
  expect(judgeStaff(zola, LIST, 1000 + STAFF_FACTOR_TIME - 1)).toBe('allowed')
  expect(judgeStaff(zola, LIST, 1000 + STAFF_FACTOR_TIME)).toBe('second-factor-needed')
})
