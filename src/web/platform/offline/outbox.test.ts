import { expect, test } from 'vitest'
import { MAX_EVENTS_PER_BATCH } from '#core/learning/learning-event.ts'
import { eventId, makeEvent, makeEvents } from '../../../../tests/support/make-event.ts'
import { refusedOf, type EventStore } from './event-store.ts'
import { memoryStore } from './memory-store.ts'
import { sendOutbox, type SendBatch } from './outbox.ts'

const acceptAll: SendBatch = async (batch) => ({ accepted: batch.map(({ id }) => id), rejected: [] })

async function storeWith(count: number): Promise<EventStore> {
  const store = memoryStore()
  for (const event of makeEvents(count)) await store.append('one', event)
  return store
}

test('outbox: all unsent events are sent once, in order, in batches', async () => {
  const store = await storeWith(2 * MAX_EVENTS_PER_BATCH + 1)
  const batches: string[][] = []
  const send: SendBatch = (batch) => {
    batches.push(batch.map(({ id }) => id))
    return acceptAll(batch)
  }
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('sent')
  expect(batches.map(({ length }) => length)).toEqual([MAX_EVENTS_PER_BATCH, MAX_EVENTS_PER_BATCH, 1])
  expect(batches.flat()).toEqual((await store.list('one')).map(({ id }) => id))
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('sent')
  expect(batches).toHaveLength(3)
})

test('outbox: another owner’s events are not sent', async () => {
  const store = await storeWith(1)
  await store.append('guest', makeEvent())
  await sendOutbox(store, 'one', acceptAll, undefined)
  expect(await store.listUnsent('guest', 10)).toHaveLength(1)
})

test('outbox: an unreadable batch is sent in parts; one bad event is set aside alone (M12)', async () => {
  const store = await storeWith(50)
  const bad = eventId(17)
  const send: SendBatch = async (batch) => (batch.some(({ id }) => id === bad) ? null : acceptAll(batch))
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('sent')
  expect((await store.list('one')).map(({ id }) => id)).toEqual(
    makeEvents(50)
      .map(({ id }) => id)
      .filter((id) => id !== bad),
  )
  expect(await store.listUnsent('one', 100)).toEqual([])
  expect((await store.list(refusedOf('one'))).map(({ id }) => id)).toEqual([bad])
})

test('outbox: what the server will never take is put aside on the device, and the rest goes on (M12)', async () => {
  const store = await storeWith(3)
  const send: SendBatch = async (batch) => ({
    accepted: batch.filter((_, index) => index !== 1).map(({ id }) => id),
    rejected: [{ index: 1 }, { index: 99 }],
  })
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('sent')
  expect((await store.list('one')).map(({ id }) => id)).toEqual([eventId(1), eventId(3)])
  expect((await store.list(refusedOf('one'))).map(({ id }) => id)).toEqual([eventId(2)])
})

test('offline: everything stays, acknowledged events stay sent, and later means later', async () => {
  const store = await storeWith(MAX_EVENTS_PER_BATCH + 5)
  let calls = 0
  const send: SendBatch = (batch) =>
    ++calls === 1 ? acceptAll(batch) : Promise.reject(new TypeError('Failed to fetch'))
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('later')
  expect(await store.listUnsent('one', 100)).toHaveLength(5)
  expect(await store.list('one')).toHaveLength(MAX_EVENTS_PER_BATCH + 5)
})

test('outbox: a server that answers for no event isn’t asked for ever', async () => {
  const store = await storeWith(3)
  let calls = 0
  const send: SendBatch = async () => {
    calls++
    return { accepted: [], rejected: [] }
  }
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('later')
  expect(calls).toBe(1)
  expect(await store.listUnsent('one', 10)).toHaveLength(3)
})

test('outbox: an interrupted batch is sent to its end', async () => {
  const store = await storeWith(5)
  const send: SendBatch = async (batch) => ({ accepted: batch.slice(0, 2).map(({ id }) => id), rejected: [] })
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('later')
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('later')
  expect(await sendOutbox(store, 'one', send, undefined)).toBe('sent')
})

/** Creates one lock like the browser's, for which later callers wait. */
function oneLock(): LockManager {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, act: () => Promise<unknown>): Promise<unknown> => (last = last.then(act, act))
  return { request, query: () => Promise.reject(new Error('not asked')) } as unknown as LockManager
}

test('outbox: two tabs take turns, so that each event is sent once', async () => {
  const store = await storeWith(4)
  const locks = oneLock()
  const sent: string[] = []
  const send: SendBatch = (batch) => {
    sent.push(...batch.map(({ id }) => id))
    return acceptAll(batch)
  }
  expect(await Promise.all([sendOutbox(store, 'one', send, locks), sendOutbox(store, 'one', send, locks)])).toEqual([
    'sent',
    'sent',
  ])
  expect(sent).toHaveLength(4)
})
