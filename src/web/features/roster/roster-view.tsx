import { useMemo, type ReactNode } from 'react'
import type { RosterGroup } from '#contract/roster-schemas.ts'
import { GRADES, type Grade } from '#core/people/grades.ts'
import { STUDENT_STATUSES } from '#core/roster/student.ts'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { FigureTiles } from '../../parts/dashboard/figure-tile.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { PencilIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { ScoreBand } from '../../parts/dashboard/score-band.tsx'
import { SearchField } from '../../parts/dashboard/search-field.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { filterGrades, isFiltering, loginDay, NO_FILTER, type RosterFilter, type RosterRow } from './roster-state.ts'
import css from './roster.module.css'

/** Figures above the list. */
export type RosterTiles = { students: number; active: number; recentLogins: number; averageProgress: number | null }

/** Says when somebody was logged in last. */
export function sayLogin(lastLogin: string | null): string {
  const when = loginDay(lastLogin, new Date())
  if (when !== 'before' || lastLogin === null) return t(`roster.login.${when === 'before' ? 'never' : when}`)
  return new Date(lastLogin).toLocaleDateString([`${currentLanguage()}-ZA`, 'en-ZA'], {
    day: 'numeric',
    month: 'short',
  })
}

/** Returns the address of a student's page. */
const profileAddress = ({ id, spaceId }: Pick<RosterRow, 'id' | 'spaceId'>): string =>
  `/dashboard/roster/${id}?group=${spaceId}`

const gradeOrder = (grade: Grade | null): number | null => (grade === null ? null : GRADES.indexOf(grade))

function StudentCell({ row }: { row: RosterRow }): ReactNode {
  return (
    <div className={css['student']}>
      <Avatar name={row.name} />
      <div className={css['names']}>
        <b>{row.name}</b>
        {row.email === null ? null : <span className="muted small">{row.email}</span>}
      </div>
    </div>
  )
}

/** Columns of the list, and its last one with what can be done. */
const columnsOf = (onEdit: ((row: RosterRow) => void) | undefined): Column<RosterRow>[] => [
  {
    id: 'student',
    name: t('roster.student'),
    cell: (row) => <StudentCell row={row} />,
    sortBy: ({ name }) => name.toLowerCase(),
  },
  {
    id: 'grade',
    name: t('roster.column.grade'),
    cell: ({ grade, age }) => (
      <span className={css['lines']}>
        {grade === null ? '–' : gradeName(grade)}
        {age === null ? null : <span className="muted small">{t('roster.age', { count: age })}</span>}
      </span>
    ),
    sortBy: ({ grade }) => gradeOrder(grade),
  },
  { id: 'parent', name: t('roster.column.parent'), cell: ({ parent }) => parent ?? '–' },
  { id: 'groups', name: t('roster.groups'), cell: ({ groups }) => groups.join(', ') || '–' },
  {
    id: 'status',
    name: t('roster.column.status'),
    cell: ({ status }) => <StatusBadge status={status} />,
    sortBy: ({ status }) => status,
  },
  {
    id: 'lastLogin',
    name: t('roster.lastLogin'),
    cell: ({ lastLogin }) => sayLogin(lastLogin),
    sortBy: ({ lastLogin }) => lastLogin,
  },
  {
    id: 'progress',
    name: t('roster.progress'),
    cell: ({ progress }) => <ScoreBand score={progress} />,
    sortBy: ({ progress }) => progress,
  },
  ...(onEdit
    ? [
        {
          id: 'acts',
          name: t('roster.acts'),
          isAct: true,
          cell: (row: RosterRow) => (
            <div className={css['acts']}>
              <Link href={profileAddress(row)} className={css['profile'] ?? ''}>
                {t('roster.viewProfile')}
                <span className="visually-hidden">: {row.name}</span>
              </Link>
              <button
                type="button"
                className="icon-button"
                aria-label={t('roster.edit', { name: row.name })}
                onClick={() => onEdit(row)}
              >
                <PencilIcon />
              </button>
            </div>
          ),
        },
      ]
    : []),
]

