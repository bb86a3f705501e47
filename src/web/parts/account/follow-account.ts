import { STORED_KEYS } from '../../platform/offline/device-storage.ts'
import { signInStore } from './account-store.ts'
import { keptAccount } from './kept-account.ts'

/**
 * Reloads the page if the account of this device has changed since it was drawn. Nothing of the former person stays on
 * the screen or is sent as theirs.
 */
function followAccount(): void {
  const state = signInStore.get()
  if (state.status !== 'unknown' && (state.status === 'guest' ? undefined : state.account.id) !== keptAccount()?.id)
    location.reload()
}

/** Watches logins and logouts in other tabs, and returns to a cached page (ASVS 5.0, 14.3.1). */
export function watchAccount(): void {
  addEventListener('storage', ({ key }) => {
    if (key === STORED_KEYS.account) followAccount()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followAccount()
  })
}
