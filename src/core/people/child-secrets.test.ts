import { expect, test } from 'vitest'
import { areEasyPictures, isEasyPin, PASSWORD_PICTURES, PIN_PATTERN } from '#core/people/child-secrets.ts'

test('picture password: tapped from twelve different pictures', () => {
  expect(new Set(PASSWORD_PICTURES).size).toBe(12)
})

test.each(['1111', '1234', '4321', '012345', '2580', '1212', '000000'])('PIN: %s is refused as easy', (pin) => {
  expect(isEasyPin(pin)).toBe(true)
})

test.each(['1357', '9021', '48151', '998877'])('PIN: %s is good', (pin) => {
  expect(isEasyPin(pin)).toBe(false)
})

test.each([
  ['123', false],
  ['1234', true],
  ['123456', true],
  ['1234567', false],
  ['12a4', false],
  ['', false],
])('%j has the form of a PIN: %j', (pin, isPin) => {
  expect(PIN_PATTERN.test(pin)).toBe(isPin)
})

test('picture password: one picture four times and the first four in a row are easy', () => {
  expect(areEasyPictures(['cat', 'cat', 'cat', 'cat'])).toBe(true)
  expect(areEasyPictures(PASSWORD_PICTURES.slice(0, 4))).toBe(true)
  expect(areEasyPictures(['cat', 'sun', 'cat', 'drum'])).toBe(false)
})
