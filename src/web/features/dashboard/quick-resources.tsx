import { useState, type ReactNode } from 'react'
import { SearchField } from '../../parts/dashboard/search-field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { OverviewCard } from './overview-card.tsx'
import { useContent } from './use-content.ts'
import css from './overview.module.css'

/** Resources that the card lists. */
const MOST = 6

/** Searches what there is to learn with: sections, tools, units and lessons. */
export function QuickResources(): ReactNode {
  const [text, setText] = useState('')
  const found = useContent(text)
  return (
    <OverviewCard title={t('dashboard.resources.title')}>
      <SearchField label={t('dashboard.resources.hint')} value={text} onChange={setText} />
      <ul className={css['links']}>
        {found.slice(0, MOST).map(({ id, name, href }) => (
          <li key={id}>
            <Link className="link" href={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="muted" role="status">
        {text.trim() !== '' && found.length === 0 ? t('dashboard.resources.none') : null}
      </p>
    </OverviewCard>
  )
}
