import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVENT_STORE_CONTRACT } from '../../../../tests/support/event-store-contract.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'
import type { EventStore } from './event-store.ts'
import { keepInMemoryToo } from './keep-in-memory-too.ts'
import { memoryStore } from './memory-store.ts'

/** Creates a device's store that fails as told: `working()` false is a call that the browser refuses. */
function failingStore(working: (call: string) => boolean): EventStore {
  const store = { ...memoryStore(), kept: () => 'device' as const }
  return new Proxy<EventStore>(store, {
    get: (target, call: keyof EventStore) =>
      call === 'kept' || working(call)
        ? target[call]
        : () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  })
}

const first = makeEvent({ id: eventId(1) })
const second = makeEvent({ id: eventId(2) })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each(EVENT_STORE_CONTRACT)('device that stores everything: the store $sentence', async ({ act, expected }) => {
  const store = keepInMemoryToo(
    failingStore(() => true),
    memoryStore(),
  )
  expect(await act(store)).toEqual(expected)
  expect(store.kept()).toBe('device')
})

test.each(EVENT_STORE_CONTRACT)('blocked storage: the store $sentence', async ({ act, expected }) => {
  const store = keepInMemoryToo(
    failingStore(() => false),
    memoryStore(),
  )
  expect(await act(store)).toEqual(expected)
  expect(store.kept()).toBe('memory')
})

test.each(EVENT_STORE_CONTRACT)(
  'device without room for new events: the store $sentence',
  async ({ act, expected }) => {
    const store = keepInMemoryToo(
      failingStore((call) => call !== 'append' && call !== 'putJudged'),
      memoryStore(),
    )
    expect(await act(store)).toEqual(expected)
  },
)

test('a full device: keeps old events, memory the new; both are shown, logged once', async () => {
  let full = false
  const device = failingStore((call) => !full || !['append', 'markSent'].includes(call))
  const store = keepInMemoryToo(device, memoryStore())
  await store.append('guest', first)
  expect(store.kept()).toBe('device')
  full = true
  await store.append('guest', second)
  await store.markSent('guest', [first.id])
  expect(await store.list('guest')).toEqual([first, second])
  expect(await device.list('guest')).toEqual([first])
  expect(store.kept()).toBe('memory')
  expect(console.warn).toHaveBeenCalledTimes(1)
})

test('device that lacks the events: the position of the synchronisation isn’t stored', async () => {
  const device = failingStore((call) => call !== 'putJudged')
  const store = keepInMemoryToo(device, memoryStore())
  await store.putJudged('one', [first])
  await store.writeNote('one', 'cursor', 9)
  expect(await store.readNote('one', 'cursor')).toBe(9)
  expect(await device.readNote('one', 'cursor')).toBeUndefined()
})
