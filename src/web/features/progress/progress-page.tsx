import '../../ui/pattern.css'
import '../../ui/feedback.css'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { useCourse } from '../../parts/course/use-course.ts'
import { useSwitches } from '../../parts/account/use-switches.ts'
import { countsOf } from '../../parts/content/content-counts.ts'
import { useLanguageWith } from '../../parts/content/language-abilities.ts'
import { t } from '../../platform/i18n/translate.ts'
import { AchievementList } from '../../parts/learning/achievement-list.tsx'
import { localMoment } from '../../parts/learning/local-moment.ts'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { BookIcon } from '../../ui/icons.tsx'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Calendar } from './calendar.tsx'
import { ErrorsCard } from './errors-card.tsx'
import { LevelCard, SkillsCard, UnitsCard } from './mastery-cards.tsx'
import { progressState, type ProgressState } from './progress-state.ts'
import css from './progress.module.css'
import { WeekChart } from './week-chart.tsx'

/** Writes a number with spaces between thousands, as South Africa does in each of its languages. */
const FIGURES = 'en-ZA'

function Figures({ points, answers, right, accuracy, minutes, learningDays }: ProgressState): ReactNode {
  const figures = [
    ['points', points.toLocaleString(FIGURES)],
    ['answers', answers.toLocaleString(FIGURES)],
    ['right', right.toLocaleString(FIGURES)],
    ['accuracy', t('progress.percent', { percent: accuracy })],
    ['time', t('progress.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })],
    ['days', learningDays],
  ] as const
  return (
    <dl className={css['figures']}>
      {figures.map(([name, figure]) => (
        <div key={name} className="card">
          <dt className="muted small">{t(`progress.${name}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows mastery of the course's words, skills and units; nothing without a course or while offline. */
function MasteryCards({ children }: { children: ReactNode }): ReactNode {
  const fetched = useCourse()
  if (fetched.phase !== 'ready' || fetched.value === null) return <div className="grid two-if-wide">{children}</div>
  return (
    <>
      <div className="grid two-if-wide">
        <LevelCard learnt={fetched.value} />
        {children}
      </div>
      <div className="grid two-if-wide">
        <SkillsCard learnt={fetched.value} />
        <UnitsCard learnt={fetched.value} />
      </div>
    </>
  )
}

const Sections = ({ sections, storyQuestions }: ProgressState): ReactNode => (
  <section className="card" aria-labelledby="sections">
    <h2 id="sections">{t('progress.sections.title')}</h2>
    <ul className={css['sections']}>
      {sections.map(({ section, right, total, share }) => {
        const { className, Icon } = SECTION_LOOK[section]
        return (
          <li key={section} className={className}>
            <Icon className={css['icon'] ?? ''} />
            <Link href={`/${section}`}>{t(`shell.section.${section}`)}</Link>
            <span className={css['bar']} aria-hidden="true">
              <span className="pattern" style={{ width: `${share * 100}%` }} />
            </span>
            <span className={css['share']}>{t('progress.sections.share', { right, total })}</span>
          </li>
        )
      })}
      {storyQuestions > 0 ? (
        <li className="section-culture">
          <BookIcon className={css['icon'] ?? ''} />
          <Link href="/activities?activity=family-story-time">{t('progress.stories')}</Link>
          <span />
          <span className={css['share']}>{t('progress.storyQuestions', { count: storyQuestions })}</span>
        </li>
      ) : null}
    </ul>
  </section>
)

const StreakCard = ({ streak }: ProgressState): ReactNode => (
  <section className="card stack" aria-labelledby="streak">
    <h2 id="streak">{t('progress.streak.title')}</h2>
    <p className={css['streak']}>{t('progress.streak.current', { days: streak.current })}</p>
    {streak.longest > 0 ? <p>{t('progress.streak.longest', { days: streak.longest })}</p> : null}
    <p className="muted small">{t('progress.streak.rest')}</p>
  </section>
)

const Empty = (): ReactNode => (
  <div className="empty">
    <span className="pattern section-brand" />
    <h2>{t('progress.empty.title')}</h2>
    <p>{t('progress.empty.text')}</p>
    <Link className="button" href="/menu">
      {t('progress.empty.start')}
    </Link>
  </div>
)

/** Page of the learner's progress, all of it from the learning events. */
export default function ProgressPage(): ReactNode {
  const known = useProgress()
  const { streaks } = useSwitches()
  const language = useLanguageWith('items')
  if (known === null)
    return (
      <>
        <h1>{t('progress.title')}</h1>
        <div className="empty">
          <Spinner label={t('progress.title')} />
        </div>
      </>
    )
  const now = localMoment()
  const state = progressState(known.progress, countsOf(language), now)
  return (
    <div className="stack">
      <h1>{t('progress.title')}</h1>
      {known.refused > 0 ? (
        <p className="feedback warn">{t('guest.storage.refused', { count: known.refused })}</p>
      ) : null}
      {known.kept === 'memory' ? (
        <p className="feedback warn" role="alert">
          {t('guest.storage.memory')}
        </p>
      ) : null}
      {state.isEmpty ? (
        <Empty />
      ) : (
        <>
          <p className="muted">{t('progress.thisWeek', { answers: state.answersThisWeek })}</p>
          <Figures {...state} />
          <div className="grid two-if-wide">
            <WeekChart week={state.week} />
            <Calendar days={known.progress.days} now={now} />
          </div>
          <MasteryCards>
            <ErrorsCard errors={known.progress.errors} />
          </MasteryCards>
          <div className="grid two-if-wide">
            <Sections {...state} />
            {streaks ? <StreakCard {...state} /> : null}
          </div>
          <section className="card stack" aria-labelledby="achievements">
            <h2 id="achievements">{t('achievements.title')}</h2>
            <AchievementList progress={known.progress} />
          </section>
        </>
      )}
    </div>
  )
}
