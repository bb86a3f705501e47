import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['25', 25], ['1 000', 1000], ['12,500', 12_500], ['twenty-five', 25], ['two hundred and five', 205], ['a hundred', 100], ['three thousand and twenty', 3020], ['a million', 1_000_000],
  ['vyf en twintig', 25], ['vyf-en-twintig', 25], ['vyfentwintig', 25], ['twee honderd', 200], ['dog', null], ['', null], ['two dogs', null], ['3.5', null],
])('%s is %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})
