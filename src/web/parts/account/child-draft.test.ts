import { expect, test } from 'vitest'
import { USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'
import { proposeChildName } from './child-draft.ts'

test.each([
  ['Lwazi', 'lwazi27'],
  ['Zoë Ndlovu', 'zoendlovu27'],
  ["N'wamitwa", 'nwamitwa27'],
])('username of a child: %s proposes %s', (name, username) => {
  expect(proposeChildName(name, '27')).toBe(username)
  expect(username).toMatch(USERNAME_PATTERN)
})

test('username of a child: a name without letters of a to z proposes none', () => {
  expect(proposeChildName('李', '27')).toBe('')
})
