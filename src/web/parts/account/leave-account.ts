import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { clearGuestSession } from '../guest/guest-session.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { currentOwner, removeEvents } from '../learning/learning-store.ts'
import { signInStore } from './account-store.ts'
import { sendAllUnsent } from './before-sign-out.ts'
import { forgetLearner } from './forget-learner.ts'
import { isOwnGuest } from './is-own-guest.ts'
import { sendBeforeSignOut, stopSynchronising } from '../learning/synchronise.ts'
import { noticeStore } from '../../platform/notice-store.ts'
import { readStored } from '../../platform/offline/device-storage.ts'

/** Sends drafts of lessons that only this device has. Drafts that break keep nobody logged in. */
const sendLessonDrafts = async (): Promise<boolean> =>
  readStored('lessonDrafts') === null ||
  (await import('../lesson-drafts/send-drafts.ts')).sendDrafts().catch(() => true)

/**
 * Logs out. It sends unsent answers and conversations and ends the session on the server. Then it deletes the learner's
 * events, conversations, unfinished lesson and game from this device. Offline it refuses with a notice, because the
 * session would go on and unsent answers would be lost.
 */
export async function leaveAccount(): Promise<void> {
  const owner = currentOwner()
  const sent = (await sendBeforeSignOut()) && (await sendAllUnsent()) && (await sendLessonDrafts())
  const result = sent ? await callApi<'signOut'>(accountsCalls.signOut, {}) : undefined
  if (result?.ok !== true) {
    await loadText(currentLanguage(), ['accounts'])
    noticeStore.set(t('accounts.signOutOffline'))
    return
  }
  // Whoever logged in through the hub is logged out there too, and comes home from there.
  await forgetHere(owner, result.output.leaveAt)
}

/** Takes everything of the learner off this device, and begins anew: after signing out, and after the account was deleted. */
export async function forgetHere(owner = currentOwner(), next = '/'): Promise<void> {
  await stopSynchronising()
  if (owner !== undefined) await removeEvents(owner)
  const signIn = signInStore.get()
  // A guest session that could not be handed over yet is the account's own, unless it waits for a child.
  if (signIn.status === 'signed-in' && isOwnGuest(signIn.account)) clearGuestSession()
  forgetLearner(owner)
  location.assign(next)
}
