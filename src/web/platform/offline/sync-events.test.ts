import { expect, test } from 'vitest'
import { eventId, makeEvent, makeEvents } from '../../../../tests/support/make-event.ts'
import { memoryStore } from './memory-store.ts'
import { syncEvents, type ListEvents } from './sync-events.ts'

/** Creates a server with so many events, two a page. Its cursor is the number of events it gave out. */
const serverWith = (count: number, asked: (number | undefined)[] = []): ListEvents => {
  const events = makeEvents(count)
  return async (after) => {
    asked.push(after)
    const cursor = Math.min(count, (after ?? 0) + 2)
    return { events: events.slice(after ?? 0, cursor), cursor, more: cursor < count }
  }
}

test('synchronisation: all pages arrive, and the next one continues at their end', async () => {
  const store = memoryStore()
  const asked: (number | undefined)[] = []
  expect(await syncEvents(store, 'one', serverWith(5, asked))).toBe('synchronised')
  expect(await store.list('one')).toEqual(makeEvents(5))
  expect(await store.listUnsent('one', 10)).toEqual([])
  expect(await syncEvents(store, 'one', serverWith(6, asked))).toBe('synchronised')
  expect(asked).toEqual([undefined, 2, 4, 5])
  expect(await store.list('one')).toHaveLength(6)
})

test('synchronisation: the server’s verdict replaces the device’s', async () => {
  const store = memoryStore()
  const own = makeEvent({ id: eventId(1), verdict: 'correct' })
  await store.append('one', own)
  await syncEvents(store, 'one', async () => ({ events: [{ ...own, verdict: 'wrong' }], cursor: 1, more: false }))
  expect((await store.list('one')).map(({ verdict }) => verdict)).toEqual(['wrong'])
})

test('synchronisation: a lost network keeps the pages so far, and it continues there', async () => {
  const store = memoryStore()
  const server = serverWith(5)
  const failing: ListEvents = (after) =>
    after === 2 ? Promise.reject(new TypeError('Failed to fetch')) : server(after)
  expect(await syncEvents(store, 'one', failing)).toBe('later')
  expect(await store.list('one')).toHaveLength(2)
  expect(await syncEvents(store, 'one', server)).toBe('synchronised')
  expect(await store.list('one')).toHaveLength(5)
})

test('synchronisation: a server whose cursor stands still isn’t asked for ever', async () => {
  let calls = 0
  const stuck: ListEvents = async () => {
    calls++
    return { events: [], cursor: 3, more: true }
  }
  expect(await syncEvents(memoryStore(), 'one', stuck)).toBe('later')
  expect(calls).toBe(2)
})
