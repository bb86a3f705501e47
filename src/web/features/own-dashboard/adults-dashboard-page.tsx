import type { ReactNode } from 'react'
import { dayText } from '#core/days/local-day.ts'
import type { RecentLearning } from '#core/progress/recent-learning.ts'
import type { Progress } from '#core/progress/fold-progress.ts'
import { foldWeek } from '#core/progress/fold-week.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { OwnWorkSlot } from '../../parts/assignments/own-work-slot.tsx'
import { useSwitches } from '../../parts/account/use-switches.ts'
import { OwnAnnouncements } from '../../parts/classes/own-announcements.tsx'
import { useCourse, type LearntCourse } from '../../parts/course/use-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { lessonAddress } from '../../parts/lesson/lesson-place.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { localMoment } from '../../parts/learning/local-moment.ts'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { Link } from '../../platform/router.tsx'
import {
  BlocksIcon,
  BookIcon,
  ChevronRightIcon,
  GridIcon,
  MessagesIcon,
  PuzzleIcon,
  UsersIcon,
} from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from './adults-dashboard.module.css'
import { MicrophoneIcon } from './dashboard-icons.tsx'
import { FirstSteps } from './first-steps.tsx'
import { todayHere, useFirstName, useRecent } from './use-recent.ts'

type Learnt = NonNullable<LearntCourse>

/** Lessons of the last days that are listed. */
const LESSONS_SHOWN = 5

/** Card of the next thing to do: due reviews, otherwise the course. */
function Now({ learnt: { progress, due, course } }: { learnt: Learnt }): ReactNode {
  const language = useStore(learningLanguageStore)
  const { next, done } = progress
  const isBeginner = done.size === 0
  return (
    <div className="grid two-if-wide">
      {next === null ? null : (
        <section className={`card stack ${css['now']}`} aria-labelledby="now">
          <h2 id="now">{t(isBeginner ? 'ownDashboard.begin' : 'ownDashboard.goOn')}</h2>
          <p className={css['unit']}>
            <b className="voice" lang={language}>
              {next.unit.targetTitle}
            </b>
            {next.unit.title === next.unit.targetTitle ? null : <span>{next.unit.title}</span>}
          </p>
          <p>{next.lesson.title}</p>
          <p className={css['beads']} aria-hidden="true">
            {next.unit.lessons.map(({ id }) => (
              <i key={id} className={done.has(id) ? css['bead'] : ''} />
            ))}
          </p>
          <p className="row wrap">
            <Link className="button accent big" href={lessonAddress(next.lesson.id)}>
              {t('ownDashboard.startLesson')}
            </Link>
            {isBeginner && course.units.length > 1 ? (
              <Link className="button outlined" href="/placement">
                {t('ownDashboard.placement')}
              </Link>
            ) : (
              <Link className="button outlined" href="/learn">
                {t('ownDashboard.course')}
              </Link>
            )}
          </p>
        </section>
      )}
      <section className="card stack" aria-labelledby="due">
        <h2 id="due">{t('ownDashboard.dueTitle')}</h2>
        <p>
          <b className={css['figure']}>{due}</b> {t('ownDashboard.dueToday', { count: due })}
        </p>
        <p className="muted small">
          {t(due > 0 ? 'ownDashboard.dueWhy' : isBeginner ? 'ownDashboard.dueLater' : 'ownDashboard.dueNone')}
        </p>
        <p>
          <Link className={due > 0 ? 'button big' : 'button outlined'} href="/review">
            {t('ownDashboard.review')}
          </Link>
        </p>
      </section>
    </div>
  )
}

