import { createStore } from '../../platform/create-store.ts'
import type { Voice } from './fetch-sound.ts'

/** State of the last pressed sound button: loading, playing, played, no clip, or failed. */
export type Hearing = 'loading' | 'playing' | 'heard' | 'missing' | 'failed'

/** One sound at a time: only the last button that was pressed has something to say. */
export const hearStore = createStore<{ button: string; hearing: Hearing; by?: Voice | undefined } | null>(null)
