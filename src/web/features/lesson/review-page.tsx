import '../../ui/feedback.css'
import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { AskingStep } from '#core/course/lesson.ts'
import { readPractice } from '#core/assignments/doing.ts'
import { practiceCards, readErrorClass } from '#core/course/practice-cards.ts'
import { localDay } from '#core/days/local-day.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ErrorClass, LearningEvent } from '#core/learning/learning-event.ts'
import type { ScheduledCard } from '#core/scheduling/card.ts'
import { foldCards } from '#core/scheduling/fold-cards.ts'
import { planReviews, type ReviewPlan } from '#core/scheduling/plan-reviews.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { loadReview } from '../../parts/content/load-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { localMoment } from '../../parts/learning/local-moment.ts'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from '../../parts/lesson/lesson.module.css'
import { LessonPlayer } from '../../parts/lesson/lesson-player.tsx'
import { summarise, type Run } from '../../parts/lesson/lesson-state.ts'
import { NewVersion } from '../../parts/lesson/new-version.tsx'

/** Cards of an extra practice: those that are nearest to being forgotten. */
const EXTRA = 15

/** Card of a practice: one that was met, or one that a teacher chose. */
type PractisedCard = Pick<ScheduledCard, 'id' | 'reviews'>

type Planned = { plan: ReviewPlan; extra: readonly ScheduledCard[]; practise: readonly PractisedCard[] }

/** Plans the learner's due cards, extra practice, and practice for a kind of error. */
function planFor(
  events: readonly LearningEvent[],
  language: LearningLanguage,
  errorClass: ErrorClass | null,
  assigned: readonly string[],
): Planned {
  const { at, utcOffsetMinutes } = localMoment()
  const today = localDay(Date.parse(at), utcOffsetMinutes)
  const known = foldCards(events, language)
  const cards = [...known.values()]
  const plan = planReviews(
    cards,
    today,
    cards.filter(({ lastReview, reviews }) => lastReview === today && reviews > 1).length,
  )
  return {
    plan,
    extra: planReviews(
      cards.map((card) => ({ ...card, dueDay: today })),
      today,
      0,
      EXTRA,
    ).today,
    practise:
      assigned.length > 0
        ? assigned.map((id) => ({ id, reviews: known.get(id)?.reviews ?? 0 }))
        : errorClass === null
          ? []
          : practiceCards(cards, errorClass, today, EXTRA),
  }
}

async function readPlan(
  language: LearningLanguage,
  errorClass: ErrorClass | null,
  assigned: readonly string[],
): Promise<Planned> {
  const { readEvents } = await import('../../parts/learning/learning-store.ts')
  return planFor(await readEvents(), language, errorClass, assigned)
}

