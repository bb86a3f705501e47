import type { Progress } from '#core/progress/fold-progress.ts'
import { createStore } from '../../platform/create-store.ts'
import type { Kept } from '../../platform/offline/event-store.ts'

/** Progress from the events on this device; null until they have been read. */
export type KnownProgress = { progress: Progress; kept: Kept; refused: number } | null

export const progressStore = createStore<KnownProgress>(null)