type Properties = {
  rows: readonly RosterRow[]
  tiles: RosterTiles
  grades: readonly Grade[]
  /** Groups to choose from; none on the sample. */
  groups: readonly RosterGroup[]
  filter: RosterFilter
  /** Students that match, on all pages. */
  found: number
  onFilter: (filter: RosterFilter) => void
  /** Called to edit a row; missing if nothing can be changed. */
  onEdit?: (row: RosterRow) => void
  onAdd?: () => void
}

function Filters({ grades, groups, filter, onFilter }: Pick<Properties, 'grades' | 'groups' | 'filter' | 'onFilter'>) {
  const put = (change: Partial<RosterFilter>): void => onFilter({ ...filter, page: 0, ...change })
  const choice = (
    field: 'grade' | 'status' | 'spaceId',
    label: string,
    options: readonly (readonly [value: string, name: string])[],
  ): ReactNode => (
    <label className={css['choice']}>
      <span className="visually-hidden">{label}</span>
      <select className="select" value={filter[field]} onChange={(event) => put({ [field]: event.target.value })}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className={css['filters']} role="search">
      <SearchField label={t('roster.search')} value={filter.search} onChange={(search) => put({ search })} />
      {choice('grade', t('roster.column.grade'), [
        ['', t('roster.allGrades')],
        ...filterGrades(grades).map((grade) => [grade, gradeName(grade)] as const),
      ])}
      {choice('status', t('roster.column.status'), [
        ['', t('roster.anyStatus')],
        ...STUDENT_STATUSES.map((status) => [status, t(`dashboard.status.${status}`)] as const),
      ])}
      {groups.length > 1
        ? choice('spaceId', t('roster.group'), [
            ['', t('roster.allGroups')],
            ...groups.map(({ id, name }) => [id, name] as const),
          ])
        : null}
    </div>
  )
}

/** Tiles, filters and the list of students, from plain properties: also for the sample. */
export function RosterView({
  rows,
  tiles,
  grades,
  groups,
  filter,
  found,
  onFilter,
  onEdit,
  onAdd,
}: Properties): ReactNode {
  const columns = useMemo(() => columnsOf(onEdit), [onEdit])
  const filtered = isFiltering(filter)
  return (
    <>
      <FigureTiles
        figures={[
          { name: t('roster.students'), figure: tiles.students },
          { name: t('dashboard.status.active'), figure: tiles.active },
          { name: t('roster.seenThisWeek'), figure: tiles.recentLogins },
          {
            name: t('roster.averageProgress'),
            figure: tiles.averageProgress === null ? '–' : t('dashboard.band.score', { score: tiles.averageProgress }),
          },
        ]}
      />
      <section className={`card ${css['panel']}`} aria-label={t('roster.students')}>
        <Filters grades={grades} groups={groups} filter={filter} onFilter={onFilter} />
        <p className="visually-hidden" role="status">
          {t('roster.found', { count: found })}
        </p>
        <DataTable
          label={t('roster.students')}
          rows={rows}
          columns={columns}
          rowKey={({ spaceId, id }) => `${spaceId} ${id}`}
          paging={{ page: filter.page, total: found, onPage: (page) => onFilter({ ...filter, page }) }}
          empty={
            <EmptyNote title={t('roster.noneFound')}>
              <p className="muted">
                {filter.search.trim() === ''
                  ? t(filtered ? 'roster.noneFilter' : 'roster.noneYet')
                  : t('roster.noneSearch', { text: filter.search.trim() })}
              </p>
              <p className={css['buttons']}>
                {filtered ? (
                  <button type="button" className="button outlined" onClick={() => onFilter(NO_FILTER)}>
                    {t('roster.clear')}
                  </button>
                ) : null}
                {onAdd ? (
                  <button type="button" className="button" onClick={onAdd}>
                    {t('roster.add')}
                  </button>
                ) : null}
              </p>
            </EmptyNote>
          }
        />
      </section>
    </>
  )
}
