import { useState, type ReactNode } from 'react'
import { assignmentsCalls } from '#contract/assignments.ts'
import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { readStart, readWaiting } from '../../parts/assignments/kept-work.ts'
import { beginWork, loadOwnWork } from '../../parts/assignments/own-work.ts'
import { dayText, fromText } from '../../parts/assignments/work-texts.ts'
import { HandInReport, type LoadAnswers } from '../../parts/assignments/work-report.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { NeedsLogin } from './needs-login.tsx'
import { beginOf } from './work-state.ts'

const loadAnswers: LoadAnswers = (handInId) => callApi<'getOwnHandIn'>(assignmentsCalls.getOwnHandIn, { handInId })

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
              <HandInReport key={handIn.id} handIn={handIn} task={task} isChild={isChild} isOwn load={loadAnswers} />
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
        {isChild || fetched.value === null ? null : (
          <p>
            <Link href="/dashboard/assignments">{t('ownWork.teachIt')}</Link>
          </p>
        )}
      </div>
    )
  return (
    <>
      <h1>{task.title}</h1>
      <Task task={task} owner={owner} isChild={isChild} />
    </>
  )
}

/** Page of one assignment of a learner: what it is, how to begin, and the result of each hand-in. */
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
