import { useState, type ReactNode } from 'react'
import { searchCalls } from '#contract/search.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { OverviewCard } from './overview-card.tsx'
import { lineOf } from './search-state.ts'
import { useContent } from './use-content.ts'
import css from './overview.module.css'

/** Resources that the card lists. */
const MOST = 6

/** Finds resources of the market by their texts; an empty text, or nobody logged in, finds none. */
function useMarket(text: string): { id: string; name: string; href: string }[] {
  const rested = useRested(text.trim())
  const signIn = useStore(signInStore)
  const isAdult = signIn.status === 'signed-in' && signIn.account.ageBand === 'adult'
  const { data } = useCallQuery<'search'>(
    searchCalls.search,
    { text: rested, kind: 'resource' },
    { enabled: rested !== '' && isAdult, keepBefore: true },
  )
  return rested === '' || !isAdult ? [] : (data?.found ?? []).flatMap(({ results }) => results).map(lineOf)
}

/** Searches what there is to learn with: sections, tools, units, lessons, and resources of the market. */
export function QuickResources(): ReactNode {
  const [text, setText] = useState('')
  const found = [...useMarket(text).slice(0, MOST / 2), ...useContent(text)]
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
