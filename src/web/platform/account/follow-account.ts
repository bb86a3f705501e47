import { STORED_KEYS } from '../offline/device-storage.ts'
import { signInStore } from './account-store.ts'
import { keptAccount } from './kept-account.ts'

/** Opens the page anew where this device has become another's since it was drawn, or nobody's: nothing of who was here stays on the screen, and nothing more is kept or sent as theirs. */
function followAccount(): void {
  const state = signInStore.get()
  if (state.status !== 'unknown' && (state.status === 'guest' ? undefined : state.account.id) !== keptAccount()?.id)
    location.reload()
}

/** Watches for logins and logouts in other tabs, and for coming back to a page that the browser kept as it was (ASVS 5.0, 14.3.1). */
export function watchAccount(): void {
  addEventListener('storage', ({ key }) => {
    if (key === STORED_KEYS.account) followAccount()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followAccount()
  })
}
