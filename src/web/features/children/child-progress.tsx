import { useEffect, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import type { Progress } from '#core/progress/fold-progress.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { childFailure } from './child-failure.ts'
import css from './children.module.css'

const FIGURES = ['answers', 'right', 'points'] as const

/** Shows a child's progress as on the child's own page. */
export function ChildProgress({ child: { id: childId, username } }: { child: Child }): ReactNode {
  const [result, setResult] = useState<CallResult<{ progress: Progress }>>()
  useEffect(() => {
    void callApi<'getChildProgress'>(childrenCalls.getChildProgress, {
      childId,
      utcOffsetMinutes: -new Date().getTimezoneOffset(),
    }).then(setResult)
  }, [childId])
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!result.ok) return <FormError text={childFailure(result, username)} />
  const { progress } = result.output
  return (
    <div className="stack">
      <p>
        <Link className="link" href={`/dashboard/child-work/${childId}`}>
          {t('children.assignments', { username })}
        </Link>
      </p>
      <dl className={css['figures']}>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt className="muted small">{t(`children.progress.${name}`)}</dt>
            <dd>{progress[name]}</dd>
          </div>
        ))}
      </dl>
      <p>{t('children.progress.days', { days: progress.counts['learning-days'] })}</p>
    </div>
  )
}
