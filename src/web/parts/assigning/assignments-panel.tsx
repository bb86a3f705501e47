import '../../ui/fields.css'
import '../../ui/tag.css'
import { useMemo, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import type { ListedAssignment } from '#contract/assignments-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { ASSIGNMENT_KINDS, ASSIGNMENT_STATUSES } from '#core/assignments/assignment.ts'
import { assignmentAddress } from '#core/assignments/assignment-address.ts'
import { useCallQuery } from '../dashboard/call-query.ts'
import { DataTable, type Column } from '../dashboard/data-table.tsx'
import { EmptyNote } from '../dashboard/empty-note.tsx'
import { Loaded } from '../dashboard/loaded.tsx'
import { SearchField, useRested } from '../dashboard/search-field.tsx'
import { StatusBadge } from '../dashboard/status-badge.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { AssignDialog, teachingSpaces } from './assign-form.tsx'
import css from './assigning.module.css'
import { dayHere } from './day-here.ts'

type Filter = Pick<CallOf<'listAssignments'>['input'], 'kind' | 'status'>

const columnsOf = (hasGroup: boolean): readonly Column<ListedAssignment>[] => [
  {
    id: 'title',
    name: t('assignments.target'),
    sortBy: ({ title }) => title,
    cell: ({ id, spaceId, title, kind, isWithdrawn }) => (
      <>
        <Link href={assignmentAddress(spaceId, id)}>
          <b>{title}</b>
        </Link>{' '}
        <span className="muted small">{t(`assignments.kind.${kind}`)}</span>
        {isWithdrawn ? <span className="tag">{t('assignments.withdrawn')}</span> : null}
      </>
    ),
  },
  ...(hasGroup
    ? [
        {
          id: 'group',
          name: t('assignments.group'),
          sortBy: ({ spaceName }: ListedAssignment) => spaceName,
          cell: ({ spaceName }: ListedAssignment) => spaceName,
        },
      ]
    : []),
  {
    id: 'due',
    name: t('assignments.due'),
    sortBy: ({ dueAt }) => dueAt,
    cell: ({ dueAt }) => (dueAt === null ? t('assignments.noDue') : dayHere(dueAt)),
  },
  {
    id: 'status',
    name: t('assignments.status'),
    sortBy: ({ status }) => ASSIGNMENT_STATUSES.indexOf(status),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'done',
    name: t('assignments.handedIn'),
    isFigure: true,
    sortBy: ({ completed }) => completed,
    cell: ({ completed, students }) => t('assignments.of', { count: completed, all: students }),
  },
  {
    id: 'toMark',
    name: t('assignments.toMark'),
    isFigure: true,
    sortBy: ({ toMark }) => toMark,
    cell: ({ toMark }) => toMark,
  },
]

/** Select field for one of some values, with "All" before them. */
function Choose<Value extends string>({
  label,
  values,
  nameOf,
  value,
  onChoose,
}: {
  label: string
  values: readonly Value[]
  nameOf: (value: Value) => string
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select
        className="select"
        value={value ?? ''}
        onChange={(event) => onChoose(values.find((one) => one === event.target.value))}
      >
        <option value="">{t('assignments.all')}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Assignments of one group, or of all groups that the person teaches, with filters and the form that assigns. */
export function AssignmentsPanel({ spaceId }: { spaceId?: string }): ReactNode {
  const [filter, setFilter] = useState<Filter>({})
  const [group, setGroup] = useState<string>()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [assigning, setAssigning] = useState(false)
  const rested = useRested(search)
  const spaces = teachingSpaces(useCallQuery<'listSpaces'>(spacesCalls.listSpaces, {}).data?.spaces ?? [])
  const chosen = spaceId ?? group
  const query = useCallQuery<'listAssignments'>(
    calls.listAssignments,
    { ...filter, ...(chosen === undefined ? {} : { spaceId: chosen }), search: rested, page: page + 1 },
    { keepBefore: true },
  )
  const columns = useMemo(() => columnsOf(spaceId === undefined), [spaceId])
  const change = (part: Filter): void => {
    setFilter({ ...filter, ...part })
    setPage(0)
  }
  return (
    <div className={css['page']}>
      <div className={css['filters']}>
        <SearchField label={t('assignments.search')} value={search} onChange={setSearch} />
        {spaceId === undefined && spaces.length > 1 ? (
          <Choose
            label={t('assignments.group')}
            values={spaces.map(({ id }) => id)}
            nameOf={(id) => spaces.find((space) => space.id === id)?.name ?? ''}
            value={group}
            onChoose={setGroup}
          />
        ) : null}
        <Choose
          label={t('assignments.status')}
          values={ASSIGNMENT_STATUSES}
          nameOf={(status) => t(`dashboard.status.${status}`)}
          value={filter.status}
          onChoose={(status) => change({ status })}
        />
        <Choose
          label={t('assignments.kind')}
          values={ASSIGNMENT_KINDS}
          nameOf={(kind) => t(`assignments.kind.${kind}`)}
          value={filter.kind}
          onChoose={(kind) => change({ kind })}
        />
        {spaces.length > 0 ? (
          <button type="button" className="button" onClick={() => setAssigning(true)}>
            {t('assignments.assign')}
          </button>
        ) : null}
      </div>
      <Loaded query={query}>
        {({ assignments, total }) => (
          <DataTable
            label={t('assignments.title')}
            rows={assignments}
            columns={columns}
            rowKey={({ id }) => id}
            empty={
              <EmptyNote title={t('assignments.none')}>
                <p>{t('assignments.noneText')}</p>
              </EmptyNote>
            }
            paging={{ page, total, onPage: setPage }}
          />
        )}
      </Loaded>
      {assigning ? <AssignDialog spaceId={chosen} onClose={() => setAssigning(false)} /> : null}
    </div>
  )
}
