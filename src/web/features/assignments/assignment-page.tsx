import '../../ui/tag.css'
import { useMemo, useState, type ReactNode } from 'react'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import type { AssignedStudent, ListedAssignment } from '#contract/assignments-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { readAssignmentAddress } from '#core/assignments/assignment-address.ts'
import { percentOf } from '#core/assignments/score-answers.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { teachingSpaces } from '../../parts/assigning/assign-form.tsx'
import css from '../../parts/assigning/assigning.module.css'
import { dayHere } from '../../parts/assigning/day-here.ts'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { ConfirmButton } from '../../parts/dashboard/confirm-button.tsx'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { ScoreBand } from '../../parts/dashboard/score-band.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { ShareLink } from '../../parts/share/share-link.tsx'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { HandInPanel } from './hand-in-panel.tsx'

type Place = { spaceId: string; id: string }

const columnsOf = (assignment: ListedAssignment): readonly Column<AssignedStudent>[] => [
  {
    id: 'name',
    name: t('assignments.student'),
    sortBy: ({ name }) => name,
    cell: ({ learnerId, name, latest }) =>
      latest ? (
        <Link href={`?student=${learnerId}&work=${latest.id}`}>
          <b>{name}</b>
        </Link>
      ) : (
        name
      ),
  },
  {
    id: 'status',
    name: t('assignments.status'),
    sortBy: ({ status }) => status,
    cell: ({ status, latest, isAgain }) => (
      <>
        <StatusBadge status={status} /> {latest?.lateness === 'late' ? <StatusBadge status="late" /> : null}
        {latest?.lateness === 'refused' ? <span className="tag">{t('assignments.tooLate')}</span> : null}
        {isAgain ? <span className="tag">{t('assignments.again')}</span> : null}
      </>
    ),
  },
  {
    id: 'at',
    name: t('assignments.handedIn'),
    sortBy: ({ latest }) => latest?.finishedAt ?? null,
    cell: ({ latest }) => (latest ? dayHere(latest.finishedAt) : ''),
  },
  {
    id: 'score',
    name: t('assignments.points'),
    isFigure: true,
    sortBy: ({ latest }) => latest?.mark?.points ?? latest?.points ?? null,
    cell: ({ latest }) => (
      <>
        <ScoreBand score={percentOf(latest?.mark?.points ?? latest?.points ?? null, assignment.points)} />
        {latest === null || latest.asked === null ? null : (
          <span className="muted small">
            {t('assignments.answeredOf', { answered: latest.checked + latest.unchecked, asked: latest.asked })}
          </span>
        )}
      </>
    ),
  },
]

function Students({
  assignment,
  students,
}: {
  assignment: ListedAssignment
  students: readonly AssignedStudent[]
}): ReactNode {
  const columns = useMemo(() => columnsOf(assignment), [assignment])
  return (
    <DataTable
      label={t('assignments.students')}
      rows={students}
      columns={columns}
      rowKey={({ learnerId }) => learnerId}
      empty={<EmptyNote title={t('assignments.noStudents')} />}
    />
  )
}

/** Buttons that change, share, withdraw and delete an assignment. */
function Acts({
  place,
  assignment,
  students,
}: {
  place: Place
  assignment: ListedAssignment
  students: readonly AssignedStudent[]
}): ReactNode {
  const [open, setOpen] = useState<'change' | 'share'>()
  const remove = useCallMutation<'deleteAssignment'>(calls.deleteAssignment, { leadsTo: '/dashboard/assignments' })
  const close = (): void => setOpen(undefined)
  return (
    <div className={css['acts']}>
      <button type="button" className="button" onClick={() => setOpen('change')}>
        {t('assignments.change')}
      </button>
      <button type="button" className="button outlined" onClick={() => setOpen('share')}>
        {t('assignments.share')}
      </button>
      <Withdraw place={place} isWithdrawn={assignment.isWithdrawn} />
      {assignment.isWithdrawn ? (
        <ConfirmButton
          text={t('assignments.deleteText', { title: assignment.title })}
          confirm={t('assignments.delete')}
          onConfirm={() => remove.mutate(place)}
        >
          {t('assignments.delete')}
        </ConfirmButton>
      ) : null}
      <FormError text={remove.error ? failureText(remove.error.failure) : undefined} />
      {open === 'change' ? <ChangeDialog assignment={assignment} students={students} onClose={close} /> : null}
      {open === 'share' ? <ShareDialog assignment={assignment} onClose={close} /> : null}
    </div>
  )
}

