import '../../ui/tag.css'
import type { ReactNode } from 'react'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { childrenCalls } from '#contract/children.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { HandInReport, type LoadAnswers } from '../../parts/assignments/work-report.tsx'
import { dayText, fromText } from '../../parts/assignments/work-texts.ts'
import css from '../../parts/assigning/assigning.module.css'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** Card of one of the child's assignments: its state, and each hand-in with its score and the teacher's words. */
function Task({ task, load }: { task: OwnAssignment; load: LoadAnswers }): ReactNode {
  return (
    <li className="card stack">
      <div className={css['head']}>
        <h2>{task.title}</h2>
        <StatusBadge status={task.status} />
      </div>
      <p className="muted">
        {task.spaceName} · {task.from === '' ? fromText(task) : t('ownWork.from', { name: task.from })}
        {task.dueAt === null ? null : ` · ${t('ownWork.due', { day: dayText(task.dueAt) })}`}
      </p>
      {task.note === '' ? null : <p>{task.note}</p>}
      {task.handIns.length === 0 ? null : (
        <ul className={css['page']}>
          {task.handIns.map((handIn) => (
            <HandInReport key={handIn.id} handIn={handIn} task={task} isChild={false} isOwn={false} load={load} />
          ))}
        </ul>
      )}
    </li>
  )
}

function ChildWork({ childId }: { childId: string }): ReactNode {
  const query = useCallQuery<'listChildAssignments'>(calls.listChildAssignments, { childId })
  const children = useCallQuery<'listChildren'>(childrenCalls.listChildren, {}).data?.children ?? []
  const child = children.find(({ id }) => id === childId)
  const load: LoadAnswers = (handInId) => callApi<'getChildHandIn'>(calls.getChildHandIn, { childId, handInId })
  const code = query.error?.failure.code
  if (code === 'not-allowed' || code === 'not-found')
    return (
      <>
        <h1 tabIndex={-1}>{t('assignments.childNotHere')}</h1>
        <p>{t('assignments.childNotHereText')}</p>
      </>
    )
  return (
    <>
      <h1 tabIndex={-1}>{child ? t('assignments.childTitle', { name: child.username }) : t('assignments.title')}</h1>
      <Loaded query={query} lines={6}>
        {({ assignments }) =>
          assignments.length === 0 ? (
            <EmptyNote title={t('assignments.childNone')} />
          ) : (
            <ul className={css['plain']}>
              {assignments.map((task) => (
                <Task key={task.id} task={task} load={load} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

/** Assignments of a child as a guardian sees them. The server decides whether this guardian sees the child's progress. */
export default function ChildWorkPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const signIn = useStore(signInStore)
  return (
    <div className={css['page']}>
      <p>
        <Link href="/dashboard/family">{t('assignments.toFamily')}</Link>
      </p>
      {signIn.status === 'signed-in' && /^[0-9a-f-]{36}$/.test(parameter) ? (
        <ChildWork key={`${signIn.account.id} ${parameter}`} childId={parameter} />
      ) : (
        <>
          <h1 tabIndex={-1}>{t('assignments.childNotHere')}</h1>
          <p>{t('assignments.childNotHereText')}</p>
        </>
      )}
    </div>
  )
}
