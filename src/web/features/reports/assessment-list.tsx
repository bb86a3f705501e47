import { useMemo, type ReactNode } from 'react'
import type { AssessmentTiles } from '#core/reports/assessments.ts'
import { dayHere } from '../../parts/assigning/day-here.ts'
import { DataTable, type Column, type ServerPaging } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { FigureTiles } from '../../parts/dashboard/figure-tile.tsx'
import { ScoreBand } from '../../parts/dashboard/score-band.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { t } from '../../platform/i18n/translate.ts'
import type { AssessmentRow } from './reports-state.ts'
import css from './reports.module.css'

const percentOf = ({ score, maxScore }: AssessmentRow): number | null =>
  score === null || maxScore === 0 ? null : (100 * score) / maxScore

const columnsOf = (onShow: ((row: AssessmentRow) => void) | undefined): Column<AssessmentRow>[] => [
  {
    id: 'title',
    name: t('reports.column.title'),
    sortBy: ({ title }) => title,
    cell: ({ title, subject }) => (
      <span className={css['title']}>
        <b>{title}</b>
        <span className="muted small">{subject}</span>
      </span>
    ),
  },
  {
    id: 'student',
    name: t('reports.column.student'),
    sortBy: ({ student }) => student,
    cell: ({ student }) => student,
  },
  {
    id: 'score',
    name: t('reports.column.score'),
    sortBy: percentOf,
    cell: (row) => (
      <span className={css['title']}>
        <span>{row.score === null ? '–' : t('reports.score', { score: row.score, most: row.maxScore })}</span>
        {row.score === null ? null : <ScoreBand score={percentOf(row)} />}
      </span>
    ),
  },
  { id: 'date', name: t('reports.column.date'), sortBy: ({ date }) => date, cell: ({ date }) => dayHere(date) },
  {
    id: 'time',
    name: t('reports.tile.time'),
    sortBy: ({ timeSpent }) => timeSpent,
    cell: ({ timeSpent }) => t('reports.minutes', { count: timeSpent }),
  },
  {
    id: 'status',
    name: t('reports.column.status'),
    sortBy: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  ...(onShow
    ? [
        {
          id: 'acts',
          name: t('reports.column.acts'),
          cell: (row: AssessmentRow) => (
            <button
              type="button"
              className="button outlined"
              aria-label={t('reports.viewDetailsOf', { title: row.title, student: row.student })}
              onClick={() => onShow(row)}
            >
              {t('reports.viewDetails')}
            </button>
          ),
        },
      ]
    : []),
]

/** Summary figures of assessments. */
export const AssessmentFigures = ({ tiles }: { tiles: AssessmentTiles }): ReactNode => (
  <FigureTiles
    figures={[
      { name: t('reports.tile.assessments'), figure: tiles.assessments },
      { name: t('reports.tile.students'), figure: tiles.students },
      {
        name: t('reports.tile.average'),
        figure: tiles.average === null ? '–' : t('dashboard.band.score', { score: tiles.average }),
      },
      { name: t('reports.tile.time'), figure: t('reports.minutes', { count: tiles.minutes }) },
    ]}
  />
)

/** Table of assessments, from plain properties: also for the sample. */
export function AssessmentTable({
  rows,
  paging,
  isSearching,
  onShow,
}: {
  rows: readonly AssessmentRow[]
  paging?: ServerPaging
  isSearching: boolean
  onShow?: (row: AssessmentRow) => void
}): ReactNode {
  const columns = useMemo(() => columnsOf(onShow), [onShow])
  return (
    <DataTable
      label={t('reports.assessments')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      {...(paging ? { paging } : {})}
      empty={
        <EmptyNote title={t('reports.none')}>
          <p className="muted">{t(isSearching ? 'reports.noneSearch' : 'reports.noneText')}</p>
        </EmptyNote>
      }
    />
  )
}
