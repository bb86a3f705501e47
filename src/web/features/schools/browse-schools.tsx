import { useState, type ReactNode } from 'react'
import { SCHOOLS_PAGE, schoolsCalls as calls } from '#contract/schools.ts'
import { REGIONS, type Region } from '#core/schools/regions.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { MorePages } from '../../parts/dashboard/more-pages.tsx'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { SchoolCards } from './school-card.tsx'
import css from './schools.module.css'

/** Chips of the regions; one is chosen, or all are shown. */
export const RegionChips = ({
  chosen,
  onChoose,
}: {
  chosen: Region | null
  onChoose: (region: Region | null) => void
}): ReactNode => (
  <div className={css['chips']} role="group" aria-label={t('schools.region')}>
    {([null, ...REGIONS] as const).map((region) => (
      <button
        key={region ?? 'all'}
        type="button"
        className="chip"
        aria-pressed={chosen === region}
        onClick={() => onChoose(region)}
      >
        {region === null ? t('schools.allRegions') : t(`schools.region.${region}`)}
      </button>
    ))}
  </div>
)

/** Tab with all schools: search, regions, and a button to join each. */
export function BrowseSchools(): ReactNode {
  const [search, setSearch] = useState('')
  const [region, setRegion] = useState<Region | null>(null)
  const [page, setPage] = useState(0)
  const query = useCallQuery<'listSchools'>(
    calls.listSchools,
    { search: useRested(search), region, page },
    { keepBefore: true },
  )
  return (
    <div className="stack">
      <SearchField
        label={t('schools.search')}
        value={search}
        onChange={(value) => {
          setSearch(value)
          setPage(0)
        }}
      />
      <RegionChips
        chosen={region}
        onChoose={(chosen) => {
          setRegion(chosen)
          setPage(0)
        }}
      />
      <Loaded query={query} lines={6}>
        {({ schools, total }) =>
          schools.length === 0 ? (
            <EmptyNote title={t('schools.noneFound')}>
              <p className="muted">{t('schools.noneFoundText')}</p>
            </EmptyNote>
          ) : (
            <>
              <SchoolCards schools={schools} />
              <MorePages page={page} total={total} size={SCHOOLS_PAGE} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
