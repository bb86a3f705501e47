import { forgetLearner } from '../account/forget-learner.ts'
import { removeEvents } from '../learning/learning-store.ts'
import { GUEST } from '../../platform/offline/event-store.ts'
import { startAnotherGuestSession } from './guest-session.ts'

/** Starts a fresh guest session and deletes everything of the former one. The caller must open the page again. */
export async function forgetGuest(): Promise<void> {
  if (!startAnotherGuestSession()) return
  await removeEvents(GUEST)
  forgetLearner(undefined)
}
