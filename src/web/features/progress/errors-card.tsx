import type { ReactNode } from 'react'
import type { ErrorCount } from '#core/progress/fold-progress.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './progress.module.css'

/** Kinds that are shown: the rest is too rare to be practised by itself. */
const SHOWN = 6

/** Card of recent errors by kind, each with a link to practise it. */
export function ErrorsCard({ errors }: { errors: readonly ErrorCount[] }): ReactNode {
  const shown = errors.filter(({ errorClass }) => errorClass !== 'empty').slice(0, SHOWN)
  const most = Math.max(1, ...shown.map(({ count }) => count))
  return (
    <section className="card stack" aria-labelledby="errors">
      <h2 id="errors">{t('progress.errors.title')}</h2>
      <p className="muted small">{t(shown.length === 0 ? 'progress.errors.none' : 'progress.errors.lead')}</p>
      <ul className={css['errors']}>
        {shown.map(({ errorClass, count }) => (
          <li key={errorClass}>
            <span>
              <b>{t(`progress.error.${errorClass}`)}</b>{' '}
              <span className="muted small">{t('progress.errors.count', { count })}</span>
            </span>
            <Link className="button quiet" href={`/review?practise=${errorClass}`}>
              {t('progress.errors.practise')}
              <span className="visually-hidden">: {t(`progress.error.${errorClass}`)}</span>
            </Link>
            <span className={css['errorBar']} aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
