import { useState, type ReactNode } from 'react'
import { reportsCalls as calls } from '#contract/reports.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample, type Sample } from '../../parts/dashboard/sample.ts'
import { useRested } from '../../parts/dashboard/search-field.tsx'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { AssessmentFigures } from './assessment-list.tsx'
import { AssessmentsPanel } from './assessments-panel.tsx'
import { PeriodField } from './period-field.tsx'
import { FIRST_FILTER, listInput, type AssessmentFilter } from './reports-state.ts'
import css from './reports.module.css'
import { SampleReports } from './sample-reports.tsx'

type Tab = 'assessments' | 'generated'

type Query = ReturnType<typeof useCallQuery<'listAssessments'>>

const tabsOf = (
  query: Query,
  filter: AssessmentFilter,
  onFilter: (filter: AssessmentFilter) => void,
): readonly TabItem<Tab>[] => [
  {
    id: 'assessments',
    name: t('reports.assessments'),
    content: () => (
      <Loaded query={query} lines={8}>
        {(list) => <AssessmentsPanel list={list} filter={filter} onFilter={onFilter} />}
      </Loaded>
    ),
  },
]

function OwnReports(): ReactNode {
  const [tab, setTab] = useState<Tab>('assessments')
  const [filter, setFilter] = useState<AssessmentFilter>(FIRST_FILTER)
  const search = useRested(filter.search)
  const query = useCallQuery<'listAssessments'>(calls.listAssessments, listInput({ ...filter, search }), {
    keepBefore: true,
  })
  const items = tabsOf(query, filter, setFilter)
  return (
    <div className={css['page']}>
      <div className={css['tools']}>
        <PeriodField value={filter.period} onChange={(period) => setFilter({ ...filter, period, page: 0 })} />
      </div>
      {query.data ? <AssessmentFigures tiles={query.data.tiles} /> : null}
      <TabSet label={t('reports.title')} chosen={tab} onChoose={setTab} items={items} />
    </div>
  )
}

/** Shows what students did and how well, and the reports that were made of it. */
export default function ReportsPage(): ReactNode {
  const sample: Sample | undefined = useSample()
  return sample ? <SampleReports sample={sample} /> : <OwnReports />
}
