import { useEffect } from 'react'
import { signInStore } from '../account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { progressStore, type KnownProgress } from './progress-store.ts'

/** Returns the learner's progress. It is null until it has been read from the device, which the first call begins. */
export function useProgress(): KnownProgress {
  const { status } = useStore(signInStore)
  useEffect(() => {
    if (status !== 'unknown') void import('./learning-store.ts').then(({ refreshProgress }) => refreshProgress())
  }, [status])
  return useStore(progressStore)
}

/**
 * Returns the learner's progress, read only with an account or on a device that stored an answer before. A new device
 * doesn't fetch the learning platform for a score of zero.
 */
export function useStartedProgress(): KnownProgress {
  const { status } = useStore(signInStore)
  useEffect(() => {
    if (status === 'signed-in' || (status === 'guest' && readStored('deviceId') !== null))
      void import('./learning-store.ts').then(({ refreshProgress }) => refreshProgress())
  }, [status])
  return useStore(progressStore)
}
