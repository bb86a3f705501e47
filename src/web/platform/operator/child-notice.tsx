import type { ReactNode } from 'react'
import { t } from '../i18n/translate.ts'
import css from './operator.module.css'

/** What a child is told of what is kept, in words of a child's own reading (security goals, P19 and P20). */
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
