import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { OwnAssignment, ShownHandIn } from '#contract/assignments-schemas.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { readStart, readWaiting } from '../../parts/assignments/kept-work.ts'
import { beginWork, loadOwnWork } from '../../parts/assignments/own-work.ts'
import { dayText, fromText } from '../../parts/assignments/work-texts.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { NeedsLogin } from './needs-login.tsx'
import { beginOf, pointsOfHandIn } from './work-state.ts'

/** One hand-in with its result and what somebody wrote about it. */
function HandIn({ handIn, task, isChild }: { handIn: ShownHandIn; task: OwnAssignment; isChild: boolean }): ReactNode {
  const points = pointsOfHandIn(handIn)
  return (
    <li className="card stack">
      <p className="row wrap">
        <b>{dayText(handIn.finishedAt)}</b>
        <span className="tag ok">
          <CheckIcon small />
          {t('ownWork.status.completed')}
        </span>
        {!isChild && handIn.lateness === 'late' ? <span className="tag warn">{t('ownWork.late')}</span> : null}
      </p>
      {handIn.lateness === 'refused' ? <p>{t('ownWork.refused')}</p> : null}
      {handIn.checked > 0 ? <p>{t('ownWork.right', { right: handIn.right, checked: handIn.checked })}</p> : null}
      {points === null ? null : (
        <p>
          <b>{t('ownWork.points', { points, most: task.points })}</b>
        </p>
      )}
      {handIn.mark && handIn.mark.comment !== '' ? (
        <blockquote>
          <p>{handIn.mark.comment}</p>
          {handIn.mark.by === '' ? null : <p className="muted small">{handIn.mark.by}</p>}
        </blockquote>
      ) : null}
      {handIn.mark?.rubric && task.rubric ? (
        <ul>
          {task.rubric.map((line, at) => (
            <li key={line.text}>
              {t('ownWork.rubricLine', { text: line.text, points: handIn.mark?.rubric?.[at] ?? 0, most: line.points })}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function Task({ task, owner, isChild }: { task: OwnAssignment; owner: string; isChild: boolean }): ReactNode {
  const [begun, setBegun] = useState(false)
  const waiting = readWaiting(owner).some(({ assignmentId }) => assignmentId === task.id)
  const begin = beginOf(task, readStart(owner, task.id) !== undefined)
  return (
    <>
      <section className="card stack">
        <p className="muted">
          {fromText(task)}
          {task.dueAt === null ? null : ` · ${t('ownWork.byDay', { day: dayText(task.dueAt) })}`}
        </p>
        {task.note === '' ? null : <p>{task.note}</p>}
        {waiting ? <p role="status">{t('ownWork.waiting')}</p> : null}
        <p>
          <button
            type="button"
            className="button accent big"
            aria-disabled={begun}
            onClick={() => {
              if (begun) return
              setBegun(true)
              void beginWork(owner, task).finally(() => setBegun(false))
            }}
          >
            {t(`ownWork.begin.${begin}`)}
          </button>
        </p>
        <p className="muted small">{t('ownWork.how')}</p>
      </section>
      {task.handIns.length === 0 ? null : (
        <section className="stack">
          <h2>{t('ownWork.handIns')}</h2>
          <ul className="stack plain">
            {task.handIns.map((handIn) => (
              <HandIn key={handIn.id} handIn={handIn} task={task} isChild={isChild} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OwnTask({ id, owner, isChild }: { id: string; owner: string; isChild: boolean }): ReactNode {
  const fetched = useFetched(`${owner} ${id}`, () => loadOwnWork(owner))
  if (fetched.phase !== 'ready')
    return (
      <div className="empty">
        <h1 className="visually-hidden">{t('ownWork.one')}</h1>
        <Spinner label={t('ownWork.loading')} />
      </div>
    )
  const task = fetched.value?.list.find((one) => one.id === id)
  if (!task)
    return (
      <div className="empty">
        <h1 className="visually-hidden">{t('ownWork.one')}</h1>
        <Khulu mood="listening" size={96} />
        <p>{t(fetched.value === null ? 'ownWork.failed' : 'ownWork.notYours')}</p>
      </div>
    )
  return (
    <>
      <h1>{task.title}</h1>
      <Task task={task} owner={owner} isChild={isChild} />
    </>
  )
}

/** One assignment of a learner: what it is, how to begin, and what became of each hand-in. */
export default function AssignmentPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const signIn = useStore(signInStore)
  return (
    <div className="stack">
      {signIn.status === 'signed-in' ? (
        <OwnTask
          key={signIn.account.id}
          id={parameter}
          owner={signIn.account.id}
          isChild={signIn.account.ageBand === 'child'}
        />
      ) : (
        <>
          <h1>{t('ownWork.one')}</h1>
          <NeedsLogin />
        </>
      )}
      <p>
        <Link href="/assignments">{t('ownWork.all')}</Link>
      </p>
    </div>
  )
}
