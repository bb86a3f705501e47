import type { GuestDescription } from '#core/guest/describe-guest-session.ts'
import { createStore } from '../../platform/create-store.ts'

/** Guest session for banner and notices; null until it is known, and while an account is signed in. */
export const guestStore = createStore<GuestDescription | null>(null)
