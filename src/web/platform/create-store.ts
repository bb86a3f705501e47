import { useSyncExternalStore } from 'react'

/** A value that the page shows and that changes outside it: the account, the guest session, progress. */
export type Store<State> = {
  get: () => State
  set: (state: State) => void
  subscribe: (listener: () => void) => () => void
  /** First state; prerendered pages show it. */
  initial: State
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Returns the store's value; the component is drawn again when it changes. */
export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial)
