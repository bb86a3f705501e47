import type { CheckedAnswer } from '#core/answers/check-answer.ts'

/**
 * What an explanation says, one key of `locales/<language>/checking.json` each. Verdicts of the grammar come with one; the specification's
 * own verdicts (correct, empty) don't.
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
 * A verdict with what explains it: the rule and the words that its sentence names (`noun`, `nounClass`, `expected`,
 * `given`, `concord`, `meaning` …).
 */
export type ExplainedAnswer = CheckedAnswer & { rule: CheckingRule | null; words: Readonly<Record<string, string>> }
