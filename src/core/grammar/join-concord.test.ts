import { expect, test } from 'vitest'
import { joinConcord } from '#core/grammar/join-concord.ts'

// Attested: the word is written in corpora; NCHLT: it stands in the NCHLT annotated corpora.
test.each<[string, string, string, string]>([
  ['u', 'enza', 'wenza', 'attested in corpora'],
  ['u', 'akha', 'wakha', 'attested in corpora'],
  ['i', 'enza', 'yenza', 'attested in corpora'],
  ['ba', 'enza', 'benza', 'attested in corpora'],
  ['ba', 'akha', 'bakha', 'NCHLT corpus'],
  ['ndi', 'enza', 'ndenza', 'attested in corpora'],
  ['li', 'enza', 'lenza', 'attested in corpora'],
  ['zi', 'enza', 'zenza', 'attested in corpora'],
  ['zi', 'akhiwe', 'zakhiwe', 'NCHLT corpus'],
  ['si', 'azi', 'sazi', 'attested in corpora'],
  ['ni', 'azi', 'nazi', 'attested in corpora'],
  ['ku', 'azi', 'kwazi', 'attested in corpora'],
  ['ku', 'enza', 'kwenza', 'attested in corpora'],
  ['ku', 'onke', 'konke', 'attested in corpora'],
  ['wu', 'enza', 'wenza', 'attested in corpora'],
  ['ndi', 'funda', 'ndifunda', 'attested in corpora'],
  ['ba', 'funda', 'bafunda', 'attested in corpora'],
  ['na', 'umntu', 'nomntu', 'NCHLT corpus'],
  ['wa', 'abantu', 'wabantu', 'NCHLT corpus'],
  ['kwa', 'abantu', 'kwabantu', 'NCHLT corpus'],
  ['lwa', 'umntwana', 'lomntwana', 'attested in corpora'],
  ['na', 'iincwadi', 'neencwadi', 'attested in corpora'],
  ['nga', 'isixhosa', 'ngesixhosa', 'attested in corpora'],
  ['wa', 'ithu', 'wethu', 'NCHLT corpus'],
  ['lwa', 'ithu', 'lwethu', 'NCHLT corpus'],
  ['ku', 'isikolo', 'kwisikolo', 'NCHLT corpus'],
  ['ku', 'iindawo', 'kwiindawo', 'NCHLT corpus'],
])('%s- and %s make %s (%s)', (concord, rest, word) => {
  expect(joinConcord(concord, rest)).toBe(word)
})

test('joined concord: none leaves its vowel before another one', () => {
  const concords = ['u', 'i', 'ba', 'li', 'si', 'zi', 'lu', 'bu', 'ku', 'ndi', 'ni', 'wa', 'lwa']
  for (const concord of concords)
    for (const vowel of ['a', 'e', 'o']) expect(joinConcord(concord, `${vowel}la`)).not.toMatch(/[aeiou]{2}/)
})
