import { expect, test } from 'vitest'
import { wordsOf } from './words-of-text.ts'

test('words of a text: signs, digits and spaces are none', () => {
  expect(wordsOf('Molo, mama! (5) Unjani?').map(({ word }) => word)).toEqual(['Molo', 'mama', 'Unjani'])
  expect(wordsOf(' 12:30 — … ')).toEqual([])
})

test('words of a text: hyphens, apostrophes and marks on letters belong to them', () => {
  expect(wordsOf('i-ajenda n’abantu -khulu Ḓuvha').map(({ word }) => word)).toEqual([
    'i-ajenda',
    'n’abantu',
    'khulu',
    'Ḓuvha',
  ])
})

test('word of a text: knows its place', () => {
  const text = 'Enkosi, mama.'
  for (const { word, start, end } of wordsOf(text)) expect(text.slice(start, end)).toBe(word)
})
