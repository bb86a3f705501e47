import { learningCalls } from '#contract/learning.ts'
import { signInStore } from '../account/account-store.ts'
import { keptAccount } from '../account/kept-account.ts'
import { callApi } from '../../platform/call-api.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { keepTrying } from '../../platform/offline/keep-trying.ts'
import { GUEST } from '../../platform/offline/event-store.ts'
import { sendOutbox } from '../../platform/offline/outbox.ts'
import { syncEvents, type ListEvents } from '../../platform/offline/sync-events.ts'
import { sendBatch } from './send-batch.ts'
import { currentOwner, learningStore, refreshProgress, takeDrafts } from './learning-store.ts'

const list: ListEvents = async (after) => {
  const result = await callApi<'listEvents'>(learningCalls.listEvents, after === undefined ? {} : { after })
  if (!result.ok) throw new Error(`The events were not read: ${result.code}.`)
  return result.output
}

/** Asks for a guardian's switches, for a child or teen only. */
async function hearGuardian(): Promise<void> {
  const signIn = signInStore.get()
  if (signIn.status === 'signed-in' && signIn.account.ageBand !== 'adult')
    await (await import('../account/hear-switches.ts')).hearSwitches()
}

/** Sends the hand-ins that wait on this device. Most learners have none, and load nothing for it. */
const sendWork = async (owner: string): Promise<'sent' | 'later'> =>
  readStored('handIns') === null ? 'sent' : (await import('../assignments/send-hand-ins.ts')).sendHandIns(owner)

/** Sends what is unsent and fetches what is new, for who is signed in. */
async function attempt(): Promise<'sent' | 'later'> {
  const owner = currentOwner()
  // Another tab may have logged somebody else in since: what one learnt is never sent as another's.
  const kept = keptAccount()
  if (owner === undefined || owner === GUEST || (kept && kept.id !== owner)) return 'sent'
  const sent = await sendOutbox(learningStore, owner, sendBatch, navigator.locks as LockManager | undefined)
  const handedIn = await sendWork(owner)
  await hearGuardian()
  const fetched = await syncEvents(learningStore, owner, list)
  await refreshProgress()
  return sent === 'sent' && handedIn === 'sent' && fetched === 'synchronised' ? 'sent' : 'later'
}

const trying = keepTrying(attempt, {
  later: (act, milliseconds) => setTimeout(act, milliseconds),
  cancel: (timer) => clearTimeout(timer as number),
  random: Math.random,
})

/** Synchronises now, and goes on trying while the server can't be reached. */
export const synchronise = (): void => trying.wake()

/**
 * Stops sending and loading. It settles when the current run has ended, so that no data of a learner is stored after
 * its deletion.
 */
export const stopSynchronising = (): Promise<void> => trying.stop()

/** Sends what is still unsent before somebody signs out; false where something stays. */
export async function sendBeforeSignOut(): Promise<boolean> {
  await stopSynchronising()
  const owner = currentOwner()
  if (owner === undefined) return false
  await takeDrafts([owner], owner)
  const sent = await sendOutbox(learningStore, owner, sendBatch, navigator.locks as LockManager | undefined)
  return (await sendWork(owner)) === 'sent' && sent === 'sent'
}

let started = false

/** Synchronises now, and again whenever the network is back or the page is looked at again. */
export function startSynchronising(): void {
  synchronise()
  if (started) return
  started = true
  addEventListener('online', synchronise)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') synchronise()
  })
}