/** Shows the number of reviews on each coming day, as bars with figures. */
function Coming({ coming }: { coming: readonly number[] }): ReactNode {
  const most = Math.max(1, ...coming)
  return (
    <section className="card stack" aria-labelledby="coming">
      <h2 id="coming">{t('lesson.reviewComing')}</h2>
      <table className={css['coming']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('lesson.day')}</th>
            <th scope="col">{t('lesson.due')}</th>
          </tr>
        </thead>
        <tbody>
          {coming.map((count, index) => (
            <tr key={index}>
              <th scope="row">{t('lesson.inDays', { count: index + 1 })}</th>
              <td>
                <span className={css['share']} style={{ width: `${(count / most) * 70}%` }} aria-hidden="true" />{' '}
                {count}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Overview({
  planned: { plan, extra },
  onBegin,
}: {
  planned: Planned
  onBegin: (cards: readonly PractisedCard[], isScheduled: boolean) => void
}): ReactNode {
  const due = plan.today.length
  return (
    <div className={extra.length > 0 ? 'grid two-if-wide' : ''}>
      <section className={`card stack ${css['dueCard']}`}>
        <Khulu mood={due > 0 ? 'listening' : 'happy'} size={88} />
        <p className={css['due']} role="status">
          {t(due > 0 ? 'lesson.reviewDue' : extra.length > 0 ? 'lesson.reviewNone' : 'lesson.reviewEmpty', {
            count: due,
          })}
        </p>
        {plan.waiting > 0 ? <p className="muted">{t('lesson.reviewWaiting', { count: plan.waiting })}</p> : null}
        <p className={`row wrap ${css['onward']}`}>
          {due > 0 ? (
            <button type="button" className="button big" onClick={() => onBegin(plan.today, true)}>
              {t('lesson.reviewStart')}
            </button>
          ) : null}
          {due === 0 ? (
            <Link className="button big" href="/learn">
              {t('lesson.toCourse')}
            </Link>
          ) : null}
          {due === 0 && extra.length > 0 ? (
            <button type="button" className="button outlined big" onClick={() => onBegin(extra, false)}>
              {t('lesson.reviewMore')}
            </button>
          ) : null}
        </p>
        {due === 0 && extra.length > 0 ? <p className="small muted">{t('lesson.reviewMoreLead')}</p> : null}
      </section>
      {extra.length > 0 ? <Coming coming={plan.coming} /> : null}
    </div>
  )
}

const Done = ({ run, onClose }: { run: Run; onClose: () => void }): ReactNode => {
  const { asked, missed } = summarise(run)
  return (
    <div className={`stack ${css['over']}`} role="status">
      <div className={`cloth ${css['done']}`}>
        <div>
          <h2>{t('lesson.reviewDone')}</h2>
          <p>{t('lesson.share', { right: asked - missed.length, asked })}</p>
        </div>
        <div className="on-edge">
          <Khulu mood="happy" size={104} />
        </div>
      </div>
      <p className={`row wrap ${css['onward']}`}>
        <Link className="button big" href="/learn">
          {t('lesson.toCourse')}
        </Link>
        <button type="button" className="button outlined big" onClick={onClose}>
          {t('lesson.review')}
        </button>
      </p>
      <NewVersion address="/review" />
    </div>
  )
}

const Lead = (): ReactNode => (
  <div>
    <h1>{t('lesson.review')}</h1>
    <p className="muted">{t('lesson.reviewLead')}</p>
  </div>
)

type Session = { steps: readonly AskingStep[]; isScheduled: boolean }

/** Practice of one kind of error. */
function Practise({
  errorClass,
  cards,
  onBegin,
}: {
  /** Kind of error; null for the cards of an assignment. */
  errorClass: ErrorClass | null
  cards: readonly PractisedCard[]
  onBegin: () => void
}): ReactNode {
  return (
    <section className={`card stack ${css['practise']}`} aria-labelledby="practise">
      <h2 id="practise">
        {errorClass === null
          ? t('lesson.practiseAssigned')
          : t('lesson.practise', { what: t(`progress.error.${errorClass}`) })}
      </h2>
      {errorClass === null ? null : <p>{t(cards.length > 0 ? 'lesson.practiseLead' : 'lesson.practiseNone')}</p>}
      {cards.length > 0 ? (
        <p>
          <button type="button" className="button accent big" onClick={onBegin}>
            {t('lesson.reviewStart')}
          </button>
        </p>
      ) : null}
    </section>
  )
}

function Reviews({ language }: { language: LearningLanguage }): ReactNode {
  const query = useQuery()
  const parameters = new URLSearchParams(query)
  const errorClass = readErrorClass(parameters.get('practise'))
  const assigned = readPractice(parameters.get('cards'))
  const answers = useProgress()?.progress.answers
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<Session | 'loading' | 'failed' | null>(null)
  const fetched = useFetched(`${language} ${round} ${query} ${session === null ? answers : ''}`, () =>
    readPlan(language, errorClass, assigned),
  )
  const close = (): void => {
    setSession(null)
    setRound(round + 1)
  }
  const begin = (cards: readonly PractisedCard[], isScheduled: boolean): void => {
    setSession('loading')
    loadReview(language, cards).then(
      (steps) => setSession(steps.length > 0 ? { steps, isScheduled } : null),
      () => setSession('failed'),
    )
  }
  if (typeof session === 'object' && session !== null) {
    return (
      <>
        <h1 className="visually-hidden">{t('lesson.review')}</h1>
        <LessonPlayer
          steps={session.steps}
          language={language}
          area="review"
          isScheduled={session.isScheduled}
          left={null}
          onLeft={() => {}}
          onClose={close}
          renderEnding={(run) => <Done run={run} onClose={close} />}
        />
      </>
    )
  }
  if (session === 'loading' || (session === null && fetched.phase !== 'ready'))
    return (
      <>
        <Lead />
        <div className="empty">
          <Spinner label={t('lesson.loading')} />
        </div>
      </>
    )
  if (session === 'failed')
    return (
      <>
        <Lead />
        <div className="empty" role="status">
          <p>{t('lesson.failed')}</p>
          <button type="button" className="button" onClick={close}>
            {t('lesson.tryAgain')}
          </button>
        </div>
      </>
    )
  if (fetched.phase !== 'ready') return null
  const { practise } = fetched.value
  return (
    <>
      <Lead />
      {errorClass === null && assigned.length === 0 ? null : (
        <Practise errorClass={errorClass} cards={practise} onBegin={() => begin(practise, false)} />
      )}
      <Overview planned={fetched.value} onBegin={begin} />
    </>
  )
}

/** Page of today's reviews, with extra practice. */
export default function ReviewPage(): ReactNode {
  const language = useStore(learningLanguageStore)
  const { status } = useStore(signInStore)
  return (
    <div className="stack">
      {status === 'unknown' ? (
        <>
          <Lead />
          <div className="empty">
            <Spinner label={t('lesson.loading')} />
          </div>
        </>
      ) : (
        <Reviews key={`${language} ${status}`} language={language} />
      )}
    </div>
  )
}
