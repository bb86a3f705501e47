import { expect, test } from 'vitest'
import { figuresOfAfrikaans } from '#core/khulu/asking/afrikaans/afrikaans-figures.ts'
import { ENGLISH_NUMBERS, readNumber } from './read-number.ts'

test.each([
  ['25', 25],
  ['1 000', 1000],
  ['12,500', 12_500],
  ['twenty-five', 25],
  ['two hundred and five', 205],
  ['a hundred', 100],
  ['three thousand and twenty', 3020],
  ['a million', 1_000_000],
  ['twenty one thousand and five', 21_005],
  ['dog', null],
  ['', null],
  ['two dogs', null],
  ['three hundred dogs', null],
  ['and five', null],
  ['3.5', null],
])('number reading: %s is %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test.each([
  ['vyf en twintig', 25],
  ['vyf-en-twintig', 25],
  ['vyfentwintig', 25],
  ['twee honderd', 200],
  ["'n honderd", 100],
  ['neëntien', 19],
  ['hond', null],
])('number reading in Afrikaans: %s is %s', (text, value) => {
  expect(readNumber(figuresOfAfrikaans(text, ENGLISH_NUMBERS))).toBe(value)
})
