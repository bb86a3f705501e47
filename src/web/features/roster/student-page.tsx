import { useState, type ReactNode } from 'react'
import { insightsCalls } from '#contract/insights.ts'
import { rosterCalls as calls } from '#contract/roster.ts'
import type { RosterGroup, WholeStudent } from '#contract/roster-schemas.ts'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { ConfirmButton } from '../../parts/dashboard/confirm-button.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { MistakesPanel } from '../../parts/insights/mistakes-panel.tsx'
import { StudentProgressList } from '../../parts/insights/student-progress-list.tsx'
import { StudentGrades } from '../../parts/assigning/student-grades.tsx'
import { useSample } from '../../parts/dashboard/sample.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { useQuery } from '../../platform/router.tsx'
import { otherStatus } from './roster-state.ts'
import { sayLogin } from './roster-view.tsx'
import css from './roster.module.css'
import { StudentDialog } from './student-dialog.tsx'

/** Buttons of a student's page. */
function Acts({ student, group }: { student: WholeStudent; group: RosterGroup }): ReactNode {
  const { spaceId, id, name } = student
  const [editing, setEditing] = useState(false)
  const setStatus = useCallMutation<'setStudentStatus'>(calls.setStudentStatus)
  const part = useCallMutation<'partStudent'>(calls.partStudent)
  const remove = useCallMutation<'removeStudent'>(calls.removeStudent, { leadsTo: '/dashboard/roster' })
  const change = (status: WholeStudent['status']): void =>
    setStatus.mutate(
      { spaceId, id, status },
      {
        onSuccess: () =>
          offerUndo(t(`roster.made.${status}`, { name }), () =>
            setStatus.mutate({ spaceId, id, status: otherStatus(status) }),
          ),
      },
    )
  const failed = [setStatus, part, remove].map(({ error }) => error).find((error) => error !== null)
  return (
    <>
      <div className={css['buttons']}>
        <button type="button" className="button" onClick={() => setEditing(true)}>
          {t('roster.editThis')}
        </button>
        <button type="button" className="button outlined" onClick={() => change(otherStatus(student.status))}>
          {t(student.status === 'active' ? 'roster.deactivate' : 'roster.reactivate')}
        </button>
        {student.learnerId === null ? (
          <ConfirmButton
            text={t('roster.removeText', { name })}
            confirm={t('roster.remove')}
            onConfirm={() => remove.mutate({ spaceId, id })}
          >
            {t('roster.remove')}
          </ConfirmButton>
        ) : student.isJoined ? (
          <ConfirmButton
            text={t('roster.partText', { name })}
            confirm={t('roster.part')}
            onConfirm={() => part.mutate({ spaceId, id })}
          >
            {t('roster.part')}
          </ConfirmButton>
        ) : null}
      </div>
      <FormError text={failed ? failureText(failed.failure) : undefined} />
      {editing ? (
        <StudentDialog
          groups={[group]}
          student={student}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      ) : null}
    </>
  )
}

function Facts({ student }: { student: WholeStudent }): ReactNode {
  const facts = [
    [t('roster.column.grade'), student.grade === null ? null : gradeName(student.grade)],
    [t('roster.ageName'), student.age === null ? null : t('roster.age', { count: student.age })],
    [t('roster.column.email'), student.email],
    [t('roster.column.number'), student.number],
    [t('roster.groups'), student.groups.join(', ')],
    [t('roster.lastLogin'), student.learnerId === null ? t('roster.noAccount') : sayLogin(student.lastLogin)],
  ] as const
  return (
    <dl className={css['facts']}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Progress({ student }: { student: WholeStudent & { learnerId: string } }): ReactNode {
  const { spaceId, learnerId } = student
  const query = useCallQuery<'listStudentProgress'>(insightsCalls.listStudentProgress, { spaceId })
  return (
    <>
      <Loaded query={query}>
        {({ students }) => <StudentProgressList students={students.filter((one) => one.learnerId === learnerId)} />}
      </Loaded>
      <MistakesPanel spaceId={spaceId} learnerId={learnerId} />
    </>
  )
}

function Profile({ student, group }: { student: WholeStudent; group: RosterGroup }): ReactNode {
  const { learnerId } = student
  return (
    <div className={css['page']}>
      <section className="card stack" aria-labelledby="student-name">
        <div className={css['student']}>
          <Avatar name={student.name} />
          <h2 id="student-name">{student.name}</h2>
          <StatusBadge status={student.status} />
        </div>
        <Facts student={student} />
        {student.mayEdit ? <Acts student={student} group={group} /> : null}
      </section>
      <section className="card stack" aria-labelledby="student-progress">
        <h2 id="student-progress">{t('roster.progress')}</h2>
        {learnerId === null ? (
          <p className="muted">{t('roster.noAccountText')}</p>
        ) : (
          <Progress student={{ ...student, learnerId }} />
        )}
      </section>
      {learnerId === null ? null : (
        <section className="card stack" aria-labelledby="student-assignments">
          <h2 id="student-assignments">{t('assignments.title')}</h2>
          <StudentGrades spaceId={student.spaceId} learnerId={learnerId} />
        </section>
      )}
      <div className={css['pair']}>
        <section className="card stack" aria-labelledby="student-parent">
          <h2 id="student-parent">{t('roster.parents')}</h2>
          {student.parent === null && student.parentEmail === null ? (
            <p className="muted">{t('roster.noParent')}</p>
          ) : (
            <p className={css['lines']}>
              {student.parent}
              {student.parentEmail === null ? null : <span>{student.parentEmail}</span>}
            </p>
          )}
          <p className="muted small">{t('roster.parentsText')}</p>
        </section>
        <section className="card stack" aria-labelledby="student-note">
          <h2 id="student-note">{t('roster.column.note')}</h2>
          {student.note === null ? (
            <p className="muted">{t('roster.noNote')}</p>
          ) : (
            <p className={css['noteText']}>{student.note}</p>
          )}
          <p className="muted small">{t('roster.noteHint')}</p>
        </section>
      </div>
    </div>
  )
}

/** Shows one student of the roster: `?group=` names the class or family. */
export default function StudentPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const sample = useSample()
  return sample ? null : <OwnStudent id={parameter} />
}

function OwnStudent({ id }: { id: string }): ReactNode {
  const spaceId = new URLSearchParams(useQuery()).get('group') ?? ''
  const query = useCallQuery<'getStudent'>(calls.getStudent, { spaceId, id })
  return (
    <Loaded query={query} lines={8}>
      {({ student, group }) => <Profile student={student} group={group} />}
    </Loaded>
  )
}
