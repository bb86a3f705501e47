import { guestCalls } from '#contract/guest.ts'
import { transferGuestSession } from '#core/guest/transfer-guest-session.ts'
import { callApi } from '../../platform/call-api.ts'
import { clearGuestSession, guestSessionToTransfer } from '../guest/guest-session.ts'
import { guestStore } from '../guest/guest-store.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { GUEST } from '../../platform/offline/event-store.ts'
import { learningStore, refreshProgress, takeDrafts } from '../learning/learning-store.ts'
import { startSynchronising } from '../learning/synchronise.ts'
import { keepAccount } from './kept-account.ts'
import { signInStore, type Account } from './account-store.ts'
import { hearNear } from './hear-near.ts'
import { isOwnGuest } from './is-own-guest.ts'

/**
 * Transfers the guest's data on this device to the account, and clears the guest session. After an interruption it
 * continues at the next start. A repetition changes nothing: events keep their ids, and the server knows the session.
 */
async function transferGuest(account: Account): Promise<void> {
  guestStore.set(null)
  if (!isOwnGuest(account)) return
  await Promise.all([learningStore.reown(GUEST, account.id), takeDrafts([GUEST], account.id)])
  const session = guestSessionToTransfer()
  const { data } = transferGuestSession(session, account.id)
  if (session === undefined) return
  const result =
    Object.keys(data).length === 0
      ? ({ ok: true, output: {} } as const)
      : await callApi<'transferGuestSession'>(guestCalls.transferGuestSession, {
          guestSessionId: session.id,
          createdAt: session.createdAt,
          data,
        })
  if (!result.ok) return
  clearGuestSession()
  hearNear(result.output)
}

/** Shows that somebody is logged in, takes over the guest's work on this device, and synchronises. */
export async function enterAccount(account: Account): Promise<void> {
  keepAccount(account)
  document.documentElement.dataset['account'] = ''
  signInStore.set({ status: 'signed-in', account })
  await transferGuest(account)
  await refreshProgress()
  startSynchronising()
  if (readStored('assignment') !== null) await (await import('../assignments/own-work.ts')).resumeOpenWork(account.id)
}
