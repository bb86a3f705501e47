import { useEffect } from 'react'
import { signInStore } from '../account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { progressStore, type KnownProgress } from './progress-store.ts'

/** The learner's progress; null until it has been read from the device, which asking for it begins. */
export function useProgress(): KnownProgress {
  const { status } = useStore(signInStore)
  useEffect(() => {
    if (status !== 'unknown') void import('./learning-store.ts').then(({ refreshProgress }) => refreshProgress())
  }, [status])
  return useStore(progressStore)
}
