import { useEffect, useState } from 'react'
import { courseProgress, type CourseProgress } from '#core/course/course-progress.ts'
import type { CourseOutline } from '#core/course/outline-course.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { foldCards } from '#core/scheduling/fold-cards.ts'
import { planReviews } from '#core/scheduling/plan-reviews.ts'
import { signInStore } from '../../platform/account/account-store.ts'
import { loadCourse } from '../../platform/content/load-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { localMoment } from '../../platform/learning/local-moment.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { useFetched, type Fetched } from '../../platform/use-fetched.ts'
import { localDay } from '#core/days/local-day.ts'

/** The course with how far the learner has come and how much is due today; null where the language has no course. */
export type LearntCourse = { course: CourseOutline; progress: CourseProgress; due: number } | null

/** The events of who learns, read when it is known who that is. */
function useEvents(): readonly LearningEvent[] | undefined {
  const { status } = useStore(signInStore)
  const [events, setEvents] = useState<readonly LearningEvent[]>()
  useEffect(() => {
    if (status !== 'unknown') void import('../../platform/learning/learning-store.ts').then(({ readEvents }) => readEvents()).then((read) => setEvents([...read]))
  }, [status])
  return events
}

export function useCourse(): Fetched<LearntCourse> {
  const language = useStore(learningLanguageStore)
  const events = useEvents()
  const fetched = useFetched(`${language} ${currentLanguage()}`, () => loadCourse(language))
  if (fetched.phase !== 'ready') return fetched
  if (fetched.value === null) return { phase: 'ready', value: null }
  if (events === undefined) return { phase: 'loading' }
  const moment = localMoment()
  const today = localDay(Date.parse(moment.at), moment.utcOffsetMinutes)
  const cards = foldCards(events, language)
  const { today: due } = planReviews(cards.values(), today, [...cards.values()].filter(({ lastReview }) => lastReview === today).length)
  return { phase: 'ready', value: { course: fetched.value, progress: courseProgress(fetched.value, events, readStored('placement')), due: due.length } }
}
