import type { AgeBand } from '#core/people/age-bands.ts'
import { createStore } from '../../platform/create-store.ts'

/** The signed-in person as pages need them. */
export type Account = { id: string; firstName: string; email: string; username: string; ageBand: AgeBand }

/** `unknown` until it is clear whether anybody is signed in. */
export type SignInState = { status: 'unknown' } | { status: 'guest' } | { status: 'signed-in'; account: Account }

/** Returns the start page of an age band: tasks, reviews and progress. */
export const dashboardOf = (ageBand: AgeBand): '/kids-dashboard' | '/adults-dashboard' =>
  ageBand === 'child' ? '/kids-dashboard' : '/adults-dashboard'

export const signInStore = createStore<SignInState>({ status: 'unknown' })

/** Acts once it is known who is here: at once where it is. */
export function onceKnown(act: (state: Exclude<SignInState, { status: 'unknown' }>) => void): void {
  const state = signInStore.get()
  if (state.status !== 'unknown') {
    act(state)
    return
  }
  const end = signInStore.subscribe(() => {
    const now = signInStore.get()
    if (now.status === 'unknown') return
    end()
    act(now)
  })
}
