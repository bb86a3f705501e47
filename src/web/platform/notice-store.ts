import { createStore } from './create-store.ts'

/** A sentence shown over the page until it is closed; null where there is none. */
export const noticeStore = createStore<string | null>(null)
