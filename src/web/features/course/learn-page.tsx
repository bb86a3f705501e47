import '../../ui/pattern.css'
import '../../ui/tag.css'
import type { ReactNode } from 'react'
import { EXERCISE_LEVELS } from '#core/exercises/exercise-kinds.ts'
import type { UnitOutline } from '#core/course/outline-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { CourseFrame } from './course-frame.tsx'
import css from './course.module.css'
import type { LearntCourse } from '../../parts/course/use-course.ts'

type Learnt = NonNullable<LearntCourse>

/** Name of a unit in the language learnt, and in the interface language where that is another. */
function UnitName({ unit: { title, targetTitle } }: { unit: UnitOutline }): ReactNode {
  const language = useStore(learningLanguageStore)
  return (
    <>
      <b className="voice" lang={language}>
        {targetTitle}
      </b>
      {title === targetTitle ? null : <span>{title}</span>}
    </>
  )
}

/** A bead for each lesson of a unit, those that are done filled. */
const Beads = ({ unit, done }: { unit: UnitOutline; done: ReadonlySet<string> }): ReactNode => (
  <span className={css['beads']} aria-hidden="true">
    {unit.lessons.map(({ id }) => (
      <i key={id} className={done.has(id) ? css['bead'] : ''} />
    ))}
  </span>
)

/** The next thing to do, and what is due. */
function Onward({ learnt: { course, progress, due } }: { learnt: Learnt }): ReactNode {
  const isBeginner = progress.done.size === 0
  const { next, done } = progress
  const all = course.units.flatMap(({ lessons }) => lessons)
  return (
    <div className={`card ${css['onward']}`}>
      <Khulu mood={next ? 'listening' : 'happy'} size={88} />
      <div className={css['names']}>
        {next ? (
          <>
            <UnitName unit={next.unit} />
            <Beads unit={next.unit} done={done} />
          </>
        ) : null}
        {isBeginner ? null : (
          <span className="small muted">
            {t('course.done', { done: all.filter(({ id }) => done.has(id)).length, count: all.length })}
          </span>
        )}
      </div>
      <div className={css['acts']}>
        {next ? (
          <Link className="button accent big" href={`/lesson/${next.lesson.id.replace('.', '--')}`}>
            {t(isBeginner ? 'course.start' : 'course.goOn', { title: next.lesson.title })}
          </Link>
        ) : null}
        {due > 0 ? (
          <Link className="button outlined big" href="/review">
            {t('course.dueToday', { count: due })}
          </Link>
        ) : null}
        {isBeginner && course.units.length > 1 ? (
          <Link className="button outlined big" href="/placement">
            {t('course.placement')}
          </Link>
        ) : null}
      </div>
    </div>
  )
}

function UnitTile({
  unit,
  number,
  learnt: { progress },
}: {
  unit: UnitOutline
  number: number
  learnt: Learnt
}): ReactNode {
  const done = unit.lessons.filter(({ id }) => progress.done.has(id)).length
  const isDone = done === unit.lessons.length
  return (
    <li>
      <Link
        href={`/learn/${unit.id}`}
        className={css['unit']}
        aria-current={progress.next?.unit.id === unit.id ? 'step' : undefined}
      >
        <span className={`${css['number']} ${isDone ? css['isDone'] : ''}`}>
          {isDone ? <CheckIcon /> : number}
          <span className="visually-hidden">{isDone ? t('course.lessonDone') : null}</span>
        </span>
        <span className={css['names']}>
          <UnitName unit={unit} />
        </span>
        <span className={css['far']}>
          <Beads unit={unit} done={progress.done} />
          <span className="small muted">{t('course.done', { done, count: unit.lessons.length })}</span>
        </span>
      </Link>
    </li>
  )
}

function Path({ learnt }: { learnt: Learnt }): ReactNode {
  const { units } = learnt.course
  return EXERCISE_LEVELS.map((level) => (
    <section key={level} aria-labelledby={`level-${level}`}>
      <h2 id={`level-${level}`} className={css['level']}>
        {t(`course.level.${level}`)}
      </h2>
      <ol className={`grid two-if-wide ${css['path']}`}>
        {units.map((unit, index) =>
          unit.level === level ? <UnitTile key={unit.id} unit={unit} number={index + 1} learnt={learnt} /> : null,
        )}
      </ol>
    </section>
  ))
}

/** The whole course: where to go on, what is due, and every unit with how far it is done. */
export default function LearnPage(): ReactNode {
  return (
    <div className="stack">
      <div className={`cloth ${css['head']}`}>
        <h1>{t('course.title')}</h1>
        <p>{t('course.lead')}</p>
      </div>
      <CourseFrame>
        {(learnt) => (
          <>
            <Onward learnt={learnt} />
            <Path learnt={learnt} />
          </>
        )}
      </CourseFrame>
    </div>
  )
}
