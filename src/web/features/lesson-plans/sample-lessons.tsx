import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import { plannedMinutes, type LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { playableOf } from '#core/lesson-plans/playable-lesson.ts'
import { Skeleton } from '../../parts/dashboard/loaded.tsx'
import { OwnLessonPlayer } from '../../parts/own-lesson/own-lesson-player.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { useFetched } from '../../platform/use-fetched.ts'
import { PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { loadSampleLessons } from './load-sample-lessons.ts'
import css from './lesson-plans.module.css'

/** Id of the lesson that a preview plays; no lesson of the server has it. */
const NOBODYS = '00000000-0000-7000-8000-000000000000'

function SampleCard({
  plan,
  onPlay,
  onCopy,
}: {
  plan: LessonPlan
  onPlay: () => void
  onCopy: (() => void) | undefined
}): ReactNode {
  return (
    <li className="card stack">
      <p>
        <span className="tag">{t('lessonPlans.sampleMark')}</span>
      </p>
      <h3>{plan.title}</h3>
      <p className="muted small">
        {[
          plan.subject && t(`lessonPlans.subject.${plan.subject}`),
          plan.grade && t(`lessonPlans.grade.${plan.grade}`),
          t('lessonPlans.minutes', { count: plannedMinutes(plan) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{plan.description}</p>
      <p className="row wrap">
        <button type="button" className="button outlined" onClick={onPlay}>
          {t('lessonPlans.preview')}
          <span className="visually-hidden">: {plan.title}</span>
        </button>
        {onCopy ? (
          <button type="button" className="button quiet" onClick={onCopy}>
            <PlusIcon small />
            {t('lessonPlans.sampleUse')}
            <span className="visually-hidden">: {plan.title}</span>
          </button>
        ) : null}
      </p>
    </li>
  )
}

/** Sample lessons, marked as such. Everybody can play them; `onCopy` makes a lesson of one's own from one. */
export function SampleLessons({ onCopy }: { onCopy?: (plan: LessonPlan) => void }): ReactNode {
  const fetched = useFetched('sample-lessons', loadSampleLessons)
  const [played, setPlayed] = useState<LessonPlan>()
  if (fetched.phase === 'loading') return <Skeleton lines={4} />
  if (fetched.phase === 'failed') return null
  if (played)
    return (
      <section aria-label={`${t('lessonPlans.preview')}: ${played.title}`}>
        <OwnLessonPlayer
          lesson={playableOf(NOBODYS, 1, played)}
          owner=""
          isPreview
          onClose={() => setPlayed(undefined)}
          ending={
            <button type="button" className="button big" onClick={() => setPlayed(undefined)}>
              {t('lessonPlans.endPreview')}
            </button>
          }
        />
      </section>
    )
  return (
    <section className="stack" aria-labelledby="sample-lessons">
      <h2 id="sample-lessons">{t('lessonPlans.sampleStart')}</h2>
      <p className="muted">{t('lessonPlans.sampleLead')}</p>
      <ul className={css['samples']}>
        {fetched.value.map((plan) => (
          <SampleCard
            key={plan.title}
            plan={plan}
            onPlay={() => setPlayed(plan)}
            onCopy={onCopy && (() => onCopy(plan))}
          />
        ))}
      </ul>
    </section>
  )
}
