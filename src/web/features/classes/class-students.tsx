import { useMemo, useState, type ReactNode } from 'react'
import { insightsCalls } from '#contract/insights.ts'
import type { StudentProgress } from '#contract/insights-schemas.ts'
import { rosterCalls } from '#contract/roster.ts'
import type { Student } from '#contract/roster-schemas.ts'
import type { ClassCard } from '#contract/classes-schemas.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { ScoreBand } from '../../parts/dashboard/score-band.tsx'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { NeedsHelp } from '../../parts/insights/needs-help.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './classes.module.css'

const profileOf = ({ spaceId, id }: Student): string => `/dashboard/roster/${id}?group=${spaceId}`

/** Columns of the students; progress comes by the student's account. */
const columnsOf = (progress: ReadonlyMap<string, StudentProgress>): Column<Student>[] => {
  const of = ({ learnerId }: Student): StudentProgress | undefined =>
    learnerId === null ? undefined : progress.get(learnerId)
  return [
    {
      id: 'name',
      name: t('classes.student'),
      sortBy: ({ name }) => name,
      cell: (student) => (
        <span className="row">
          <Avatar name={student.name} />
          <Link className="link" href={profileOf(student)}>
            {student.name}
          </Link>
        </span>
      ),
    },
    {
      id: 'grade',
      name: t('classes.grade'),
      cell: ({ grade }) => (grade === null ? '–' : gradeName(grade)),
    },
    { id: 'status', name: t('classes.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'progress',
      name: t('classes.progress'),
      sortBy: (student) => of(student)?.score ?? null,
      cell: (student) => <ScoreBand score={of(student)?.score ?? null} />,
    },
    {
      id: 'help',
      name: t('classes.help'),
      cell: (student) => {
        const rules = of(student)?.needsHelp ?? []
        return rules.length === 0 ? '–' : <NeedsHelp rules={rules} />
      },
    },
  ]
}

/** Students of a class for those who teach it, from the roster, with how each does. */
export function ClassStudents({ card, onShare }: { card: ClassCard; onShare: (() => void) | undefined }): ReactNode {
  const { id: spaceId } = card
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const students = useCallQuery<'listStudents'>(
    rosterCalls.listStudents,
    { spaceId, search: useRested(search), page },
    { keepBefore: true },
  )
  const progress = useCallQuery<'listStudentProgress'>(insightsCalls.listStudentProgress, { spaceId })
  const columns = useMemo(
    () => columnsOf(new Map(progress.data?.students.map((one) => [one.learnerId, one]) ?? [])),
    [progress.data],
  )
  return (
    <div className="stack">
      <div className={css['tools']}>
        <SearchField
          label={t('classes.searchStudents')}
          value={search}
          onChange={(value) => {
            setSearch(value)
            setPage(1)
          }}
        />
      </div>
      <Loaded query={students}>
        {({ students: rows, found }) => (
          <DataTable
            label={t('classes.tab.students')}
            rows={rows}
            columns={columns}
            rowKey={profileOf}
            empty={
              <EmptyNote title={t(search === '' ? 'classes.noStudents' : 'classes.noStudentFound')}>
                {search === '' && onShare ? (
                  <>
                    <p className="muted">{t('classes.noStudentsText')}</p>
                    <p>
                      <button type="button" className="button" onClick={onShare}>
                        {t('classes.share')}
                      </button>
                    </p>
                  </>
                ) : null}
              </EmptyNote>
            }
            paging={{ page: page - 1, total: found, onPage: (next) => setPage(next + 1) }}
          />
        )}
      </Loaded>
    </div>
  )
}
