import { signInStore } from '../../parts/account/account-store.ts'
import { keepChat, readKeptChat } from './chat-places.ts'
import type { AccountHistory } from './conversation-state.ts'
import { synchroniseHistory } from './synchronise-history.ts'

/** Tells whether the server knows all that was said here, and that it was cleared. */
export const isAllSent = (history: Pick<AccountHistory, 'unsent' | 'clearPressedAt'> | undefined): boolean =>
  history === undefined || (history.unsent.length === 0 && history.clearPressedAt === null)

/** Sends messages of the account that the server doesn't have. Returns false if another try may succeed later. */
export async function sendUnsent(): Promise<boolean> {
  const state = signInStore.get()
  if (state.status !== 'signed-in') return true
  const { account } = state
  if (isAllSent(readKeptChat(account).history)) return true
  const isRefused = await synchroniseHistory({
    read: () => readKeptChat(account),
    change: (how) => keepChat(account, how(readKeptChat(account))),
  })
  // A message that the server refuses for good would keep the person logged in for ever.
  return isRefused || isAllSent(readKeptChat(account).history)
}
