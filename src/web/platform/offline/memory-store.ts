import type { LearningEvent } from '#core/learning/learning-event.ts'
import type { EventStore, Owner } from './event-store.ts'

type Entry = { event: LearningEvent; sent: boolean }

const byId = (one: Entry, other: Entry): number => (one.event.id < other.event.id ? -1 : 1)

/** An event store that lasts while the page is open. Never fails. */
export function memoryStore(): EventStore {
  const owners = new Map<Owner, Map<string, Entry>>()
  const notes = new Map<Owner, Map<string, number>>()
  const of = <Value>(kept: Map<Owner, Map<string, Value>>, owner: Owner): Map<string, Value> => {
    const found = kept.get(owner) ?? new Map<string, Value>()
    kept.set(owner, found)
    return found
  }
  const putNew = (owner: Owner, event: LearningEvent): void => {
    const entries = of(owners, owner)
    if (!entries.has(event.id)) entries.set(event.id, { event, sent: false })
  }
  const sorted = (owner: Owner): Entry[] => [...of(owners, owner).values()].toSorted(byId)
  return {
    kept: () => 'memory',
    append: async (owner, event) => putNew(owner, event),
    list: async (owner) => sorted(owner).map(({ event }) => event),
    listUnsent: async (owner, limit) =>
      sorted(owner)
        .filter(({ sent }) => !sent)
        .slice(0, limit)
        .map(({ event }) => event),
    markSent: async (owner, ids) => {
      for (const id of ids) {
        const entry = of(owners, owner).get(id)
        if (entry) entry.sent = true
      }
    },
    putJudged: async (owner, events) => {
      for (const event of events) of(owners, owner).set(event.id, { event, sent: true })
    },
    remove: async (owner, ids) => {
      for (const id of ids) of(owners, owner).delete(id)
    },
    reown: async (from, to) => {
      if (from === to) return
      for (const { event } of of(owners, from).values()) putNew(to, event)
      owners.delete(from)
      notes.delete(from)
    },
    removeOwner: async (owner) => {
      owners.delete(owner)
      notes.delete(owner)
    },
    readNote: async (owner, name) => of(notes, owner).get(name),
    writeNote: async (owner, name, value) => void of(notes, owner).set(name, value),
  }
}
