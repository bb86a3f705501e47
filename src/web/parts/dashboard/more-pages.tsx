import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'

/**
 * Buttons to the pages of a list before and after this one; nothing for a single page.
 * @param size rows of one page
 */
export function MorePages({
  page,
  total,
  size,
  onPage,
}: {
  page: number
  total: number
  size: number
  onPage: (page: number) => void
}): ReactNode {
  const pages = Math.ceil(total / size)
  if (pages < 2) return null
  return (
    <nav className="row wrap" aria-label={t('dashboard.table.pages')}>
      <button type="button" className="button outlined" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('dashboard.table.before')}
      </button>
      <span>{t('dashboard.table.page', { page: page + 1, pages })}</span>
      <button type="button" className="button outlined" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t('dashboard.table.next')}
      </button>
    </nav>
  )
}
