import '../../ui/tag.css'
import type { ReactNode } from 'react'
import type { UnitOutline } from '#core/course/outline-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { CourseFrame } from './course-frame.tsx'
import css from './course.module.css'
import { KeepUnitButton } from './keep-unit-button.tsx'
import type { LearntCourse } from '../../platform/course/use-course.ts'

function Lessons({ unit, learnt: { progress } }: { unit: UnitOutline; learnt: NonNullable<LearntCourse> }): ReactNode {
  return (
    <ol className={css['lessons']}>
      {unit.lessons.map((lesson, index) => {
        const isDone = progress.done.has(lesson.id)
        const isNext = progress.next?.lesson.id === lesson.id
        return (
          <li key={lesson.id} className={`card ${isNext ? css['next'] : ''}`}>
            <span className={css['number']}>{isDone ? <CheckIcon /> : index + 1}</span>
            <span className={css['names']}><b>{lesson.title}</b><span className="sm m">{t('course.words', { count: lesson.words })}{isDone ? <> · {t('course.lessonDone')}</> : null}</span></span>
            <Link className={`btn ${isNext ? 'a' : 'g'}`} href={`/lesson/${lesson.id.replace('.', '--')}`} aria-label={`${t(isDone ? 'course.again' : 'course.begin')}: ${lesson.title}`}>{t(isDone ? 'course.again' : 'course.begin')}</Link>
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
  if (!unit) return <div className="empty"><p>{t('course.notFound')}</p></div>
  const { level, grade, term } = unit.curriculum
  return (
    <>
      <div className={`cloth ${css['head']}`}>
        <p>{t('course.unit', { number: index + 1 })} · {unit.level}</p>
        <h1><span className="v" lang={language}>{unit.targetTitle}</span></h1>
        <p>{unit.title}</p>
      </div>
      <section aria-labelledby="goals"><h2 id="goals">{t('course.goals')}</h2><ul className={css['goals']}>{unit.goals.map((goal) => <li key={goal}>{goal}</li>)}</ul></section>
      <Lessons unit={unit} learnt={learnt} />
      <KeepUnitButton key={unit.id} learning={language} unit={unit.id} />
      <p className="sm m">{t('course.school', { level, grade, term })}</p>
    </>
  )
}

/** One unit: what the learner will be able to do, and its lessons. */
export default function UnitPage({ parameter = '' }: { parameter?: string }): ReactNode {
  return (
    <div className="st">
      <p><Link className="lk" href="/learn">{t('course.toCourse')}</Link></p>
      <CourseFrame>{(learnt) => <Unit id={parameter} learnt={learnt} />}</CourseFrame>
    </div>
  )
}
