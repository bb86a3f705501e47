import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import css from './operator.module.css'

/** Notice for a child about stored data, in words that a child can read (security goals, P19 and P20). */
export const ChildNotice = (): ReactNode => (
  <section className={`card ${css['notice']}`} aria-labelledby="child-notice">
    <h2 id="child-notice">{t('operator.children.title')}</h2>
    <ul>
      {(['kept', 'seen', 'real', 'stop', 'ask'] as const).map((part) => (
        <li key={part}>{t(`operator.children.${part}`)}</li>
      ))}
    </ul>
  </section>
)
