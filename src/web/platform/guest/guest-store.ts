import type { GuestDescription } from '#core/guest/describe-guest-session.ts'
import { createStore } from '../create-store.ts'

/** The guest session as the banner and the notices show it; null until it is known, and while somebody is signed in. */
export const guestStore = createStore<GuestDescription | null>(null)
