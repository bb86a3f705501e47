import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShownExample, readRule, ruleText } from '#core/insights/mistake-rule.ts'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import { ERROR_CLASSES } from '#core/learning/learning-event.ts'

test('rule of a mistake: its text reads back as the same rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ERROR_CLASSES), fc.constantFrom(null, ...NOUN_CLASSES), (errorClass, nounClass) => {
      expect(readRule(ruleText({ errorClass, nounClass }))).toEqual({ errorClass, nounClass })
    }),
  )
})

test('rule of a mistake: no other text is one', () => {
  for (const text of ['', 'concord', 'tense.', 'tense.99', 'subject-concord.2.3', 'Tense'])
    expect([text, readRule(text)]).toEqual([text, null])
})

test('example: a free text that one student alone typed is not shown', () => {
  expect(isShownExample('other-word', 1)).toBe(false)
  expect(isShownExample('other-word', 2)).toBe(true)
  expect(isShownExample('subject-concord', 1)).toBe(true)
})
