import { useState, type ReactNode } from 'react'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import type { CallOf } from '#contract/call-of.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { assignmentAddress } from '#core/assignments/assignment-address.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { teachingSpaces } from '../../parts/assigning/assign-form.tsx'
import { AssignmentsPanel } from '../../parts/assigning/assignments-panel.tsx'
import { GradebookPanel } from '../../parts/assigning/gradebook-panel.tsx'
import { dayHere } from '../../parts/assigning/day-here.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample, type Sample } from '../../parts/dashboard/sample.ts'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

type Tab = 'all' | 'queue' | 'gradebook'
type Waiting = CallOf<'listMarkingQueue'>['output']['waiting'][number]

const COLUMNS = (): readonly Column<Waiting>[] => [
  {
    id: 'name',
    name: t('assignments.student'),
    sortBy: ({ name }) => name,
    cell: ({ spaceId, assignmentId, learnerId, handInId, name }) => (
      <Link href={`${assignmentAddress(spaceId, assignmentId)}?student=${learnerId}&work=${handInId}`}>
        <b>{name}</b>
      </Link>
    ),
  },
  { id: 'title', name: t('assignments.target'), sortBy: ({ title }) => title, cell: ({ title }) => title },
  {
    id: 'group',
    name: t('assignments.group'),
    sortBy: ({ spaceName }) => spaceName,
    cell: ({ spaceName }) => spaceName,
  },
  {
    id: 'at',
    name: t('assignments.handedIn'),
    sortBy: ({ finishedAt }) => finishedAt,
    cell: ({ finishedAt, lateness, isAgain }) => (
      <>
        {dayHere(finishedAt)} {lateness === 'late' ? <StatusBadge status="late" /> : null}
        {isAgain ? <span className="tag">{t('assignments.again')}</span> : null}
      </>
    ),
  },
]

function Queue({ query }: { query: ReturnType<typeof useCallQuery<'listMarkingQueue'>> }): ReactNode {
  const [columns] = useState(COLUMNS)
  return (
    <Loaded query={query}>
      {({ waiting }) => (
        <DataTable
          label={t('assignments.toMark')}
          rows={waiting}
          columns={columns}
          rowKey={({ handInId }) => handInId}
          empty={<EmptyNote title={t('assignments.nothingToMark')} />}
        />
      )}
    </Loaded>
  )
}

/** Gradebook of one of the person's groups. */
function Gradebooks(): ReactNode {
  const query = useCallQuery<'listSpaces'>(spacesCalls.listSpaces, {})
  const [chosen, setChosen] = useState<string>()
  return (
    <Loaded query={query}>
      {({ spaces }) => {
        const groups = teachingSpaces(spaces)
        const spaceId = chosen ?? groups[0]?.id
        if (spaceId === undefined) return <EmptyNote title={t('assignments.noGrades')} />
        return (
          <div className="stack">
            <label className="field">
              <span>{t('assignments.group')}</span>
              <select className="select" value={spaceId} onChange={(event) => setChosen(event.target.value)}>
                {groups.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <GradebookPanel key={spaceId} spaceId={spaceId} />
          </div>
        )
      }}
    </Loaded>
  )
}

type QueueQuery = ReturnType<typeof useCallQuery<'listMarkingQueue'>>

const listTabs = (queue: QueueQuery): readonly TabItem<Tab>[] => [
  { id: 'all', name: t('assignments.title'), content: () => <AssignmentsPanel /> },
  {
    id: 'queue',
    name: t('assignments.toMark'),
    ...(queue.data ? { count: queue.data.total } : {}),
    content: () => <Queue query={queue} />,
  },
  { id: 'gradebook', name: t('assignments.gradebook'), content: () => <Gradebooks /> },
]

function Tabs(): ReactNode {
  const [chosen, setChosen] = useState<Tab>('all')
  const queue = useCallQuery<'listMarkingQueue'>(calls.listMarkingQueue, {})
  return <TabSet label={t('assignments.title')} chosen={chosen} onChoose={setChosen} items={listTabs(queue)} />
}

type SampleRow = Sample['assignments'][number]

const SAMPLE_COLUMNS = (): readonly Column<SampleRow>[] => [
  { id: 'title', name: t('assignments.target'), sortBy: ({ title }) => title, cell: ({ title }) => <b>{title}</b> },
  { id: 'student', name: t('assignments.student'), sortBy: (row) => row.for, cell: (row) => row.for },
  { id: 'due', name: t('assignments.due'), sortBy: ({ dueAt }) => dueAt, cell: ({ dueAt }) => dayHere(dueAt) },
  {
    id: 'status',
    name: t('assignments.status'),
    sortBy: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
]

/** Assignments of the sample family, with nothing that changes anything. */
function SampleList({ assignments }: { assignments: readonly SampleRow[] }): ReactNode {
  const [columns] = useState(SAMPLE_COLUMNS)
  return (
    <DataTable
      label={t('assignments.title')}
      rows={assignments}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyNote title={t('assignments.none')} />}
    />
  )
}

/** Everything that was assigned in the person's groups, and what waits for a mark. */
export default function AssignmentsPage(): ReactNode {
  const signIn = useStore(signInStore)
  const sample = useSample()
  if (signIn.status === 'signed-in') return <Tabs key={signIn.account.id} />
  return sample ? <SampleList assignments={sample.assignments} /> : null
}
