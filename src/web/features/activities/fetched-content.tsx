import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Fetched } from '../../platform/use-fetched.ts'

/** Draws loaded content, or the state of loading. */
export function FetchedContent<Value>({
  fetched,
  children,
}: {
  fetched: Fetched<Value>
  children: (value: Value) => ReactNode
}): ReactNode {
  if (fetched.phase === 'ready') return children(fetched.value)
  if (fetched.phase === 'loading')
    return (
      <div className="empty">
        <Spinner label={t('activities.loading')} />
      </div>
    )
  return (
    <div className="empty" role="status">
      <p>{t('activities.failed')}</p>
      <button type="button" className="button" onClick={fetched.retry}>
        {t('activities.retry')}
      </button>
    </div>
  )
}
