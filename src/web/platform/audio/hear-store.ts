import { createStore } from '../create-store.ts'
import type { Voice } from './fetch-sound.ts'

/** What the last button that was pressed to hear something does: fetches, plays, has played, has no clip to play, or can't play it now. */
export type Hearing = 'loading' | 'playing' | 'heard' | 'missing' | 'failed'

/** One sound at a time: only the last button that was pressed has something to say. */
export const hearStore = createStore<{ button: string; hearing: Hearing; by?: Voice | undefined } | null>(null)
