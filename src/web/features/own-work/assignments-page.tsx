import '../../ui/tag.css'
import type { ReactNode } from 'react'
import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { loadOwnWork } from '../../parts/assignments/own-work.ts'
import css from '../../parts/assignments/own-work.module.css'
import { dayText, fromText } from '../../parts/assignments/work-texts.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { CheckIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { NeedsLogin } from './needs-login.tsx'
import { pointsOf } from './work-state.ts'

function Task({ task }: { task: OwnAssignment }): ReactNode {
  const points = pointsOf(task)
  return (
    <li>
      <Link href={`/assignment/${task.id}`} className={css['task']}>
        <span className="grow">
          <b>{task.title}</b>
          <span className="muted small">
            {fromText(task)}
            {task.dueAt === null ? null : ` · ${t('ownWork.byDay', { day: dayText(task.dueAt) })}`}
          </span>
          {task.handIns[0]?.mark ? <span className="small">{t('ownWork.hasMark')}</span> : null}
        </span>
        {points === null ? null : <b>{t('ownWork.points', { points, most: task.points })}</b>}
        <span className={`tag ${task.status === 'completed' ? 'ok' : ''}`}>
          {task.status === 'completed' ? <CheckIcon small /> : null}
          {t(`ownWork.status.${task.status}`)}
        </span>
        <ChevronRightIcon />
      </Link>
    </li>
  )
}

const Tasks = ({ title, tasks }: { title: string; tasks: readonly OwnAssignment[] }): ReactNode =>
  tasks.length === 0 ? null : (
    <section className="stack">
      <h2>{title}</h2>
      <ul className={css['tasks']}>
        {tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
    </section>
  )

function OwnList({ owner }: { owner: string }): ReactNode {
  const fetched = useFetched(owner, () => loadOwnWork(owner))
  if (fetched.phase !== 'ready')
    return (
      <div className="empty">
        <Spinner label={t('ownWork.loading')} />
      </div>
    )
  if (fetched.value === null) return <p role="alert">{t('ownWork.failed')}</p>
  const { list, isKept } = fetched.value
  if (list.length === 0)
    return (
      <div className="empty">
        <Khulu mood="happy" size={96} />
        <p>{t('ownWork.nothing')}</p>
      </div>
    )
  return (
    <>
      {isKept ? <p className="muted">{t('ownWork.offline')}</p> : null}
      <Tasks title={t('ownWork.toDo')} tasks={list.filter(({ status }) => status !== 'completed')} />
      <Tasks title={t('ownWork.done')} tasks={list.filter(({ status }) => status === 'completed')} />
    </>
  )
}

/** Page of a learner's assignments, and of their hand-ins with the marks. */
export default function AssignmentsPage(): ReactNode {
  const signIn = useStore(signInStore)
  return (
    <div className="stack">
      <h1>{t('ownWork.title')}</h1>
      {signIn.status === 'signed-in' ? <OwnList key={signIn.account.id} owner={signIn.account.id} /> : <NeedsLogin />}
    </div>
  )
}
