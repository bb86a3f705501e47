import '../../ui/tag.css'
import type { ReactNode } from 'react'
import type { UnitOutline } from '#core/course/outline-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { CourseFrame } from './course-frame.tsx'
import css from './course.module.css'
import { KeepUnitButton } from './keep-unit-button.tsx'
import type { LearntCourse } from '../../parts/course/use-course.ts'

function Lessons({ unit, learnt: { progress } }: { unit: UnitOutline; learnt: NonNullable<LearntCourse> }): ReactNode {
  return (
    <ol className={css['lessons']}>
      {unit.lessons.map((lesson, index) => {
        const isDone = progress.done.has(lesson.id)
        const isNext = progress.next?.lesson.id === lesson.id
        return (
          <li key={lesson.id}>
            <Link
              className={`card ${css['lesson']} ${isNext ? css['next'] : ''}`}
              href={`/lesson/${lesson.id.replace('.', '--')}`}
            >
              <span className="visually-hidden">{t(isDone ? 'course.again' : 'course.begin')}: </span>
              <span className={`${css['number']} ${isDone ? css['isDone'] : ''}`} aria-hidden="true">
                {isDone ? <CheckIcon /> : index + 1}
              </span>
              <span className={css['names']}>
                <b>{lesson.title}</b>
                <span className="small muted">
                  {t('course.words', { count: lesson.words })}
                  {isDone ? <> · {t('course.lessonDone')}</> : null}
                </span>
              </span>
              {isNext ? (
                <span className="button accent" aria-hidden="true">
                  {t('course.begin')}
                </span>
              ) : (
                <ChevronRightIcon />
              )}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

function Unit({ id, learnt }: { id: string; learnt: NonNullable<LearntCourse> }): ReactNode {
  const language = useStore(learningLanguageStore)
  const index = learnt.course.units.findIndex((candidate) => candidate.id === id)
  const unit = learnt.course.units[index]
  if (!unit)
    return (
      <div className="empty">
        <h1 className="visually-hidden">{t('course.title')}</h1>
        <Khulu mood="listening" size={96} />
        <p>{t('course.notFound')}</p>
        <Link className="button" href="/learn">
          {t('course.toCourse')}
        </Link>
      </div>
    )
  const { level, grade, term } = unit.curriculum
  return (
    <>
      <div className={`cloth ${css['head']}`}>
        <p>
          {t('course.unit', { number: index + 1 })} · {unit.level}
        </p>
        <h1>
          <span className="voice" lang={language}>
            {unit.targetTitle}
          </span>
        </h1>
        {unit.title === unit.targetTitle ? null : <p>{unit.title}</p>}
      </div>
      <div className={css['beside']}>
        <section className={`card ${css['aim']}`} aria-labelledby="goals">
          <h2 id="goals">{t('course.goals')}</h2>
          <ul className={css['goals']}>
            {unit.goals.map((goal) => (
              <li key={goal}>
                <CheckIcon small />
                {goal}
              </li>
            ))}
          </ul>
        </section>
        <Lessons unit={unit} learnt={learnt} />
        <div className={`stack ${css['also']}`}>
          <KeepUnitButton key={unit.id} learning={language} unit={unit.id} />
          <p className="small muted">{t('course.school', { level, grade, term })}</p>
        </div>
      </div>
    </>
  )
}

/** Page of one unit: what the learner will be able to do, and its lessons. */
export default function UnitPage({ parameter = '' }: { parameter?: string }): ReactNode {
  return (
    <div className="stack">
      <p>
        <Link className={`link ${css['back']}`} href="/learn">
          <ChevronRightIcon small />
          {t('course.toCourse')}
        </Link>
      </p>
      <CourseFrame heading={t('course.title')}>{(learnt) => <Unit id={parameter} learnt={learnt} />}</CourseFrame>
    </div>
  )
}
