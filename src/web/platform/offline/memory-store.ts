import type { LearningEvent } from '#core/learning/learning-event.ts'
import { LISTED_CHANGES, type ChangePlace, type Derived, type EventStore, type Owner } from './event-store.ts'

type Entry = { event: LearningEvent; sent: boolean }

/** Changes of an owner in their order: ids, and whether the event was new. */
type Changes = { list: number; ids: { id: string; isNew: boolean }[] }

const byId = (one: Entry, other: Entry): number => (one.event.id < other.event.id ? -1 : 1)

/** Returns an event store that lasts while the page is open. Never fails. */
export function memoryStore(): EventStore {
  const owners = new Map<Owner, Map<string, Entry>>()
  const notes = new Map<Owner, Map<string, number>>()
  const derived = new Map<Owner, Derived>()
  const changes = new Map<Owner, Changes>()
  let lists = 0
  const changesOf = (owner: Owner): Changes => {
    const found = changes.get(owner) ?? { list: ++lists, ids: [] }
    changes.set(owner, found)
    return found
  }
  const of = <Value>(kept: Map<Owner, Map<string, Value>>, owner: Owner): Map<string, Value> => {
    const found = kept.get(owner) ?? new Map<string, Value>()
    kept.set(owner, found)
    return found
  }
  const putNew = (owner: Owner, event: LearningEvent): void => {
    const entries = of(owners, owner)
    if (entries.has(event.id)) return
    entries.set(event.id, { event, sent: false })
    changesOf(owner).ids.push({ id: event.id, isNew: true })
  }
  const forget = (owner: Owner): void => {
    for (const kept of [owners, notes, changes, derived]) kept.delete(owner)
  }
  const sorted = (owner: Owner): Entry[] => [...of(owners, owner).values()].toSorted(byId)
  return {
    kept: () => 'memory',
    append: async (owner, event) => putNew(owner, event),
    list: async (owner) => sorted(owner).map(({ event }) => event),
    listChanges: async (owner, since: ChangePlace | undefined) => {
      const { list, ids } = changesOf(owner)
      const place = { list, at: ids.length }
      if (since?.list !== list || ids.length - since.at > LISTED_CHANGES)
        return { added: sorted(owner).map(({ event }) => event), replaced: [], isWhole: true, place }
      const later = ids.slice(since.at)
      const isNew = new Set(later.filter((one) => one.isNew).map(({ id }) => id))
      const changed = [...new Set(later.map(({ id }) => id))].flatMap((id) => of(owners, owner).get(id)?.event ?? [])
      return {
        added: changed.filter(({ id }) => isNew.has(id)),
        replaced: changed.filter(({ id }) => !isNew.has(id)),
        isWhole: false,
        place,
      }
    },
    count: async (owner) => of(owners, owner).size,
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
      for (const event of events) {
        changesOf(owner).ids.push({ id: event.id, isNew: !of(owners, owner).has(event.id) })
        of(owners, owner).set(event.id, { event, sent: true })
      }
    },
    remove: async (owner, ids) => {
      for (const id of ids) of(owners, owner).delete(id)
      changes.delete(owner)
    },
    reown: async (from, to) => {
      if (from === to) return
      for (const { event } of of(owners, from).values()) putNew(to, event)
      forget(from)
    },
    removeOwner: async (owner) => forget(owner),
    readNote: async (owner, name) => of(notes, owner).get(name),
    writeNote: async (owner, name, value) => void of(notes, owner).set(name, value),
    readDerived: async (owner) => structuredClone(derived.get(owner)),
    writeDerived: async (owner, value) => {
      if (changes.get(owner)?.list === value.place.list) derived.set(owner, structuredClone(value))
    },
  }
}
