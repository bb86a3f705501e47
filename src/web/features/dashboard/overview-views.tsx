import { useMemo, type ReactNode } from 'react'
import { CONTENT_SECTION_IDS, type ContentSection } from '#core/sections/sections.ts'
import type { Grade } from '#core/people/grades.ts'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import { SchoolIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { ScoreBand } from '../../parts/dashboard/score-band.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { dayOf, timeOf } from './overview-dates.ts'
import css from './overview.module.css'

/** Score of a student in the section of the last answer. */
export type ProgressRow = { id: string; name: string; section: string | null; score: number | null }

const isContentSection = (section: string): section is ContentSection =>
  CONTENT_SECTION_IDS.some((known) => known === section)

/** Names a learning area; whatever isn't a section belongs to lessons. */
const sectionName = (section: string): string =>
  isContentSection(section) ? t(`shell.section.${section}`) : t('dashboard.progress.lessons')

const Person = ({ name }: { name: string }): ReactNode => (
  <span className="row">
    <Avatar name={name} />
    <b className={css['name']}>{name}</b>
  </span>
)

const progressColumns = (): readonly Column<ProgressRow>[] => [
  {
    id: 'name',
    name: t('dashboard.progress.student'),
    cell: ({ name }) => <Person name={name} />,
    sortBy: ({ name }) => name.toLocaleLowerCase(),
  },
  {
    id: 'section',
    name: t('dashboard.progress.section'),
    cell: ({ section }) => (section === null ? '–' : sectionName(section)),
  },
  {
    id: 'score',
    name: t('dashboard.progress.score'),
    cell: ({ score }) => <ScoreBand score={score} />,
    sortBy: ({ score }) => score,
  },
]

/** Table of students with their bands. */
export function ProgressView({ rows }: { rows: readonly ProgressRow[] }): ReactNode {
  const columns = useMemo(() => progressColumns(), [])
  return (
    <DataTable
      label={t('dashboard.progress.title')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyNote title={t('dashboard.progress.none')}>
          <p className="muted">{t('dashboard.progress.noneText')}</p>
        </EmptyNote>
      }
    />
  )
}

/** An assignment as the overview lists it. */
export type AssignmentRow = {
  id: string
  title: string
  for: string
  dueAt: string | null
  status: 'pending' | 'in-progress' | 'completed'
}

const assignmentColumns = (): readonly Column<AssignmentRow>[] => [
  { id: 'title', name: t('dashboard.assignments.name'), cell: ({ title }) => title },
  { id: 'for', name: t('dashboard.assignments.for'), cell: (row) => row.for },
  {
    id: 'due',
    name: t('dashboard.assignments.due'),
    cell: ({ dueAt }) => (dueAt === null ? t('dashboard.assignments.noDay') : dayOf(dueAt)),
  },
  {
    id: 'status',
    name: t('dashboard.assignments.status'),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
]

/** Table of the newest assignments. */
export function AssignmentsView({ rows }: { rows: readonly AssignmentRow[] }): ReactNode {
  const columns = useMemo(() => assignmentColumns(), [])
  return (
    <DataTable
      label={t('dashboard.assignments.title')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<p className="muted">{t('dashboard.assignments.none')}</p>}
    />
  )
}

/** One event of today. */
export type ScheduleRow = { id: string; title: string; for: string | null; startsAt: string; minutes: number }

const HUES = ['section-vocabulary', 'section-time', 'section-culture', 'section-phrases'] as const

/** Today's events by time. */
export const ScheduleView = ({ rows }: { rows: readonly ScheduleRow[] }): ReactNode =>
  rows.length === 0 ? (
    <p className="muted">{t('dashboard.schedule.none')}</p>
  ) : (
    <ol className={css['schedule']}>
      {rows.map(({ id, title, for: whom, startsAt, minutes }, at) => (
        <li key={`${id} ${startsAt}`} className={HUES[at % HUES.length]}>
          <time dateTime={startsAt}>{timeOf(startsAt)}</time>
          <div>
            <b>{title}</b>
            <p className="muted small">{whom ?? t('dashboard.schedule.everyone')}</p>
          </div>
          <span className="muted small">{t('dashboard.schedule.minutes', { minutes })}</span>
        </li>
      ))}
    </ol>
  )

/** A child of the family. */
export type ChildRow = { id: string; name: string; age: number | null; grade: Grade | null; score: number | null }

function factsOf({ age, grade }: ChildRow): string {
  if (age === null) return grade === null ? '' : gradeName(grade)
  return grade === null
    ? t('dashboard.family.age', { age })
    : t('dashboard.family.ageAndGrade', { age, grade: gradeName(grade) })
}

/** The children of the family with age, grade and band. */
export const FamilyView = ({ rows }: { rows: readonly ChildRow[] }): ReactNode =>
  rows.length === 0 ? (
    <p className="muted">{t('dashboard.family.none')}</p>
  ) : (
    <ul className={css['people']}>
      {rows.map((child) => (
        <li key={child.id}>
          <Avatar name={child.name} />
          <div className="grow">
            <b className={css['name']}>{child.name}</b>
            <p className="muted small">{factsOf(child)}</p>
          </div>
          <ScoreBand score={child.score} />
        </li>
      ))}
    </ul>
  )

/** A school with a line about it. */
export type SchoolRow = { id: string; name: string; facts: string; href?: string }

/** The schools that one belongs to. */
export const SchoolsView = ({ rows }: { rows: readonly SchoolRow[] }): ReactNode =>
  rows.length === 0 ? (
    <p className="muted">{t('dashboard.schools.none')}</p>
  ) : (
    <ul className={css['people']}>
      {rows.map(({ id, name, facts, href }) => (
        <li key={id}>
          <SchoolIcon />
          <div className="grow">
            <b className={css['name']}>{href === undefined ? name : <Link href={href}>{name}</Link>}</b>
            <p className="muted small">{facts}</p>
          </div>
        </li>
      ))}
    </ul>
  )
