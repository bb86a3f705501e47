import { readRule } from '#core/insights/mistake-rule.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Returns the name of a rule, `subject-concord.2`: Subject concord, class 2. */
export function ruleName(text: string): string {
  const rule = readRule(text)
  if (!rule) return text
  const name = t(`insights.rule.${rule.errorClass}`)
  return rule.nounClass === null ? name : t('insights.ruleOfClass', { rule: name, nounClass: rule.nounClass })
}
