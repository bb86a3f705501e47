import { createStore } from '../../platform/create-store.ts'

/** Text of the page of results. It stays in memory: names don't belong into addresses. */
export const searchedStore = createStore('')
