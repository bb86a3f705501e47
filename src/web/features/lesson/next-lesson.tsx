import { useEffect, type ReactNode } from 'react'
import { useCourse } from '../../parts/course/use-course.ts'
import { lessonAddress } from '../../parts/lesson/lesson-place.ts'
import { t } from '../../platform/i18n/translate.ts'
import { navigate } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Leads to the lesson that comes next for who learns; to the course where there is none. */
export default function NextLesson(): ReactNode {
  const fetched = useCourse()
  const isReady = fetched.phase === 'ready'
  const next = isReady ? fetched.value?.progress.next : undefined
  const isFailed = fetched.phase === 'failed'
  useEffect(() => {
    if (isReady || isFailed) navigate(next ? lessonAddress(next.lesson.id) : '/learn', { replace: true })
  }, [isReady, isFailed, next])
  return (
    <div className="empty">
      <h1 className="visually-hidden">{t('lesson.pageTitle')}</h1>
      <Spinner label={t('lesson.loading')} />
    </div>
  )
}
