import { expect, test } from 'vitest'
import { findHelpNeeded, LEAST_ANSWERS, LEAST_ERRORS } from '#core/insights/needs-help.ts'

test('needs help: nothing is said before five answers, however wrong', () => {
  expect(findHelpNeeded(0, [])).toEqual([])
  expect(findHelpNeeded(LEAST_ANSWERS - 1, [{ rule: 'tense', errors: LEAST_ANSWERS - 1 }])).toEqual([])
})

test('needs help: three errors of one rule are a pattern, two of each of many rules are not', () => {
  const few = LEAST_ERRORS - 1
  expect(
    findHelpNeeded(40, [
      { rule: 'tense', errors: few },
      { rule: 'spelling', errors: few },
    ]),
  ).toEqual([])
  expect(
    findHelpNeeded(LEAST_ANSWERS, [
      { rule: 'tense', errors: LEAST_ERRORS },
      { rule: 'subject-concord', errors: LEAST_ERRORS + 1 },
      { rule: 'number', errors: few },
    ]),
  ).toEqual([
    { rule: 'subject-concord', errors: LEAST_ERRORS + 1 },
    { rule: 'tense', errors: LEAST_ERRORS },
  ])
})
