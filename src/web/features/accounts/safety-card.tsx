import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './accounts.module.css'

/** Acts of an adult for the account's safety and data; each has its own page. */
const WAYS = [
  ['second-factor', 'secondStep'],
  ['record', 'record'],
  ['email', 'changeEmail'],
  ['data', 'data'],
] as const

export const SafetyCard = (): ReactNode => (
  <section className="card stack" aria-labelledby="safety">
    <h2 id="safety">{t('ownAccount.safety')}</h2>
    <ul className={css['rows']}>
      {WAYS.map(([page, name]) => (
        <li key={page}>
          <span>
            <b>{t(`ownAccount.${name}`)}</b>
            <br />
            <span className="muted small">{t(`ownAccount.${name}Text`)}</span>
          </span>
          <Link
            className="button outlined"
            href={`/account/${page}`}
            aria-label={t('ownAccount.openNamed', { name: t(`ownAccount.${name}`) })}
          >
            {t('ownAccount.open')}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
