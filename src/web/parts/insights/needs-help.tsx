import '../../ui/tag.css'
import type { ReactNode } from 'react'
import type { StudentProgress } from '#contract/insights-schemas.ts'
import { t } from '../../platform/i18n/translate.ts'
import { RetryIcon } from '../../ui/icons.tsx'
import css from './insights.module.css'
import { ruleName } from './rule-name.ts'

/** Names the rule that a student needs most help with; nothing for a student without a pattern of errors. */
export function NeedsHelp({ rules }: { rules: StudentProgress['needsHelp'] }): ReactNode {
  const [first] = rules
  return first ? (
    <span className={`tag warn ${css['needs']}`}>
      <RetryIcon small />
      {t('insights.needsHelpWith', { rule: ruleName(first.rule) })}
    </span>
  ) : null
}
