import { expect, test } from 'vitest'
import { USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'
import { findChildDraft, forgetChildDraft, keepChildDraft, proposeChildName, readDraft } from './child-draft.ts'

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

const DRAFT = { name: 'Lwazi', age: 7, grade: '2' } as const

test("draft of a child: its parent finds it until it is forgotten, another account doesn't", () => {
  keepChildDraft('parent', DRAFT)
  expect([findChildDraft('parent'), findChildDraft('other')]).toEqual([DRAFT, null])
  forgetChildDraft()
  expect(findChildDraft('parent')).toBeNull()
})

test.each([[null], ['not JSON'], ['{}'], [JSON.stringify({ ...DRAFT, ownerId: 'parent', age: 40 })]])(
  'draft of a child: %s is none',
  (stored) => {
    expect(readDraft(stored, 'parent')).toBeNull()
  },
)
