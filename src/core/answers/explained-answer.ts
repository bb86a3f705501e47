import type { CheckedAnswer } from '#core/answers/check-answer.ts'

/**
 * Rules of explanations, each with a key of `locales/<language>/checking.json`. The grammar's verdicts have one; the
 * specification's own (correct, empty) don't.
 */
export const CHECKING_RULES = [
  'marks',
  'listedVariant',
  'longPresent',
  'shortPresent',
  'wordOrderFree',
  'initialVowel',
  'spelling',
  'subjectConcord',
  'subjectConcordAlone',
  'subjectPerson',
  'objectConcord',
  'possessiveConcord',
  'possessiveConcordAlone',
  'adjectiveConcord',
  'demonstrative',
  'relativeConcord',
  'tense',
  'shortPresentAtEnd',
  'polarityPositive',
  'polarityNegative',
  'person',
  'nounNumberSingular',
  'nounNumberPlural',
  'nounPrefix',
  'otherForm',
  'otherWord',
  'unknownWord',
  'wordOrder',
  'missingWord',
  'extraWord',
] as const

export type CheckingRule = (typeof CHECKING_RULES)[number]

/**
 * Verdict with its explanation: the rule, and the words in its sentence (`noun`, `nounClass`, `expected`, `given`,
 * `concord`, `meaning` …).
 */
export type ExplainedAnswer = CheckedAnswer & { rule: CheckingRule | null; words: Readonly<Record<string, string>> }
