import type { LearningEvent } from '#core/learning/learning-event.ts'

/** Owner of events: a learner's id, or `guest`. */
export type Owner = string

/** The owner of what is learnt without an account. */
export const GUEST: Owner = 'guest'

/**
 * Returns the owner key of unconfirmed answers, stored apart from the events of their likely owner. An empty text is an
 * unknown owner.
 */
export const draftsOf = (owner: Owner): Owner => `draft ${owner}`

/** Returns the owner of events that the server will never take: they stay on this device, and count no more. */
export const refusedOf = (owner: Owner): Owner => `refused ${owner}`

/** Place of stored events: the device or, if it fails, memory while the page is open. */
export type Kept = 'device' | 'memory'

/** Place in the list of an owner's changes. `list` tells lists apart: each removal of events begins a new one. */
export type ChangePlace = { list: number; at: number }

/**
 * Changes since a place. Without `place` they can't be continued. If `isWhole`, `added` holds all events of the owner.
 */
export type EventChanges = {
  added: LearningEvent[]
  /** Events that took the place of one with the same id. */
  replaced: LearningEvent[]
  isWhole: boolean
  place: ChangePlace | undefined
}

/** Something derived from an owner's events up to a place. It may be lost without harm. */
export type Derived = { place: ChangePlace; value: unknown }

/** Changes that a store lists for each owner. A reader that is further behind gets all events. */
export const LISTED_CHANGES = 2000

/**
 * The learner's events on this device. An event is known by owner and id, so whatever is repeated changes nothing.
 * On the device's own store every call can fail; `openStore` gives one that never does.
 */
export type EventStore = {
  /** Returns the place of everything given to this store so far. */
  kept: () => Kept
  /** Keeps an event that is still to be sent. One that is already there stays as it is. */
  append: (owner: Owner, event: LearningEvent) => Promise<void>
  /** All events of an owner, in the order of their ids. */
  list: (owner: Owner) => Promise<LearningEvent[]>
  /** Lists the changes since a place, by any tab; all events without a place or if too much has changed. */
  listChanges: (owner: Owner, since: ChangePlace | undefined) => Promise<EventChanges>
  /** Returns the number of an owner's events. */
  count: (owner: Owner) => Promise<number>
  /** The first events still to be sent, at most `limit`, in the order of their ids. */
  listUnsent: (owner: Owner, limit: number) => Promise<LearningEvent[]>
  /** Marks events as sent; ids that aren't there are passed over. */
  markSent: (owner: Owner, ids: readonly string[]) => Promise<void>
  /** Puts events as the server judged them over what is there; they need no sending. */
  putJudged: (owner: Owner, events: readonly LearningEvent[]) => Promise<void>
  /** Takes events away; ids that aren't there are passed over. */
  remove: (owner: Owner, ids: readonly string[]) => Promise<void>
  /** Makes the events of one owner another's, to be sent again. Those that the other already has stay as they are. */
  reown: (from: Owner, to: Owner) => Promise<void>
  /** Takes away everything of an owner, notes too. */
  removeOwner: (owner: Owner) => Promise<void>
  /** A note about an owner (how far was synchronised); undefined where there is none. */
  readNote: (owner: Owner, name: string) => Promise<number | undefined>
  writeNote: (owner: Owner, name: string, value: number) => Promise<void>
  /** Returns what was derived from an owner's events and stored; undefined if there is nothing. */
  readDerived: (owner: Owner) => Promise<Derived | undefined>
  /** Stores something derived from an owner's events. Nothing is stored if the list of its place has ended. */
  writeDerived: (owner: Owner, derived: Derived) => Promise<void>
}
