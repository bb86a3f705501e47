import type { LearningEvent } from '#core/learning/learning-event.ts'
import { foldProgress } from '#core/progress/fold-progress.ts'
import { signInStore } from '../account/account-store.ts'
import { GUEST, type Owner } from '../offline/event-store.ts'
import { openStore } from '../offline/open-store.ts'
import { localMoment } from './local-moment.ts'
import { progressStore } from './progress-store.ts'

/** The events of this device. */
export const learningStore = openStore()

/** Whose events are kept now: the signed-in learner's, otherwise the guest's. */
export function currentOwner(): Owner {
  const signIn = signInStore.get()
  return signIn.status === 'signed-in' ? signIn.account.id : GUEST
}

/** What was read last: a device with thousands of answers is not read again after each. */
let read: { owner: Owner; events: LearningEvent[] } | undefined

const show = (events: readonly LearningEvent[]): void =>
  progressStore.set({ progress: foldProgress(events, localMoment()), kept: learningStore.kept() })

/** Reads the owner's events again and shows what they add up to. */
export async function refreshProgress(): Promise<void> {
  const owner = currentOwner()
  const events = await learningStore.list(owner)
  // Somebody may have signed in or out while the device was reading.
  if (owner !== currentOwner()) return
  read = { owner, events }
  show(events)
}

/** All events of who learns now, as this device has them. */
export async function readEvents(): Promise<readonly LearningEvent[]> {
  if (read?.owner !== currentOwner()) await refreshProgress()
  return read?.events ?? []
}

/** Keeps a new event and shows what it adds to. */
export async function keepEvent(owner: Owner, event: LearningEvent): Promise<void> {
  await learningStore.append(owner, event)
  if (read?.owner !== owner) return refreshProgress()
  read.events.push(event)
  show(read.events)
}
