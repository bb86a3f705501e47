import { expect, test } from 'vitest'
import { checkOfAge, EMPTY_OF_AGE } from './of-age-state.ts'

const RIGHT = {
  firstName: 'Thabo',
  lastName: 'Dlamini',
  password: 'amanzi ashushu',
  confirmPassword: 'amanzi ashushu',
  termsAccepted: true,
}

test("an account of one's own: each field that is empty or wrong is named (M5)", () => {
  expect(checkOfAge(RIGHT)).toEqual({})
  expect(checkOfAge(EMPTY_OF_AGE)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    password: 'missing',
    termsAccepted: 'not-accepted',
  })
  expect(checkOfAge({ ...RIGHT, confirmPassword: 'another' })).toEqual({ confirmPassword: 'different' })
})
