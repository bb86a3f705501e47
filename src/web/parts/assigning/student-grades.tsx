import type { ReactNode } from 'react'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import { percentOf } from '#core/assignments/score-answers.ts'
import { assignmentAddress } from '#core/assignments/assignment-address.ts'
import { useCallQuery } from '../dashboard/call-query.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { ScoreBand } from '../dashboard/score-band.tsx'
import { StatusBadge } from '../dashboard/status-badge.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './assigning.module.css'
import { dayHere } from './day-here.ts'

/** Assignments of one student of a group with their states and scores, the newest first. */
export function StudentGrades({ spaceId, learnerId }: { spaceId: string; learnerId: string }): ReactNode {
  const query = useCallQuery<'getGradebook'>(calls.getGradebook, { spaceId })
  return (
    <Loaded query={query}>
      {({ assignments, students }) => {
        const cells = students.find((student) => student.learnerId === learnerId)?.cells ?? []
        const rows = assignments
          .flatMap((assignment, at) => {
            const cell = cells[at]
            return cell ? [{ assignment, cell }] : []
          })
          .toReversed()
        if (rows.length === 0) return <p className="muted">{t('assignments.studentNone')}</p>
        return (
          <ul className={css['plain']}>
            {rows.map(({ assignment: { id, title, points, dueAt }, cell }) => (
              <li key={id} className={css['grade']}>
                <span>
                  <Link href={assignmentAddress(spaceId, id)}>{title}</Link>
                  <span className="muted small">
                    {dueAt === null ? t('assignments.noDue') : t('assignments.dueOn', { day: dayHere(dueAt) })}
                  </span>
                </span>
                <StatusBadge status={cell.status} />
                {cell.lateness === 'late' ? <StatusBadge status="late" /> : null}
                {cell.toMark ? <span className="tag">{t('assignments.toMark')}</span> : null}
                {cell.points === null ? null : <ScoreBand score={percentOf(cell.points, points)} />}
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}
