import { expect, test } from 'vitest'
import { wordsOf } from './words-of-text.ts'

test('signs, figures and spaces are no words', () => {
  expect(wordsOf('Molo, mama! (5) Unjani?').map(({ word }) => word)).toEqual(['Molo', 'mama', 'Unjani'])
  expect(wordsOf(' 12:30 — … ')).toEqual([])
})

test('hyphens and apostrophes within a word belong to it, with marks on letters', () => {
  expect(wordsOf('i-ajenda n’abantu -khulu Ḓuvha').map(({ word }) => word)).toEqual([
    'i-ajenda',
    'n’abantu',
    'khulu',
    'Ḓuvha',
  ])
})

test('each word knows its place', () => {
  const text = 'Enkosi, mama.'
  for (const { word, start, end } of wordsOf(text)) expect(text.slice(start, end)).toBe(word)
})
