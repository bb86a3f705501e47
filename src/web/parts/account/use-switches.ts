import { useEffect } from 'react'
import type { ChildSwitches } from '#core/people/child-switches.ts'
import { useStore } from '../../platform/create-store.ts'
import { readHeardSwitches, switchesStore } from './switches-store.ts'

/** Returns the learner's switches. */
export function useSwitches(): ChildSwitches {
  useEffect(() => {
    readHeardSwitches()
  }, [])
  return useStore(switchesStore)
}
