import { createStore } from './create-store.ts'

/** Requested dialog; its drawing code loads when it is first needed. */
export type DialogRequest = { name: 'login'; error?: string } | null

export const dialogStore = createStore<DialogRequest>(null)

/** Asks for the login dialog; `error` is a sentence that it shows. */
export const openDialog = (name: 'login', error?: string): void =>
  dialogStore.set(error === undefined ? { name } : { name, error })

export const closeDialog = (): void => dialogStore.set(null)
