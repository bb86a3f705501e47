import '../../ui/tag.css'
import type { ReactNode } from 'react'
import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { loadOwnWork } from './own-work.ts'
import css from './own-work.module.css'
import { dayText, fromText } from './work-texts.ts'

/** Assignments that a dashboard shows; the page lists the others. */
const SHOWN = 3

const Task = ({ task, isChild }: { task: OwnAssignment; isChild: boolean }): ReactNode => (
  <li>
    <Link href={`/assignment/${task.id}`} className={css['task']}>
      <span className="grow">
        <b>{task.title}</b>
        <span className="muted small">
          {fromText(task)}
          {task.dueAt === null
            ? null
            : ` · ${t(isChild ? 'ownWork.byDay' : 'ownWork.due', { day: dayText(task.dueAt) })}`}
        </span>
      </span>
      {task.status === 'in-progress' ? <span className="tag">{t('ownWork.status.in-progress')}</span> : null}
      <ChevronRightIcon />
    </Link>
  </li>
)

/** Card with what a teacher or a parent gave the learner to do. Without anything to do it draws nothing. */
export function OwnWorkCard({ owner, isChild }: { owner: string; isChild: boolean }): ReactNode {
  const fetched = useFetched(owner, () => loadOwnWork(owner))
  if (fetched.phase !== 'ready' || fetched.value === null || fetched.value.list.length === 0) return null
  const open = fetched.value.list.filter(({ status }) => status !== 'completed')
  return (
    <section className={`card stack ${css['card']}`} aria-labelledby="own-work">
      <h2 id="own-work">{t('ownWork.title')}</h2>
      {open.length === 0 ? (
        <p>{t('ownWork.allDone')}</p>
      ) : (
        <ul className={css['tasks']}>
          {open.slice(0, SHOWN).map((task) => (
            <Task key={task.id} task={task} isChild={isChild} />
          ))}
        </ul>
      )}
      <p>
        <Link href="/assignments">{t('ownWork.all')}</Link>
      </p>
    </section>
  )
}
