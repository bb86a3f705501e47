import { createStore } from '../../platform/create-store.ts'

/** True if a child who can't read has the screen: what must be read waits until a grown-up is back. */
export const littleMode = createStore(false)
