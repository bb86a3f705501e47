import { learningStore, refreshProgress } from '../learning/learning-store.ts'
import { GUEST } from '../offline/event-store.ts'
import { startAnotherGuestSession } from './guest-session.ts'

/** The guest starts anew: a fresh session, and nothing of the one before stays on the device. */
export async function forgetGuest(): Promise<void> {
  if (!startAnotherGuestSession()) return
  await learningStore.removeOwner(GUEST)
  await refreshProgress()
}
