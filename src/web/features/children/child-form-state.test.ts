import { expect, test } from 'vitest'
import { checkUsername, keepWrong } from './child-form-state.ts'

test.each([
  ['thandi', undefined],
  [' Thandi7 ', undefined],
  ['', 'missing'],
  ['  ', 'missing'],
  ['th', 'too-short'],
  ['t'.repeat(31), 'too-long'],
  ['than di', 'invalid'],
  ['thandi@home', 'invalid'],
])('child form: the username %j is %s', (username, code) => {
  expect(checkUsername(username)).toBe(code)
})

test('child form: right fields have no error', () => {
  expect(keepWrong({ username: undefined, parentEmail: 'missing' })).toEqual({ parentEmail: 'missing' })
})
