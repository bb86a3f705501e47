import { forgetLearner } from '../account/forget-learner.ts'
import { removeEvents } from '../learning/learning-store.ts'
import { GUEST } from '../../platform/offline/event-store.ts'
import { startAnotherGuestSession } from './guest-session.ts'

/**
 * The guest starts anew: a fresh session, and nothing of the one before stays on the device. The page has to be opened
 * again: it holds what it showed.
 */
export async function forgetGuest(): Promise<void> {
  if (!startAnotherGuestSession()) return
  await removeEvents(GUEST)
  forgetLearner()
}
