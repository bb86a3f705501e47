import { useEffect, useState } from 'react'
import { localDay, type DayNumber } from '#core/days/local-day.ts'
import { recentLearning, type RecentLearning } from '#core/progress/recent-learning.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { localMoment } from '../../parts/learning/local-moment.ts'
import { useProgress } from '../../parts/learning/use-progress.ts'

/** Returns the learner's current day. */
export function todayHere(): DayNumber {
  const { at, utcOffsetMinutes } = localMoment()
  return localDay(Date.parse(at), utcOffsetMinutes)
}

/** Returns the learner's activity today and in the past few days; undefined until it is read. */
export function useRecent(): RecentLearning | undefined {
  const { status } = useStore(signInStore)
  const known = useProgress()
  const answers = known?.progress.answers
  const [recent, setRecent] = useState<RecentLearning>()
  useEffect(() => {
    if (status === 'unknown' || answers === undefined) return
    void import('../../parts/learning/learning-store.ts')
      .then(({ readEvents }) => readEvents())
      .then((events) => setRecent(recentLearning(events, todayHere())))
  }, [status, answers])
  return recent
}

/** Returns the name for the greeting; empty for a guest. */
export function useFirstName(): string {
  const signIn = useStore(signInStore)
  return signIn.status === 'signed-in' ? signIn.account.firstName : ''
}
