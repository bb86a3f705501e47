import { expect, test } from 'vitest'
import { findMissingAbilities, LANGUAGE_ABILITIES } from './language-abilities.ts'

test('abilities: a course without an engine, the engine and the items are missing', () => {
  expect(findMissingAbilities(['course'])).toEqual(['engine', 'items'])
})

test('abilities: all of them, nothing is missing', () => {
  expect(findMissingAbilities(LANGUAGE_ABILITIES)).toEqual([])
})

test('abilities: items alone, nothing is missing', () => {
  expect(findMissingAbilities(['items'])).toEqual([])
})
