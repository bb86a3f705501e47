import { boundEventTime } from '#core/learning/event-time.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { foldProgress } from '#core/progress/fold-progress.ts'
import { signInStore } from '../account/account-store.ts'
import { draftsOf, GUEST, refusedOf, type Owner } from '../../platform/offline/event-store.ts'
import { openStore } from '../../platform/offline/open-store.ts'
import { localMoment } from './local-moment.ts'
import { progressStore } from './progress-store.ts'

/** The events of this device. */
export const learningStore = openStore()

/** Returns the owner of new events: the signed-in learner, otherwise the guest. Undefined until it is known. */
export function currentOwner(): Owner | undefined {
  const signIn = signInStore.get()
  if (signIn.status === 'unknown') return undefined
  return signIn.status === 'signed-in' ? signIn.account.id : GUEST
}

/** Cache of the last reading, so that thousands of answers aren't read again after each one. */
let read: { owner: Owner; events: LearningEvent[]; refused: number } | undefined

/** Bounds the time of an unjudged event as the server will; a guest's is bounded when an account begins. */
function boundTime(owner: Owner, event: LearningEvent): LearningEvent {
  if (owner === GUEST || 'verified' in event) return event
  const { time, isCorrected } = boundEventTime(Date.parse(event.occurredAt), { now: Date.now() })
  return isCorrected ? { ...event, occurredAt: new Date(time).toISOString() } : event
}

const show = ({ owner, events, refused }: NonNullable<typeof read>): void =>
  progressStore.set({
    progress: foldProgress(
      events.map((event) => boundTime(owner, event)),
      localMoment(),
    ),
    kept: learningStore.kept(),
    refused,
  })

/** Makes answers of theirs that aren't settled the owner's, as they were given. */
export const takeDrafts = async (from: readonly Owner[], owner: Owner): Promise<void> =>
  void (await Promise.all(from.map((one) => learningStore.reown(draftsOf(one), owner))))

/** Takes all of an owner's events off this device, with those that aren't settled or were refused. */
export const removeEvents = async (owner: Owner): Promise<void> =>
  void (await Promise.all([owner, draftsOf(owner), refusedOf(owner)].map((one) => learningStore.removeOwner(one))))

/** Owner whose drafts were looked for. */
let looked: Owner | undefined

/** Takes up what was answered here and not settled before its page was left: once a page. */
async function takeLeftDrafts(owner: Owner): Promise<void> {
  if (looked === owner) return
  looked = owner
  await takeDrafts([owner, ''], owner)
}

/** Reads the owner's events again and shows what they add up to; nothing until it is known who is here. */
export async function refreshProgress(): Promise<void> {
  const owner = currentOwner()
  if (owner === undefined) return
  await takeLeftDrafts(owner)
  const events = await learningStore.list(owner)
  const refused = owner === GUEST ? 0 : (await learningStore.list(refusedOf(owner))).length
  // Somebody may have signed in or out while the device was reading.
  if (owner !== currentOwner()) return
  read = { owner, events, refused }
  show(read)
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
  if (!read.events.some(({ id }) => id === event.id)) read.events.push(event)
  show(read)
}
