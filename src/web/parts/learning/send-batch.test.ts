import { afterEach, expect, test, vi } from 'vitest'
import type { CallFailure } from '#contract/errors.ts'
import { makeEvents } from '../../../../tests/support/make-event.ts'
import { activateLanguage } from '../../platform/i18n/translate.ts'
import { noticeStore } from '../../platform/notice-store.ts'
import { memoryStore } from '../../platform/offline/memory-store.ts'
import { sendOutbox } from '../../platform/offline/outbox.ts'
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

test('answer that names a nearly full quota: the learner is told (H3)', async () => {
  activateLanguage('en')
  const [event] = makeEvents(1)
  const near = { quota: 'events', used: 450_000, most: 500_000 }
  vi.stubGlobal('fetch', async () => Response.json({ accepted: [event?.id], rejected: [], near }))
  await sendBatch(event ? [event] : [])
  await vi.waitFor(() =>
    expect(noticeStore.get()).toBe('Your account is 90 % full. Please contact us before it is full.'),
  )
})
