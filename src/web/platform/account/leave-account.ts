import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../call-api.ts'
import { currentLanguage, loadText, t } from '../i18n/translate.ts'
import { currentOwner, learningStore } from '../learning/learning-store.ts'
import { sendAllUnsent } from './before-sign-out.ts'
import { sendBeforeSignOut } from '../learning/synchronise.ts'
import { noticeStore } from '../notice-store.ts'
import { removeStored } from '../offline/device-storage.ts'

/** What is kept outside the event store of who learnt here: the next one at this device begins with nothing of it. */
const OF_THE_LEARNER = ['account', 'khulu', 'khuluAccount', 'lesson', 'placement', 'gamePoints', 'switches'] as const

/**
 * Signs out: sends what is unsent, answers and conversations, ends the session on the server, and takes the learner's events, conversations, half-done lesson and game off this device. Without a
 * network nobody is signed out, because the session would go on and unsent answers would be lost: a notice says so.
 */
export async function leaveAccount(): Promise<void> {
  const owner = currentOwner()
  const sent = await sendBeforeSignOut() && await sendAllUnsent()
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
  await learningStore.removeOwner(owner)
  for (const name of OF_THE_LEARNER) removeStored(name)
  location.assign(next)
}
