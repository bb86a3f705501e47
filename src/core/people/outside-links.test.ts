import { expect, test } from 'vitest'
import { outsideRule, type ScreenUser } from '#core/people/outside-links.ts'

const guest: ScreenUser = { isKnown: true, isLittle: false }

test.each<[string, ScreenUser, string]>([
  ['nobody is known yet', { ...guest, isKnown: false }, 'gate'],
  ['a signed-in child', { ...guest, signedIn: 'child' }, 'gate'],
  ['a signed-in teen', { ...guest, signedIn: 'teen' }, 'notice'],
  ['a signed-in adult', { ...guest, signedIn: 'adult' }, 'open'],
  ['a guest on a device that answered "child"', { ...guest, answered: 'child' }, 'gate'],
  ['a guest on a device that answered "teen"', { ...guest, answered: 'teen' }, 'notice'],
  ['a guest whom nobody asked', guest, 'open'],
  ['an adult on a device that answered "child"', { ...guest, signedIn: 'adult', answered: 'child' }, 'open'],
  ["a toddler on a parent's account", { ...guest, signedIn: 'adult', isLittle: true }, 'gate'],
])('links outside: %s, %o is answered %s (M11)', (_, user, rule) => {
  expect(outsideRule(user)).toBe(rule)
})
