import { useState, type ReactNode } from 'react'
import { DAYS_OF_PERIOD, type ReportPeriod } from '#core/reports/report-period.ts'
import { dayHere } from '../../parts/assigning/day-here.ts'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import type { Sample } from '../../parts/dashboard/sample.ts'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { AssessmentFigures, AssessmentTable } from './assessment-list.tsx'
import { PeriodField } from './period-field.tsx'
import { sampleTiles, type AssessmentRow } from './reports-state.ts'
import css from './reports.module.css'

type Tab = 'assessments' | 'generated'
type Report = Sample['reports'][number]

const DAY = 24 * 60 * 60 * 1000

const REPORT_COLUMNS = (): readonly Column<Report>[] => [
  { id: 'title', name: t('reports.column.title'), sortBy: ({ title }) => title, cell: ({ title }) => <b>{title}</b> },
  {
    id: 'type',
    name: t('reports.column.type'),
    sortBy: ({ type }) => type,
    cell: ({ type }) => t(`reports.type.${type}`),
  },
  {
    id: 'period',
    name: t('reports.period'),
    cell: ({ period }) => t(`reports.period.${period}`),
  },
  {
    id: 'generated',
    name: t('reports.column.generated'),
    sortBy: ({ generated }) => generated,
    cell: ({ generated }) => dayHere(generated),
  },
  {
    id: 'students',
    name: t('reports.tile.students'),
    sortBy: ({ students }) => students,
    cell: ({ students }) => students,
  },
  { id: 'status', name: t('reports.column.status'), cell: ({ status }) => <StatusBadge status={status} /> },
]

function ReportTable({ reports }: { reports: readonly Report[] }): ReactNode {
  const [columns] = useState(REPORT_COLUMNS)
  return (
    <DataTable
      label={t('reports.generated')}
      rows={reports}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyNote title={t('reports.none')} />}
    />
  )
}

const tabsOf = (rows: readonly AssessmentRow[], reports: readonly Report[]): readonly TabItem<Tab>[] => [
  {
    id: 'assessments',
    name: t('reports.assessments'),
    content: () => <AssessmentTable rows={rows} isSearching={false} />,
  },
  { id: 'generated', name: t('reports.generated'), content: () => <ReportTable reports={reports} /> },
]

/** Assessments and reports of the sample family; nothing of them can be opened or changed. */
export function SampleReports({ sample }: { sample: Sample }): ReactNode {
  const [tab, setTab] = useState<Tab>('assessments')
  const [period, setPeriod] = useState<ReportPeriod>('month')
  const [now] = useState(() => Date.now())
  const rows = sample.assessments
    .filter(({ date }) => Date.parse(date) > now - DAYS_OF_PERIOD[period] * DAY)
    .map((row): AssessmentRow => ({ ...row, shown: null }))
  const items = tabsOf(rows, sample.reports)
  return (
    <div className={css['page']}>
      <div className={css['tools']}>
        <PeriodField value={period} onChange={setPeriod} />
      </div>
      <AssessmentFigures tiles={sampleTiles(rows)} />
      <TabSet label={t('reports.title')} chosen={tab} onChoose={setTab} items={items} />
    </div>
  )
}
