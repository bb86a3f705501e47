import { readRule } from '#core/insights/mistake-rule.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Returns the name of a rule, `subject-concord.2`: Subject concord, class 2. */
export function ruleName(text: string): string {
  const rule = readRule(text)
  if (!rule) return text
  const name = t(`insights.rule.${rule.errorClass}`)
  return rule.nounClass === null ? name : t('insights.ruleOfClass', { rule: name, nounClass: rule.nounClass })
}

/** Pages that explain a kind of error; the others have the dictionary. */
const PAGES: Partial<Record<ErrorClass, string>> = {
  'noun-prefix': '/tools/noun-classes',
  number: '/tools/noun-classes',
  'subject-concord': '/tools/noun-classes',
  'object-concord': '/tools/noun-classes',
  'possessive-concord': '/tools/noun-classes',
  'adjective-concord': '/tools/noun-classes',
  'relative-concord': '/tools/noun-classes',
  tense: '/tools/conjugator',
  polarity: '/tools/conjugator',
  person: '/tools/conjugator',
  'word-order': '/grammar',
}

/** Returns the address of the page that explains a kind of error. */
export const pageOfError = (errorClass: ErrorClass): string => PAGES[errorClass] ?? '/tools/dictionary'
