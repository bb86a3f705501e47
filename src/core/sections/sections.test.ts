import { expect, test } from 'vitest'
import { CONTENT_SECTIONS, findCategory, isTypedSection, SECTIONS } from '#core/sections/sections.ts'

test('content pages: the six have exactly the specified categories [S2.08]', () => {
  expect(CONTENT_SECTIONS).toEqual({
    vocabulary: ['basic-greetings', 'family', 'numbers', 'colors'],
    phrases: ['greetings', 'introductions', 'daily-life', 'emergencies'],
    numbers: ['cardinal', 'ordinal', 'math'],
    time: ['time', 'days', 'months', 'seasons'],
    grammar: ['verbs', 'nouns', 'pronouns', 'adjectives'],
    culture: ['traditions', 'food', 'music', 'clothing'],
  })
})

test('sections: there are nine', () => {
  expect(SECTIONS).toEqual([
    'vocabulary',
    'phrases',
    'numbers',
    'time',
    'grammar',
    'culture',
    'activities',
    'ask-khulu',
    'age-levels',
  ])
})

test('translations: typed on phrases, numbers and time [S2.09]', () => {
  expect((['vocabulary', 'phrases', 'numbers', 'time', 'grammar', 'culture'] as const).filter(isTypedSection)).toEqual([
    'phrases',
    'numbers',
    'time',
  ])
})

test('category: found in its own section only', () => {
  expect(findCategory('time', 'months')).toBe('months')
  expect(findCategory('phrases', 'months')).toBeUndefined()
  expect(findCategory('phrases', null)).toBeUndefined()
})
