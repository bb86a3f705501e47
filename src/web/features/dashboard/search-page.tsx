import { useMemo, useState, type ReactNode } from 'react'
import { FIRST_RESULTS, searchCalls, type SearchKind } from '#contract/search.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { OverviewCard } from './overview-card.tsx'
import css from './overview.module.css'
import { searchedStore } from './searched-store.ts'
import { lineOf, type SearchLine } from './search-state.ts'
import { useContent } from './use-content.ts'

const columnsOf = (): Column<SearchLine>[] => [
  {
    id: 'name',
    name: t('dashboard.search.name'),
    cell: ({ name, href }) => (
      <Link className="link" href={href}>
        {name}
      </Link>
    ),
  },
  { id: 'detail', name: t('dashboard.search.where'), cell: ({ detail }) => detail },
]

const keyOf = ({ id }: SearchLine): string => id

/** Pages of all results of one kind. */
function AllOfKind({ text, kind }: { text: string; kind: SearchKind }): ReactNode {
  const [page, setPage] = useState(0)
  const columns = useMemo(() => columnsOf(), [])
  const query = useCallQuery<'search'>(searchCalls.search, { text, kind, page: page + 1 }, { keepBefore: true })
  return (
    <Loaded query={query}>
      {({ found: [found] }) => (
        <DataTable
          label={t(`dashboard.search.kind.${kind}`)}
          rows={found?.results.map(lineOf) ?? []}
          columns={columns}
          rowKey={keyOf}
          empty={null}
          paging={{ page, total: found?.total ?? 0, onPage: setPage }}
        />
      )}
    </Loaded>
  )
}

/** One kind of results: the first of them, and all on request. */
function KindCard({
  text,
  kind,
  total,
  first,
}: {
  text: string
  kind: SearchKind
  total: number
  first: SearchLine[]
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const columns = useMemo(() => columnsOf(), [])
  return (
    <OverviewCard title={t('dashboard.search.counted', { kind: t(`dashboard.search.kind.${kind}`), total })}>
      {isOpen ? (
        <AllOfKind text={text} kind={kind} />
      ) : (
        <DataTable
          label={t(`dashboard.search.kind.${kind}`)}
          rows={first}
          columns={columns}
          rowKey={keyOf}
          empty={null}
        />
      )}
      {!isOpen && total > FIRST_RESULTS ? (
        <p>
          <button type="button" className="button outlined" onClick={() => setIsOpen(true)}>
            {t('dashboard.search.showAll', { total })}
          </button>
        </p>
      ) : null}
    </OverviewCard>
  )
}

/** Results of the server, a card for each kind. */
function Own({ text }: { text: string }): ReactNode {
  const query = useCallQuery<'search'>(searchCalls.search, { text }, { keepBefore: true })
  return (
    <Loaded query={query}>
      {({ found }) =>
        found.length === 0 ? (
          <p className="muted">{t('dashboard.search.noneOwn', { text })}</p>
        ) : (
          found.map(({ kind, total, results }) => (
            <KindCard key={`${kind} ${text}`} kind={kind} text={text} total={total} first={results.map(lineOf)} />
          ))
        )
      }
    </Loaded>
  )
}

/** Units, lessons and sections that have the text in their name. */
function Content({ text }: { text: string }): ReactNode {
  const columns = useMemo(() => columnsOf(), [])
  const lines = useContent(text).map(({ id, name, href }): SearchLine => ({
    id,
    name,
    href,
    page: 'content',
    detail: t('dashboard.search.content'),
  }))
  return lines.length === 0 ? null : (
    <OverviewCard title={t('dashboard.resources.title')}>
      <DataTable label={t('dashboard.resources.title')} rows={lines} columns={columns} rowKey={keyOf} empty={null} />
    </OverviewCard>
  )
}

/** All results of the search in the top bar, in pages. */
export default function SearchPage(): ReactNode {
  const text = useStore(searchedStore)
  const rested = useRested(text.trim())
  const signIn = useStore(signInStore)
  return (
    <div className={css['overview']}>
      <SearchField label={t('dashboard.search')} value={text} onChange={searchedStore.set} />
      {rested === '' ? <p className="muted">{t('dashboard.search.type')}</p> : null}
      {rested !== '' && signIn.status === 'signed-in' && signIn.account.ageBand === 'adult' ? (
        <Own text={rested} />
      ) : null}
      <Content text={rested} />
    </div>
  )
}
