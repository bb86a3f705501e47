import { expect, test } from 'vitest'
import { joinVowels } from '#core/grammar/join-vowels.ts'

test('joined vowels: a final a and an initial vowel become one', () => {
  expect(joinVowels('na', 'amashumi')).toBe('namashumi')
  expect(joinVowels('na', 'isibini')).toBe('nesibini')
  expect(joinVowels('ya', 'ukuqala')).toBe('yokuqala')
})

test('joined vowels: before a consonant the prefix stays whole', () => {
  expect(joinVowels('na', 'mbini')).toBe('nambini')
})

test('joined vowels: kwa and lwa lose their w before o only, and wa keeps it', () => {
  expect(joinVowels('kwa', 'ukuqala')).toBe('kokuqala')
  expect(joinVowels('lwa', 'ukuqala')).toBe('lokuqala')
  expect(joinVowels('kwa', 'intsimbi')).toBe('kwentsimbi')
  expect(joinVowels('wa', 'ukuqala')).toBe('wokuqala')
})
