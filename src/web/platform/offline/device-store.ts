import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import type { EventStore, Owner } from './event-store.ts'

type Row = { owner: Owner; id: string; sent: 0 | 1; event: LearningEvent }

interface Schema extends DBSchema {
  events: { key: [Owner, string]; value: Row; indexes: { unsent: [Owner, number] } }
  meta: { key: [Owner, string]; value: number }
}

type Writing = IDBPTransaction<Schema, ('events' | 'meta')[], 'readwrite'>

/** Every key that begins with the owner: in IndexedDB's order an array follows every text. */
const ofOwner = (owner: Owner): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []])

/** Opens the database when it is first needed, and again after the browser closed it. */
function connector(): () => Promise<IDBPDatabase<Schema>> {
  let connection: Promise<IDBPDatabase<Schema>> | undefined
  const forget = (): void => {
    connection = undefined
  }
  const open = async (): Promise<IDBPDatabase<Schema>> => {
    try {
      return await openDB<Schema>('funda', 1, {
        upgrade: (database) => {
          database.createObjectStore('events', { keyPath: ['owner', 'id'] }).createIndex('unsent', ['owner', 'sent'])
          database.createObjectStore('meta')
        },
        blocking: (_current, _blocked, event) => {
          forget()
          ;(event.target as IDBDatabase).close()
        },
        terminated: forget,
      })
    } catch (error) {
      forget()
      throw error
    }
  }
  return () => (connection ??= open())
}

async function putNew(transaction: Writing, owner: Owner, event: LearningEvent): Promise<void> {
  const events = transaction.objectStore('events')
  if ((await events.getKey([owner, event.id])) === undefined) await events.put({ owner, id: event.id, sent: 0, event })
}

/** The event store in IndexedDB. Any call fails where the browser blocks storage, has no room, or lost the database. */
export function deviceStore(): EventStore {
  const connect = connector()

  /** One transaction, all or nothing: done only once it is written. */
  async function write(change: (transaction: Writing) => Promise<unknown>): Promise<void> {
    const transaction = (await connect()).transaction(['events', 'meta'], 'readwrite')
    await Promise.all([change(transaction), transaction.done])
  }

  return {
    kept: () => 'device',
    append: (owner, event) => write((transaction) => putNew(transaction, owner, event)),
    list: async (owner) => (await (await connect()).getAll('events', ofOwner(owner))).map(({ event }) => event),
    listUnsent: async (owner, limit) =>
      (await (await connect()).getAllFromIndex('events', 'unsent', [owner, 0], limit)).map(({ event }) => event),
    markSent: (owner, ids) =>
      write((transaction) =>
        Promise.all(
          ids.map(async (id) => {
            const events = transaction.objectStore('events')
            const row = await events.get([owner, id])
            if (row) await events.put({ ...row, sent: 1 })
          }),
        ),
      ),
    putJudged: (owner, judged) =>
      write((transaction) =>
        Promise.all(
          judged.map((event) => transaction.objectStore('events').put({ owner, id: event.id, sent: 1, event })),
        ),
      ),
    remove: (owner, ids) =>
      write((transaction) => Promise.all(ids.map((id) => transaction.objectStore('events').delete([owner, id])))),
    reown: (from, to) =>
      write(async (transaction) => {
        if (from === to) return
        const events = transaction.objectStore('events')
        const rows = await events.getAll(ofOwner(from))
        await Promise.all(rows.map(({ event }) => putNew(transaction, to, event)))
        await Promise.all([events.delete(ofOwner(from)), transaction.objectStore('meta').delete(ofOwner(from))])
      }),
    removeOwner: (owner) =>
      write((transaction) =>
        Promise.all([
          transaction.objectStore('events').delete(ofOwner(owner)),
          transaction.objectStore('meta').delete(ofOwner(owner)),
        ]),
      ),
    readNote: async (owner, name) => (await connect()).get('meta', [owner, name]),
    writeNote: (owner, name, value) =>
      write((transaction) => transaction.objectStore('meta').put(value, [owner, name])),
  }
}
