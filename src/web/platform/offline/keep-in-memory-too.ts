import type { LearningEvent } from '#core/learning/learning-event.ts'
import type { EventStore, Owner } from './event-store.ts'

const byId = (one: LearningEvent, other: LearningEvent): number => (one.id < other.id ? -1 : 1)

/**
 * The device's store, with memory for what it fails to keep: blocked, full or lost storage never reaches the page.
 * Each event is in one of the two; what is asked for is both together.
 */
export function keepInMemoryToo(device: EventStore, memory: EventStore): EventStore {
  let lacking = false

  /** Returns the device's result, or `otherwise` if it fails. */
  async function tryDevice<Result>(
    act: (store: EventStore) => Promise<Result>,
    otherwise: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await act(device)
    } catch (error) {
      if (!lacking) console.warn('Progress is kept only while this page is open: the device does not keep it.', error)
      lacking = true
      return otherwise()
    }
  }

  const inBoth = async (act: (store: EventStore) => Promise<void>): Promise<void> => {
    await act(memory)
    await tryDevice(act, async () => undefined)
  }

  const fromBoth = async (read: (store: EventStore) => Promise<LearningEvent[]>): Promise<LearningEvent[]> => {
    const inMemory = await read(memory)
    const onDevice = await tryDevice(read, async () => [])
    if (inMemory.length === 0) return onDevice
    const ids = new Set(inMemory.map(({ id }) => id))
    return [...inMemory, ...onDevice.filter(({ id }) => !ids.has(id))].toSorted(byId)
  }

  const inOne = (act: (store: EventStore) => Promise<void>): Promise<void> => tryDevice(act, () => act(memory))

  return {
    kept: () => (lacking ? 'memory' : 'device'),
    append: (owner, event) => inOne((store) => store.append(owner, event)),
    list: (owner) => fromBoth((store) => store.list(owner)),
    listChanges: async (owner, since) => {
      const changes = lacking
        ? null
        : await tryDevice(
            (store) => store.listChanges(owner, since),
            async () => null,
          )
      // Two stores have no common list of changes: what memory holds is few, and read whole.
      return changes !== null && !lacking
        ? changes
        : {
            added: await fromBoth((store) => store.list(owner)),
            replaced: [],
            isWhole: true,
            place: undefined,
          }
    },
    count: async (owner) =>
      lacking
        ? (await fromBoth((store) => store.list(owner))).length
        : tryDevice(
            (store) => store.count(owner),
            () => memory.count(owner),
          ),
    listUnsent: async (owner, limit) => (await fromBoth((store) => store.listUnsent(owner, limit))).slice(0, limit),
    markSent: (owner, ids) => inBoth((store) => store.markSent(owner, ids)),
    putJudged: (owner, events) => inOne((store) => store.putJudged(owner, events)),
    remove: (owner, ids) => inBoth((store) => store.remove(owner, ids)),
    reown: (from, to) => inBoth((store) => store.reown(from, to)),
    removeOwner: (owner) => inBoth((store) => store.removeOwner(owner)),
    readNote: async (owner: Owner, name) =>
      (await memory.readNote(owner, name)) ??
      (await tryDevice(
        (store) => store.readNote(owner, name),
        async () => undefined,
      )),
    // A note on the device may not promise events that only memory has.
    writeNote: (owner, name, value) =>
      lacking ? memory.writeNote(owner, name, value) : inOne((store) => store.writeNote(owner, name, value)),
    readDerived: async (owner) =>
      lacking
        ? undefined
        : tryDevice(
            (store) => store.readDerived(owner),
            async () => undefined,
          ),
    writeDerived: async (owner, derived) => {
      if (lacking) return
      await tryDevice(
        (store) => store.writeDerived(owner, derived),
        async () => undefined,
      )
    },
  }
}
