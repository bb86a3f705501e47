import '../../ui/feedback.css'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { LearnInstead } from '../../parts/content/learn-instead.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useCourse, type LearntCourse } from '../../parts/course/use-course.ts'

/** Frame of a page of the course: the loaded course, or the state of loading. */
export function CourseFrame({
  heading,
  children,
}: {
  /** Heading of a page whose own heading stands in the course. */
  heading?: string
  children: (course: NonNullable<LearntCourse>) => ReactNode
}): ReactNode {
  const title = heading === undefined ? null : <h1 className="visually-hidden">{heading}</h1>
  const fetched = useCourse()
  if (fetched.phase === 'loading')
    return (
      <div className="empty">
        {title}
        <Spinner label={t('course.loading')} />
      </div>
    )
  if (fetched.phase === 'failed') {
    return (
      <div className="empty" role="status">
        {title}
        <p>{t('course.failed')}</p>
        <button type="button" className="button" onClick={fetched.retry}>
          {t('course.tryAgain')}
        </button>
      </div>
    )
  }
  if (fetched.value === null) {
    return (
      <div className="empty">
        {title}
        <p>{t('course.notYet')}</p>
        <LearnInstead ability="course" text="course.learnOther" />
      </div>
    )
  }
  return children(fetched.value)
}
