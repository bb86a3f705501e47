import { createStore } from '../../platform/create-store.ts'

/** An act with its way back. */
export type Undoable = { text: string; undo: () => void }

/** Latest act that can be undone; null without one. */
export const undoStore = createStore<Undoable | null>(null)

/** Says what was done and offers to undo it. It stays until it is used, closed or replaced. */
export const offerUndo = (text: string, undo: () => void): void => undoStore.set({ text, undo })