function Figures({ progress, learnt }: { progress: Progress; learnt: Learnt | null }): ReactNode {
  const { streaks } = useSwitches()
  const week = foldWeek(progress.days, localMoment())
  const minutes = Math.round(week.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 60_000)
  const figures = [
    ...(learnt
      ? ([
          ['level', learnt.mastery.level.level],
          ['words', learnt.mastery.words.known],
        ] as const)
      : []),
    ...(streaks ? ([['string', progress.streak.current]] as const) : []),
    ['minutes', minutes],
  ] as const
  return (
    <dl className={css['figures']}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt className="muted small">{t(`ownDashboard.figure.${name}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Lessons of the last days, by their names in the course. */
function Lately({ recent, learnt }: { recent: RecentLearning; learnt: Learnt | null }): ReactNode {
  const today = todayHere()
  const all = learnt?.course.units.flatMap((unit) => unit.lessons.map((lesson) => ({ unit, lesson }))) ?? []
  const shown = recent.lessons
    .flatMap((taken) => {
      const found = all.find(({ lesson }) => lesson.id === taken.id)
      return found ? [{ ...taken, ...found }] : []
    })
    .slice(0, LESSONS_SHOWN)
  return (
    <section className="card stack" aria-labelledby="lately">
      <h2 id="lately">{t('ownDashboard.lately')}</h2>
      {shown.length === 0 ? (
        <p className="muted">
          {t(recent.items.length === 0 ? 'ownDashboard.latelyNone' : 'ownDashboard.latelyPages', {
            count: recent.items.length,
          })}
        </p>
      ) : (
        <ul className={css['lately']}>
          {shown.map(({ id, day, answers, right, unit, lesson }) => (
            <li key={id}>
              <Link href={lessonAddress(id)}>
                <b>{lesson.title}</b>
                <span className="muted small">{unit.title}</span>
              </Link>
              <span className="small">
                <time dateTime={dayText(day)}>{t('ownDashboard.daysAgo', { days: today - day })}</time>
                <span className="muted">{t('ownDashboard.rightOf', { right, answers })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const MORE = [
  { href: '/ask-khulu', name: 'khulu', Icon: MessagesIcon },
  { href: '/tools', name: 'tools', Icon: BlocksIcon },
  { href: '/activities?activity=family-story-time', name: 'stories', Icon: BookIcon },
  { href: '/activities', name: 'activities', Icon: PuzzleIcon },
  { href: '/together', name: 'together', Icon: UsersIcon },
] as const

/** Link to recording words for adults; for everybody else a link to all pages. */
const VOICE = { href: '/speak', name: 'voice', Icon: MicrophoneIcon } as const
const PAGES = { href: '/menu', name: 'pages', Icon: GridIcon } as const

const More = ({ isAdult }: { isAdult: boolean }): ReactNode => (
  <nav aria-labelledby="more">
    <h2 id="more">{t('ownDashboard.more')}</h2>
    <ul className={`grid two-columns three-if-wide ${css['more']}`}>
      {[...MORE, isAdult ? VOICE : PAGES].map(({ href, name, Icon }) => (
        <li key={name}>
          <Link href={href}>
            <Icon />
            <b>{t(`ownDashboard.more.${name}`)}</b>
            <ChevronRightIcon small />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** Dashboard of a teen or adult: the next thing to do, due reviews, and what was learnt. */
export default function AdultsDashboardPage(): ReactNode {
  const name = useFirstName()
  const signIn = useStore(signInStore)
  const { status } = signIn
  const known = useProgress()
  const recent = useRecent()
  const fetched = useCourse()
  const learnt = fetched.phase === 'ready' ? fetched.value : null
  return (
    <div className={css['page']}>
      <div className={`cloth ${css['head']}`}>
        <div>
          <h1 lang="xh">{name === '' ? 'Molo!' : `Molo, ${name}!`}</h1>
          <p>{t(status === 'guest' ? 'ownDashboard.guest' : 'ownDashboard.lead')}</p>
        </div>
        <div className="on-edge">
          <Khulu size={92} />
        </div>
      </div>
      {signIn.status === 'signed-in' && signIn.account.ageBand === 'adult' ? <FirstSteps /> : null}
      {status === 'signed-in' ? <OwnAnnouncements /> : null}
      {fetched.phase === 'failed' ? (
        <p className="card" role="status">
          {t('ownDashboard.failed')}{' '}
          <button type="button" className="button outlined" onClick={fetched.retry}>
            {t('ownDashboard.tryAgain')}
          </button>
        </p>
      ) : null}
      <OwnWorkSlot />
      {learnt ? <Now learnt={learnt} /> : null}
      {fetched.phase === 'ready' && learnt === null ? (
        <p className="card">
          {t('ownDashboard.noCourse')}{' '}
          <Link className="link" href="/menu">
            {t('ownDashboard.menu')}
          </Link>
        </p>
      ) : null}
      {known ? <Figures progress={known.progress} learnt={learnt} /> : null}
      {recent ? <Lately recent={recent} learnt={learnt} /> : null}
      <More isAdult={signIn.status === 'signed-in' && signIn.account.ageBand === 'adult'} />
      <p className="row wrap">
        <Link className="link" href="/progress">
          {t('ownDashboard.progress')}
        </Link>
        <Link className="link" href="/achievements">
          {t('shell.achievements')}
        </Link>
        {status === 'signed-in' ? (
          <Link className="link" href="/account">
            {t('ownDashboard.account')}
          </Link>
        ) : null}
      </p>
    </div>
  )
}
