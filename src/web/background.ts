import { untilTermsDialog } from '#core/terms/terms-dialog.ts'
import { onceKnown, signInStore, type SignInState } from './parts/account/account-store.ts'
import { watchAccount } from './parts/account/follow-account.ts'
import { whenSigningOut } from './parts/account/before-sign-out.ts'
import { refreshGuestSession, startGuestSession } from './parts/guest/guest-session.ts'
import { guestStore } from './parts/guest/guest-store.ts'
import { noticeStore } from './platform/notice-store.ts'
import { readStored, removeStored } from './platform/offline/device-storage.ts'
import { dialogStore } from './platform/open-dialog.ts'
import { startOperatorOnceNeeded } from './parts/operator/start-operator.ts'

const MINUTE = 60_000

/** Milliseconds before the app is stored for offline use, so that it doesn't slow the first look. */
const OFFLINE_AFTER_MS = 3000

let shown = false

/** Loads and draws the overlays when the first one is needed. */
function showOverlays(): void {
  if (shown) return
  shown = true
  void import('./overlays.tsx').then(({ drawOverlays }) => drawOverlays())
}

/** Tells the guest that something is saved, or that the session is over. */
function watchGuest(): void {
  const guest = guestStore.get()
  if (guest !== null && (guest.hasUnsavedData || guest.status !== 'active')) showOverlays()
}

/** Starts or continues the guest session of this device. It tells a person whose login has ended that they are logged out. */
function enterAsGuest(): void {
  if (readStored('account') !== null)
    void import('./parts/account/tell-ended.ts').then(({ tellEnded }) => tellEnded('logged-out'))
  removeStored('account')
  startGuestSession()
  setInterval(() => {
    if (signInStore.get().status === 'guest') refreshGuestSession()
  }, MINUTE)
}

/** Runs once it is known who is logged in. */
function enter(state: SignInState): void {
  if (state.status === 'guest') enterAsGuest()
  if (state.status === 'signed-in')
    void import('./parts/account/account-session.ts').then(({ enterAccount }) => enterAccount(state.account))
}

/**
 * Starts everything that can wait until the page is drawn: the guest session or account, dialogs and notices. A first
 * visit doesn't load other parts.
 */
export function startBackground(): void {
  whenSigningOut(
    async () =>
      readStored('khuluAccount') === null || (await (await import('./features/khulu/send-unsent.ts')).sendUnsent()),
  )
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(() => {
      void import('./platform/offline/start-offline.ts').then(({ startOffline }) => startOffline())
    }, OFFLINE_AFTER_MS)
  }
  if (location.search.includes('account=deleted'))
    void import('./parts/account/tell-ended.ts').then(({ tellEnded }) => tellEnded('deleted'))
  if (location.search.includes('login='))
    void import('./parts/account/show-login-error.ts').then(({ showLoginError }) => showLoginError())
  if (location.search.includes('r=') || readStored('referral') !== null)
    void import('./parts/account/referral.ts').then(({ tendReferral }) => tendReferral(location.search))
  const terms = untilTermsDialog(readStored('termsAccepted') !== null, performance.now())
  if (terms !== null) setTimeout(showOverlays, terms)
  guestStore.subscribe(watchGuest)
  watchAccount()
  for (const store of [dialogStore, noticeStore]) {
    if (store.get() !== null) showOverlays()
    store.subscribe(showOverlays)
  }
  onceKnown(enter)
  startOperatorOnceNeeded()
}
