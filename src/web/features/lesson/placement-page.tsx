import '../../ui/feedback.css'
import '../../ui/fields.css'
import '../../ui/tag.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { checkStep } from '#core/course/check-step.ts'
import type { AskingStep } from '#core/course/lesson.ts'
import type { CourseOutline } from '#core/course/outline-course.ts'
import {
  answerPlacement,
  MOST_PLACEMENT_QUESTIONS,
  nextPlacementUnit,
  startPlacement,
  unitToStartWith,
  type Placement,
} from '#core/course/placement.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { isRight } from '#core/learning/learning-event.ts'
import { loadCourse, loadPlacement } from '../../parts/content/load-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { writeStored } from '../../platform/offline/device-storage.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from '../../parts/lesson/lesson.module.css'
import { Answer } from '../../parts/lesson/answer-parts.tsx'
import { Question, Said } from '../../parts/lesson/step-parts.tsx'

type Questions = readonly (readonly AskingStep[])[]

async function record(
  language: LearningLanguage,
  step: AskingStep,
  answer: string,
  milliseconds: number,
): Promise<boolean> {
  const { verdict, errorClass } = checkStep(step, answer, null)
  const { recordAnswer } = await import('../../parts/learning/record-answer.ts')
  await recordAnswer({
    language,
    section: 'course',
    itemId: step.id,
    exerciseType: step.exerciseType,
    answer,
    verdict,
    errorClass,
    milliseconds,
    cards: step.cards,
  })
  return isRight(verdict)
}

function Result({
  course,
  placement,
  language,
  onAgain,
}: {
  course: CourseOutline
  placement: Placement
  language: LearningLanguage
  onAgain: () => void
}): ReactNode {
  const unit = course.units[unitToStartWith(placement)]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (unit) writeStored('placement', unit.id)
    heading.current?.focus()
  }, [unit])
  if (!unit) return null
  return (
    <div className={`stack ${css['over']}`}>
      <div>
        <div className={`on-edge ${css['edge']}`}>
          <Khulu mood="happy" size={112} />
        </div>
        <section className={`card stack ${css['meet']}`}>
          <h2 ref={heading} tabIndex={-1}>
            {t('course.placementResult', { title: unit.title })}
          </h2>
          <p className={css['word']}>
            <Said text={unit.targetTitle} language={language} />
          </p>
          <ul className={css['goals']}>
            {unit.goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className={`row wrap ${css['onward']}`}>
        <Link className="button big" href={`/learn/${unit.id}`}>
          {t('course.begin')}
        </Link>
        <button type="button" className="button outlined big" onClick={onAgain}>
          {t('course.placementAgain')}
        </button>
        <Link className="button outlined big" href="/learn">
          {t('course.toCourse')}
        </Link>
      </p>
    </div>
  )
}

function Asking({
  course,
  questions,
  language,
}: {
  course: CourseOutline
  questions: Questions
  language: LearningLanguage
}): ReactNode {
  const [placement, setPlacement] = useState(() => startPlacement(course.units.length))
  const [askedAt, setAskedAt] = useState(() => Date.now())
  const area = useRef<HTMLDivElement>(null)
  useEffect(
    () => area.current?.querySelector<HTMLElement>(`[data-at="${placement.asked}"] h2`)?.focus({ preventScroll: true }),
    [placement.asked],
  )
  const unit = nextPlacementUnit(placement)
  const asked = unit === null ? [] : (questions[unit] ?? [])
  const step = asked[(placement.right + placement.wrong) % Math.max(1, asked.length)]
  if (unit === null || !step)
    return (
      <Result
        course={course}
        placement={placement}
        language={language}
        onAgain={() => setPlacement(startPlacement(course.units.length))}
      />
    )
  const answer = async (given: string): Promise<void> => {
    const isKnown = await record(language, step, given, Date.now() - askedAt)
    setPlacement(answerPlacement(placement, isKnown))
    setAskedAt(Date.now())
  }
  return (
    <div className={css['player']} ref={area}>
      <p className={`muted ${css['lead']}`}>{t('course.placementLead')}</p>
      <div className={`row ${css['progress']}`}>
        <Link className="icon-button" href="/learn" aria-label={t('course.toCourse')}>
          <CloseIcon />
        </Link>
        <progress
          className={css['bar']}
          max={MOST_PLACEMENT_QUESTIONS}
          value={placement.asked}
          aria-label={t('lesson.progress')}
        />
        <span className="tag">{t('lesson.position', { done: placement.asked + 1, of: MOST_PLACEMENT_QUESTIONS })}</span>
      </div>
      <div className={css['step']} key={placement.asked} data-at={placement.asked}>
        <Question step={step} language={language} />
        <div className="stack">
          <Answer
            step={step}
            language={language}
            given={null}
            struck={[]}
            onAnswer={(given) => {
              void answer(given)
            }}
            actions={
              <button
                type="button"
                className="button outlined big"
                onClick={() => {
                  void answer('?')
                }}
              >
                {t('lesson.dontKnow')}
              </button>
            }
          />
        </div>
      </div>
    </div>
  )
}

/** Page with about a dozen questions that show where in the course to begin. */
export default function PlacementPage(): ReactNode {
  const language = useStore(learningLanguageStore)
  const fetched = useFetched(`${language} ${currentLanguage()}`, async () => ({
    course: await loadCourse(language),
    questions: await loadPlacement(language),
  }))
  return (
    <div className="stack">
      <h1>{t('course.placement')}</h1>
      {fetched.phase === 'loading' ? (
        <div className="empty">
          <Spinner label={t('course.loading')} />
        </div>
      ) : null}
      {fetched.phase === 'failed' ? (
        <div className="empty" role="status">
          <p>{t('course.failed')}</p>
          <button type="button" className="button" onClick={fetched.retry}>
            {t('course.tryAgain')}
          </button>
        </div>
      ) : null}
      {fetched.phase === 'ready' ? (
        fetched.value.course ? (
          <Asking course={fetched.value.course} questions={fetched.value.questions} language={language} />
        ) : (
          <p>{t('course.notYet')}</p>
        )
      ) : null}
    </div>
  )
}
