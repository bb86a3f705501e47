import { boundEventTime } from '#core/learning/event-time.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { progressOf } from '#core/progress/fold-progress.ts'
import {
  changeCount,
  countAll,
  readCount,
  writeCount,
  type RunningCount,
  type StoredCount,
} from '#core/progress/running-count.ts'
import { AGGREGATE_VERSION } from '#core/progress/store-aggregate.ts'
import { signInStore } from '../account/account-store.ts'
import { draftsOf, GUEST, refusedOf, type ChangePlace, type Owner } from '../../platform/offline/event-store.ts'
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

/** Bounds the time of an unjudged event as the server will; a guest's is bounded when an account begins. */
function boundTime(owner: Owner, event: LearningEvent): LearningEvent {
  if (owner === GUEST || 'verified' in event) return event
  const { time, isCorrected } = boundEventTime(Date.parse(event.occurredAt), { now: Date.now() })
  return isCorrected ? { ...event, occurredAt: new Date(time).toISOString() } : event
}

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

/** Count of the owner's events that the page shows. */
type Shown = { owner: Owner; count: RunningCount; place: ChangePlace | undefined; isStored: boolean }
let shown: Shown | undefined

/** Changes after which the count is stored again; a page that opens later counts as many. */
const CHANGES_BETWEEN = 300
let unstored = 0

const boundTimes = (owner: Owner, events: readonly LearningEvent[]): LearningEvent[] =>
  events.map((event) => boundTime(owner, event))

/** Reads the count that an earlier page stored. */
async function readStoredCount(owner: Owner): Promise<Shown | undefined> {
  const derived = await learningStore.readDerived(owner)
  const stored = derived?.value as (StoredCount & { version: number }) | undefined
  if (derived === undefined || stored?.version !== AGGREGATE_VERSION) return undefined
  return { owner, count: readCount(stored), place: derived.place, isStored: true }
}

async function countEverything(owner: Owner): Promise<Shown> {
  const { added, place } = await learningStore.listChanges(owner, undefined)
  unstored = CHANGES_BETWEEN
  return { owner, count: countAll(boundTimes(owner, added)), place, isStored: false }
}

/** Adds what changed since the last count, by this tab or another; counts everything where that isn't enough. */
async function countChanges(before: Shown): Promise<Shown> {
  if (before.place === undefined) return countEverything(before.owner)
  const { owner } = before
  const { added, replaced, isWhole, place } = await learningStore.listChanges(owner, before.place)
  const changes = { added: boundTimes(owner, added), replaced: boundTimes(owner, replaced) }
  if (isWhole || !changeCount(before.count, changes)) return countEverything(owner)
  unstored += added.length + replaced.length
  return { ...before, place }
}

const whenIdle = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act)
}

/** Stores the count when the page is idle, if enough has changed since it was stored. */
function storeCount(): void {
  if (unstored < CHANGES_BETWEEN) return
  unstored = 0
  whenIdle(() => {
    if (shown?.place !== undefined)
      void learningStore.writeDerived(shown.owner, {
        place: shown.place,
        value: { ...writeCount(shown.count), version: AGGREGATE_VERSION },
      })
  })
}

/**
 * Compares a stored count with the number of events, once. Tabs with older code list no changes, so their events may be
 * missing.
 */
function checkStoredCount(): void {
  if (shown?.isStored !== true) return
  shown.isStored = false
  const { owner, count } = shown
  whenIdle(() => {
    void learningStore.count(owner).then((there) => {
      if (shown?.count !== count || count.answers === there) return
      shown.place = undefined
      void refreshProgress()
    })
  })
}

async function refresh(): Promise<void> {
  const owner = currentOwner()
  if (owner === undefined) return
  await takeLeftDrafts(owner)
  const before = shown?.owner === owner ? shown : await readStoredCount(owner)
  const after = before === undefined ? await countEverything(owner) : await countChanges(before)
  const refused = owner === GUEST ? 0 : await learningStore.count(refusedOf(owner))
  // Somebody may have signed in or out while the device was reading.
  if (owner !== currentOwner()) return
  shown = after
  progressStore.set({ progress: progressOf(after.count.total, localMoment()), kept: learningStore.kept(), refused })
  storeCount()
  checkStoredCount()
}

let refreshing: Promise<void> | undefined
let next: Promise<void> | undefined

/**
 * Counts the owner's new events and shows the progress; nothing until the owner is known. Calls during a run share the
 * next one.
 */
export function refreshProgress(): Promise<void> {
  if (next !== undefined) return next
  const run = (): Promise<void> => {
    next = undefined
    refreshing = refresh().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }
  if (refreshing === undefined) return run()
  next = refreshing.then(run, run)
  return next
}

/** Events that pages asked for; later only the changes are read. */
let read: { owner: Owner; events: Map<string, LearningEvent>; place: ChangePlace | undefined } | undefined

/** Reads all events of who learns now, as this device has them. */
export async function readEvents(): Promise<readonly LearningEvent[]> {
  const owner = currentOwner()
  if (owner === undefined) return []
  const before = read?.owner === owner ? read : undefined
  const { added, replaced, isWhole, place } = await learningStore.listChanges(owner, before?.place)
  const events = isWhole || before === undefined ? new Map<string, LearningEvent>() : before.events
  for (const event of [...replaced, ...added]) events.set(event.id, event)
  read = { owner, events, place }
  return [...events.values()]
}

/** Keeps a new event and shows what it adds to. */
export async function keepEvent(owner: Owner, event: LearningEvent): Promise<void> {
  await learningStore.append(owner, event)
  await refreshProgress()
}
