import type { ReactNode } from 'react'
import { failureText } from '../../platform/forms/failure-text.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { CallError } from './call-query.ts'
import css from './loaded.module.css'

type Query<Data> = { data: Data | undefined; error: CallError | null; refetch: () => unknown }

/** Placeholder of grey lines for content that is loading. */
export const Skeleton = ({ lines = 3 }: { lines?: number }): ReactNode => (
  <div className={css['skeleton']} role="status" aria-label={t('dashboard.loading')}>
    {Array.from({ length: lines }, (_, at) => (
      <i key={at} />
    ))}
  </div>
)

/** Draws the answer of a query. Until it is there it draws grey lines; a failure has a button to try again. */
export function Loaded<Data>({
  query,
  lines,
  children,
}: {
  query: Query<Data>
  lines?: number
  children: (data: Data) => ReactNode
}): ReactNode {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Skeleton {...(lines === undefined ? {} : { lines })} />
  return (
    <div className="stack" role="alert">
      <p>{failureText(query.error.failure)}</p>
      <p>
        <button type="button" className="button outlined" onClick={() => void query.refetch()}>
          {t('dashboard.tryAgain')}
        </button>
      </p>
    </div>
  )
}
