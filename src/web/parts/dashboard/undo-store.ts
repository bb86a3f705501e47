import { createStore } from '../../platform/create-store.ts'

/** What was just done, with the way back; null if there is nothing to undo. */
export type Undoable = { text: string; undo: () => void }

export const undoStore = createStore<Undoable | null>(null)

/** Says what was done and offers to undo it. It stays until it is used, closed or replaced. */
export const offerUndo = (text: string, undo: () => void): void => undoStore.set({ text, undo })
