import type { ReactNode } from 'react'
import { foldWeek } from '#core/progress/fold-week.ts'
import { useSwitches } from '../../parts/account/use-switches.ts'
import { useCourse } from '../../parts/course/use-course.ts'
import { lessonAddress } from '../../parts/lesson/lesson-place.ts'
import { localMoment } from '../../parts/learning/local-moment.ts'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import css from './own-day.module.css'

const MINUTE = 60_000

/** The next lesson of who has learnt, with what is due and the day's figures: all that Home shows first. */
export function OwnDay(): ReactNode {
  const language = useStore(learningLanguageStore)
  const known = useProgress()
  const { streaks } = useSwitches()
  const fetched = useCourse()
  const learnt = fetched.phase === 'ready' ? fetched.value : null
  const next = learnt?.progress.next ?? null
  const due = learnt?.due ?? 0
  const today = known ? foldWeek(known.progress.days, localMoment()).at(-1) : undefined
  const figures = [
    ['minutesToday', Math.round((today?.milliseconds ?? 0) / MINUTE)],
    ['rightToday', today?.right ?? 0],
    ...(streaks && known ? ([['string', known.progress.streak.current]] as const) : []),
  ] as const
  return (
    <section className={`card ${css['day']}`} aria-labelledby="own-day">
      <h2 id="own-day">{t('ownDay.title')}</h2>
      {next === null ? null : (
        <Link className={`when ${css['next']}`} href={lessonAddress(next.lesson.id)}>
          <span className={css['names']}>
            <b>{t('ownDay.goOn', { title: next.lesson.title })}</b>
            <span lang={language}>{next.unit.targetTitle}</span>
            <span className={css['beads']} aria-hidden="true">
              {next.unit.lessons.map(({ id }) => (
                <i key={id} className={learnt?.progress.done.has(id) ? css['bead'] : ''} />
              ))}
            </span>
          </span>
          <ChevronRightIcon />
        </Link>
      )}
      <div className={css['below']}>
        <dl className={css['figures']}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{t(`ownDay.${name}`, { count: figure })}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className={css['acts']}>
          {due > 0 ? (
            <Link className="button outlined" href="/review">
              {t('ownDay.due', { count: due })}
            </Link>
          ) : null}
          <Link className="link" href="/adults-dashboard">
            {t('ownDay.all')}
          </Link>
        </p>
      </div>
    </section>
  )
}
