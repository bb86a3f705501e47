import { afterEach, expect, test, vi } from 'vitest'
import type { CallFailure } from '#contract/errors.ts'
import { makeEvents } from '../../../../tests/support/make-event.ts'
import { memoryStore } from '../offline/memory-store.ts'
import { sendOutbox } from '../offline/outbox.ts'
import { sendBatch } from './send-batch.ts'

afterEach(() => vi.unstubAllGlobals())

const failure = (code: CallFailure['error']['code']): CallFailure => ({
  error: { code, message: 'for developers', retryAfter: 5 },
})

test.each([
  [503, 'unavailable'],
  [507, 'storage-full'],
] as const)(
  'a server that answers %i: events stay on the device, and are sent once it takes them (C1)',
  async (status, code) => {
    const store = memoryStore()
    const events = makeEvents(3)
    for (const event of events) await store.append('one', event)
    const answers = [
      Response.json(failure(code), { status, headers: { 'retry-after': '5' } }),
      Response.json({ accepted: events.map(({ id }) => id), rejected: [] }),
    ]
    const fetching = vi.fn(async () => answers.shift() ?? Response.error())
    vi.stubGlobal('fetch', fetching)
    expect(await sendOutbox(store, 'one', sendBatch, undefined)).toBe('later')
    expect(await store.listUnsent('one', 10)).toHaveLength(3)
    expect(await sendOutbox(store, 'one', sendBatch, undefined)).toBe('sent')
    expect([await store.listUnsent('one', 10), fetching.mock.calls.length]).toEqual([[], 2])
  },
)
