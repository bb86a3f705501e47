import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import {
  LISTED_CHANGES,
  type ChangePlace,
  type Derived,
  type EventChanges,
  type EventStore,
  type Owner,
} from './event-store.ts'

type Row = { owner: Owner; id: string; sent: 0 | 1; event: LearningEvent }

/** A change of an owner's events: the id, and whether the event was new. */
type Change = { id: string; isNew: boolean }

/** Name of the newest place in an owner's list of changes. */
const NEWEST = 'newest change'

/** Name of what was derived from an owner's events. */
const DERIVED = 'derived'

/**
 * The version stays 1. A page that is open with older code has to go on writing, and it can't open a newer version. It
 * lists no changes; the count of the events shows that.
 */
interface Schema extends DBSchema {
  events: { key: [Owner, string]; value: Row; indexes: { unsent: [Owner, number] } }
  meta: { key: [Owner, string] | [Owner, 'change', number]; value: unknown }
}

type Writing = IDBPTransaction<Schema, ('events' | 'meta')[], 'readwrite'>

/** Returns every key that begins with the owner: in IndexedDB's order an array follows every text. */
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

const newList = (): ChangePlace => ({ list: Math.random(), at: 0 })

/** Returns the keys of an owner's changes from one place to another, both included. */
const changesFrom = (owner: Owner, first: number, last: number): IDBKeyRange =>
  IDBKeyRange.bound([owner, 'change', first], [owner, 'change', last])

/** Adds changes to an owner's list, and takes those away that are too long ago. */
async function listChange(transaction: Writing, owner: Owner, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const meta = transaction.objectStore('meta')
  const { list, at } = ((await meta.get([owner, NEWEST])) as ChangePlace | undefined) ?? newList()
  const last = at + changes.length
  await Promise.all([
    ...changes.map((change, index) => meta.put(change, [owner, 'change', at + index + 1])),
    meta.put({ list, at: last }, [owner, NEWEST]),
    meta.delete(changesFrom(owner, 0, Math.max(0, last - LISTED_CHANGES))),
  ])
}

/** Puts the events that aren't there yet, to be sent. */
async function putNew(transaction: Writing, owner: Owner, added: readonly LearningEvent[]): Promise<void> {
  const events = transaction.objectStore('events')
  const keys = await Promise.all(added.map(({ id }) => events.getKey([owner, id])))
  const fresh = added.filter((_, index) => keys[index] === undefined)
  await Promise.all(fresh.map((event) => events.put({ owner, id: event.id, sent: 0, event })))
  await listChange(
    transaction,
    owner,
    fresh.map(({ id }) => ({ id, isNew: true })),
  )
}

/** Events read at once: reading many at a time keeps the page from answering. */
const PAGE = 1000

/** Reads all events of an owner, page by page in one transaction. */
async function readAll(events: { getAll: (range: IDBKeyRange, count: number) => Promise<Row[]> }, owner: Owner) {
  const all: LearningEvent[] = []
  let range = ofOwner(owner)
  for (;;) {
    const rows = await events.getAll(range, PAGE)
    for (const { event } of rows) all.push(event)
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return all
    range = IDBKeyRange.bound([owner, last.id], [owner, []], true)
  }
}

/** Begins a list of changes for events that were kept before there were lists. */
async function beginList(database: IDBPDatabase<Schema>, owner: Owner): Promise<void> {
  const transaction = database.transaction(['events', 'meta'], 'readwrite')
  const meta = transaction.objectStore('meta')
  const [newest, first] = await Promise.all([
    meta.getKey([owner, NEWEST]),
    transaction.objectStore('events').getKey(ofOwner(owner)),
  ])
  if (newest === undefined && first !== undefined) await meta.put(newList(), [owner, NEWEST])
  await transaction.done
}

