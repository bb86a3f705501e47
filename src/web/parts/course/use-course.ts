import { useEffect, useMemo, useState } from 'react'
import { courseProgress, type CourseProgress } from '#core/course/course-progress.ts'
import type { CourseOutline } from '#core/course/outline-course.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { masteryOf, type Mastery } from '#core/course/mastery.ts'
import { foldCards } from '#core/scheduling/fold-cards.ts'
import { planReviews } from '#core/scheduling/plan-reviews.ts'
import { signInStore } from '../account/account-store.ts'
import { loadCardPlaces, loadCourse } from '../content/load-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { localMoment } from '../learning/local-moment.ts'
import { useProgress } from '../learning/use-progress.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { useFetched, type Fetched } from '../../platform/use-fetched.ts'
import { localDay } from '#core/days/local-day.ts'

/** Course with the learner's progress, due cards and mastery; null if the language has no course. */
export type LearntCourse = { course: CourseOutline; progress: CourseProgress; due: number; mastery: Mastery } | null

/** Returns the events of who learns, read when it is known who that is, and again when there are more. */
function useEvents(): readonly LearningEvent[] | undefined {
  const { status } = useStore(signInStore)
  const answers = useProgress()?.progress.answers
  const [events, setEvents] = useState<readonly LearningEvent[]>()
  useEffect(() => {
    if (status !== 'unknown' && answers !== undefined)
      void import('../learning/learning-store.ts')
        .then(({ readEvents }) => readEvents())
        .then((read) => setEvents([...read]))
  }, [status, answers])
  return events
}

async function load(language: LearningLanguage) {
  const [course, places] = await Promise.all([loadCourse(language), loadCardPlaces(language)])
  return course && { course, places }
}

export function useCourse(): Fetched<LearntCourse> {
  const language = useStore(learningLanguageStore)
  const events = useEvents()
  const fetched = useFetched(`${language} ${currentLanguage()}`, () => load(language))
  const value = fetched.phase === 'ready' ? fetched.value : undefined
  const learnt = useMemo((): LearntCourse | undefined => {
    if (!value || events === undefined) return undefined
    const { course, places } = value
    const { at, utcOffsetMinutes } = localMoment()
    const today = localDay(Date.parse(at), utcOffsetMinutes)
    const cards = foldCards(events, language)
    const { today: due } = planReviews(
      cards.values(),
      today,
      [...cards.values()].filter(({ lastReview }) => lastReview === today).length,
    )
    return {
      course,
      progress: courseProgress(course, events, readStored('placement')),
      due: due.length,
      mastery: masteryOf(course.units, places, cards, today),
    }
  }, [value, events, language])
  if (fetched.phase !== 'ready') return fetched
  if (fetched.value === null) return { phase: 'ready', value: null }
  return learnt ? { phase: 'ready', value: learnt } : { phase: 'loading' }
}