/** Link, QR code and share sheet of an assignment. The page behind the link says who may open it. */
function ShareDialog({ assignment, onClose }: { assignment: ListedAssignment; onClose: () => void }): ReactNode {
  return (
    <Modal labelledBy="share-assignment" onClose={onClose}>
      <div className="stack">
        <div className="row spread">
          <h2 id="share-assignment">{t('assignments.shareTitle', { title: assignment.title })}</h2>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <p>{t('assignments.shareWho', { group: assignment.spaceName })}</p>
        <ShareLink
          path={`/assignment/${assignment.id}`}
          title={assignment.title}
          text={t('assignments.shareText', { title: assignment.title })}
        />
      </div>
    </Modal>
  )
}

/** Takes the assignment back, with an undo. */
function Withdraw({ place, isWithdrawn }: { place: Place; isWithdrawn: boolean }): ReactNode {
  const { mutate } = useCallMutation<'withdrawAssignment'>(calls.withdrawAssignment)
  const set = (next: boolean): void => mutate({ ...place, isWithdrawn: next })
  return (
    <button
      type="button"
      className="button outlined"
      onClick={() => {
        set(!isWithdrawn)
        if (!isWithdrawn) offerUndo(t('assignments.withdrawnNow'), () => set(false))
      }}
    >
      {t(isWithdrawn ? 'assignments.bringBack' : 'assignments.withdraw')}
    </button>
  )
}

function OneAssignment({ place }: { place: Place }): ReactNode {
  const query = useCallQuery<'getAssignment'>(calls.getAssignment, place)
  const spaces = useCallQuery<'listSpaces'>(spacesCalls.listSpaces, {}).data?.spaces ?? []
  const mayTeach = teachingSpaces(spaces).some(({ id }) => id === place.spaceId)
  const asked = new URLSearchParams(useQuery())
  const [learnerId, handInId] = [asked.get('student'), asked.get('work')]
  if (query.error?.failure.code === 'not-found')
    return (
      <>
        <h1 tabIndex={-1}>{t('assignments.notHere')}</h1>
        <p>{t('assignments.notHereText')}</p>
      </>
    )
  return (
    <Loaded query={query} lines={6}>
      {({ assignment, students, errors }) => (
        <>
          <div className={css['head']}>
            <div>
              <h1 tabIndex={-1}>{assignment.title}</h1>
              <p className="muted">
                {assignment.spaceName} · {t(`assignments.kind.${assignment.kind}`)} ·{' '}
                {assignment.dueAt === null
                  ? t('assignments.noDue')
                  : t('assignments.dueOn', { day: dayHere(assignment.dueAt) })}
              </p>
            </div>
            {mayTeach ? <Acts place={place} assignment={assignment} students={students} /> : null}
          </div>
          {assignment.isWithdrawn ? <p className="feedback">{t('assignments.isWithdrawn')}</p> : null}
          {learnerId !== null && handInId !== null ? (
            <HandInPanel
              key={handInId}
              place={{ spaceId: place.spaceId, assignmentId: place.id, learnerId, handInId }}
              assignment={assignment}
              mayMark={mayTeach}
            />
          ) : null}
          <Students assignment={assignment} students={students} />
          {errors.length === 0 ? null : (
            <section className="card stack" aria-labelledby="kinds-of-errors">
              <h2 id="kinds-of-errors">{t('assignments.errors')}</h2>
              <ul>
                {errors.map(({ errorClass, count }) => (
                  <li key={errorClass}>
                    {t('assignments.errorCount', { what: t(`progress.error.${errorClass}`), count })}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Loaded>
  )
}

/** One assignment: the state of each student, and the hand-in that is marked. */
export default function AssignmentPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const signIn = useStore(signInStore)
  const place = readAssignmentAddress(parameter)
  return (
    <div className={css['page']}>
      <p>
        <Link href="/dashboard/assignments">{t('assignments.back')}</Link>
      </p>
      {signIn.status !== 'signed-in' || place === null ? (
        <>
          <h1 tabIndex={-1}>{t('assignments.notHere')}</h1>
          <p>{t('assignments.notHereText')}</p>
        </>
      ) : (
        <OneAssignment key={signIn.account.id} place={place} />
      )}
    </div>
  )
}
