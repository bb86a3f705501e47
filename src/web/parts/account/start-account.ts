import { GET_ME, SIGNED_IN_COOKIE } from '#contract/get-me.ts'
import { callApi } from '../../platform/call-api.ts'
import { keptAccount } from './kept-account.ts'
import { signInStore, type Account } from './account-store.ts'

const isSignedInHere = (): boolean => document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)

/** Finds the signed-in account. Without the cookie nobody is asked; offline it is the last one of this device. */
async function findAccount(): Promise<Account | undefined> {
  if (!isSignedInHere()) return undefined
  const result = await callApi<'getMe'>(GET_ME, {})
  if (result.ok) return result.output.account ?? undefined
  return keptAccount()
}

/** Finds and shows the signed-in account at app start. The background does the rest, see `account-session.ts`. */
export async function startAccount(): Promise<void> {
  const account = await findAccount()
  if (account === undefined) delete document.documentElement.dataset['account']
  signInStore.set(account === undefined ? { status: 'guest' } : { status: 'signed-in', account })
}

/** Signs out on the server and leaves nothing of the learner on this device. Loaded when it is first needed. */
export const signOut = async (): Promise<void> => (await import('./leave-account.ts')).leaveAccount()