async function listChanges(
  database: IDBPDatabase<Schema>,
  owner: Owner,
  since: ChangePlace | undefined,
): Promise<EventChanges> {
  if (since === undefined && (await database.getKey('meta', [owner, NEWEST])) === undefined)
    await beginList(database, owner)
  const transaction = database.transaction(['events', 'meta'])
  const [events, meta] = [transaction.objectStore('events'), transaction.objectStore('meta')]
  const place = (await meta.get([owner, NEWEST])) as ChangePlace | undefined
  if (place === undefined || since?.list !== place.list || place.at - since.at > LISTED_CHANGES)
    return { added: await readAll(events, owner), replaced: [], isWhole: true, place }
  if (place.at === since.at) return { added: [], replaced: [], isWhole: false, place }
  const later = (await meta.getAll(changesFrom(owner, since.at + 1, place.at))) as Change[]
  const isNew = new Set(later.filter((change) => change.isNew).map(({ id }) => id))
  const ids = [...new Set(later.map(({ id }) => id))]
  const changed = (await Promise.all(ids.map((id) => events.get([owner, id])))).flatMap((row) => row?.event ?? [])
  return {
    added: changed.filter(({ id }) => isNew.has(id)),
    replaced: changed.filter(({ id }) => !isNew.has(id)),
    isWhole: false,
    place,
  }
}

async function putJudged(transaction: Writing, owner: Owner, judged: readonly LearningEvent[]): Promise<void> {
  const events = transaction.objectStore('events')
  const keys = await Promise.all(judged.map(({ id }) => events.getKey([owner, id])))
  await Promise.all(judged.map((event) => events.put({ owner, id: event.id, sent: 1, event })))
  await listChange(
    transaction,
    owner,
    judged.map(({ id }, index) => ({ id, isNew: keys[index] === undefined })),
  )
}

/**
 * Returns the event store in IndexedDB. Any call fails where the browser blocks storage, has no room, or lost the
 * database.
 */
export function deviceStore(): EventStore {
  const connect = connector()

  /** Writes one transaction, all or nothing: done only once it is written. */
  async function write(change: (transaction: Writing) => Promise<unknown>): Promise<void> {
    const transaction = (await connect()).transaction(['events', 'meta'], 'readwrite')
    await Promise.all([change(transaction), transaction.done])
  }

  return {
    kept: () => 'device',
    append: (owner, event) => write((transaction) => putNew(transaction, owner, [event])),
    list: async (owner) => readAll((await connect()).transaction('events').store, owner),
    listChanges: async (owner, since) => listChanges(await connect(), owner, since),
    count: async (owner) => (await connect()).count('events', ofOwner(owner)),
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
    putJudged: (owner, judged) => write((transaction) => putJudged(transaction, owner, judged)),
    remove: (owner, ids) =>
      write((transaction) =>
        Promise.all([
          ...ids.map((id) => transaction.objectStore('events').delete([owner, id])),
          ...(ids.length > 0 ? [transaction.objectStore('meta').put(newList(), [owner, NEWEST])] : []),
        ]),
      ),
    reown: (from, to) =>
      write(async (transaction) => {
        if (from === to) return
        const events = transaction.objectStore('events')
        const rows = await events.getAll(ofOwner(from))
        await putNew(
          transaction,
          to,
          rows.map(({ event }) => event),
        )
        await Promise.all([events.delete(ofOwner(from)), transaction.objectStore('meta').delete(ofOwner(from))])
      }),
    removeOwner: (owner) =>
      write((transaction) =>
        Promise.all([
          transaction.objectStore('events').delete(ofOwner(owner)),
          transaction.objectStore('meta').delete(ofOwner(owner)),
        ]),
      ),
    readNote: async (owner, name) => (await (await connect()).get('meta', [owner, name])) as number | undefined,
    writeNote: (owner, name, value) =>
      write((transaction) => transaction.objectStore('meta').put(value, [owner, name])),
    readDerived: async (owner) => (await (await connect()).get('meta', [owner, DERIVED])) as Derived | undefined,
    writeDerived: (owner, derived) =>
      write(async (transaction) => {
        const meta = transaction.objectStore('meta')
        const newest = (await meta.get([owner, NEWEST])) as ChangePlace | undefined
        if (newest?.list === derived.place.list) await meta.put(derived, [owner, DERIVED])
      }),
  }
}
