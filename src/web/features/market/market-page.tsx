import { useState, type ReactNode } from 'react'
import { marketCalls as calls, RESOURCES_PER_PAGE } from '#contract/market.ts'
import { MARKET_CATEGORIES, type MarketCategory } from '#core/market/categories.ts'
import { SHELVES, type Shelf } from '#core/market/resource.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample, type Sample } from '../../parts/dashboard/sample.ts'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { filterCards, sampleCards, type Card } from './market-state.ts'
import { CategoryName, ResourceCards } from './resource-card.tsx'
import css from './market.module.css'

/** Buttons to the pages of a list before and after this one; nothing for a single page. */
function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }): ReactNode {
  const pages = Math.ceil(total / RESOURCES_PER_PAGE)
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

/** Cards of one page of a list, or a note in their place. */
function Found({
  resources,
  total,
  page,
  onPage,
  none,
}: {
  resources: readonly Card[]
  total: number
  page: number
  onPage: (page: number) => void
  none: ReactNode
}): ReactNode {
  if (resources.length === 0) return none
  return (
    <>
      <ResourceCards cards={resources} />
      <Pages page={page} total={total} onPage={onPage} />
    </>
  )
}

/** View of the market: what is searched for, and which page of the results. */
type View = { search: string; category: MarketCategory | null; page: number }

/** Finds the resources of a shelf on the server. */
function ShelfContent({
  shelf,
  view: { search, category, page },
  onPage,
}: {
  shelf: Shelf
  view: View
  onPage: (page: number) => void
}): ReactNode {
  const query = useCallQuery<'listResources'>(
    calls.listResources,
    { shelf, search: useRested(search), category, page },
    { keepBefore: true },
  )
  const isSearch = search.trim() !== '' || category !== null
  return (
    <Loaded query={query} lines={5}>
      {(found) => (
        <Found
          {...found}
          page={page}
          onPage={onPage}
          none={
            <EmptyNote title={t(isSearch ? 'market.noneFound' : 'market.none')}>
              <p className="muted">{t(isSearch ? 'market.noneFoundText' : 'market.noneText')}</p>
            </EmptyNote>
          }
        />
      )}
    </Loaded>
  )
}

/** Draws the sample's resources. */
function SampleContent({
  shelf,
  view: { search, category },
  sample,
}: {
  shelf: Shelf
  view: View
  sample: Sample
}): ReactNode {
  const shown = filterCards(
    sampleCards(sample).filter((card) => card.shelf === shelf),
    search,
    category,
  )
  return shown.length === 0 ? <EmptyNote title={t('market.noneFound')} /> : <ResourceCards cards={shown} isSample />
}

/** Chips of the categories: all, the subjects, then the languages to learn. */
const CategoryChips = ({
  chosen,
  onChoose,
}: {
  chosen: MarketCategory | null
  onChoose: (category: MarketCategory | null) => void
}): ReactNode => (
  <div className={css['chips']} role="group" aria-label={t('market.categories')}>
    {([null, ...MARKET_CATEGORIES] as const).map((one) => (
      <button
        key={one ?? 'all'}
        type="button"
        className="chip"
        aria-pressed={chosen === one}
        onClick={() => onChoose(one)}
      >
        {one === null ? t('market.all') : <CategoryName category={one} />}
      </button>
    ))}
  </div>
)

/** Lists what the person has. */
function Library(): ReactNode {
  const [page, setPage] = useState(0)
  const query = useCallQuery<'listLibrary'>(calls.listLibrary, { page }, { keepBefore: true })
  return (
    <section className="stack" aria-labelledby="library">
      <div className="row wrap spread">
        <h2 id="library">{t('market.library')}</h2>
        <Link className="button outlined" href="/dashboard/market">
          {t('market.toMarket')}
        </Link>
      </div>
      <Loaded query={query} lines={5}>
        {(found) => (
          <Found
            {...found}
            page={page}
            onPage={setPage}
            none={
              <EmptyNote title={t('market.libraryNone')}>
                <p className="muted">{t('market.libraryNoneText')}</p>
              </EmptyNote>
            }
          />
        )}
      </Loaded>
    </section>
  )
}

/** Lists the tabs of the page, with the sample's records if nobody is logged in. */
const listTabs = (sample: Sample | undefined, view: View, onPage: (page: number) => void): readonly TabItem<Shelf>[] =>
  SHELVES.map((id) => ({
    id,
    name: t(`market.shelf.${id}`),
    content: () =>
      sample ? (
        <SampleContent shelf={id} view={view} sample={sample} />
      ) : (
        <ShelfContent shelf={id} view={view} onPage={onPage} />
      ),
  }))

const FIRST: View = { search: '', category: null, page: 0 }

/** Finds resources by tab, search and category. The query `library` lists what the person has. */
export default function MarketPage(): ReactNode {
  const query = new URLSearchParams(useQuery())
  const sample = useSample()
  const [shelf, setShelf] = useState<Shelf>('resources')
  const [view, setView] = useState(FIRST)
  const change = (part: Partial<View>): void => setView((before) => ({ ...before, page: 0, ...part }))
  if (query.has('library') && !sample) return <Library />
  return (
    <div className="stack">
      <div className={css['tools']}>
        <SearchField label={t('market.search')} value={view.search} onChange={(search) => change({ search })} />
        {sample ? null : (
          <div className="row wrap">
            <Link className="button outlined" href="/dashboard/market?library">
              {t('market.library')}
            </Link>
            <Link className="button" href="/dashboard/market-author">
              {t('market.share')}
            </Link>
          </div>
        )}
      </div>
      <CategoryChips chosen={view.category} onChoose={(category) => change({ category })} />
      <TabSet
        label={t('market.title')}
        items={listTabs(sample, view, (page) => change({ page }))}
        chosen={shelf}
        onChoose={(chosen) => {
          setShelf(chosen)
          change({})
        }}
      />
    </div>
  )
}
