import { beforeEach, expect, test, vi } from 'vitest'
import type { WaitingHandIn } from './kept-work.ts'
import { addWaiting, forgetWork, readWaiting } from './kept-work.ts'
import { sendHandIns } from './send-hand-ins.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
})

const [CHILD, SISTER] = ['01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-000000000002']
/** Makes a hand-in that was finished offline on Monday at noon, by the device's clock. */
const handIn = (id: string): WaitingHandIn => ({
  id,
  assignmentId: '01990000-0000-7000-8000-00000000000a',
  startedAt: '2026-03-02T09:00:00.000Z',
  finishedAt: '2026-03-02T10:00:00.000Z',
  eventIds: ['01990000-0000-7000-8000-00000000000e'],
})

let sent: WaitingHandIn[]
/** Lets the server answer with this status; 0 is no network. */
const answerWith = (status: number): void =>
  void vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    if (status === 0) throw new TypeError('no network')
    sent.push(JSON.parse(body) as WaitingHandIn)
    const code = status === 404 ? 'not-found' : 'unavailable'
    return new Response(JSON.stringify(status === 200 ? { handIn: {} } : { error: { code } }), { status })
  })

beforeEach(() => {
  kept.clear()
  sent = []
})

test('hand-in offline: waits on the device, and arrives with the time at which it was finished', async () => {
  addWaiting(CHILD, handIn('a'))
  for (const status of [0, 503, 0]) {
    answerWith(status)
    expect(await sendHandIns(CHILD)).toBe('later')
    expect(readWaiting(CHILD)).toEqual([handIn('a')])
  }
  sent = []
  answerWith(200)
  expect(await sendHandIns(CHILD)).toBe('sent')
  expect(sent).toEqual([handIn('a')])
  expect(readWaiting(CHILD)).toEqual([])
})

test('hand-in that nobody takes any more: leaves the device, and the next one is still sent', async () => {
  addWaiting(CHILD, handIn('a'))
  answerWith(404)
  expect(await sendHandIns(CHILD)).toBe('sent')
  addWaiting(CHILD, handIn('b'))
  answerWith(200)
  expect(await sendHandIns(CHILD)).toBe('sent')
  expect(sent.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('hand-in that is added while another is sent: waits for its own answer', async () => {
  addWaiting(CHILD, handIn('a'))
  vi.stubGlobal('fetch', async () => {
    addWaiting(CHILD, handIn('b'))
    return Response.json({ handIn: {} })
  })
  await sendHandIns(CHILD)
  expect(readWaiting(CHILD).map(({ id }) => id)).toEqual(['b'])
})

test('hand-in of another learner on the device: is never sent by this one', async () => {
  addWaiting(CHILD, handIn('a'))
  answerWith(200)
  expect(await sendHandIns(SISTER)).toBe('sent')
  expect([sent, readWaiting(CHILD).length]).toEqual([[], 1])
})

test('hand-ins of two accounts on one device: neither overwrites the other, nor does a logout', () => {
  addWaiting(CHILD, handIn('a'))
  addWaiting(SISTER, handIn('b'))
  expect([readWaiting(CHILD), readWaiting(SISTER)]).toEqual([[handIn('a')], [handIn('b')]])
  forgetWork(SISTER)
  expect([readWaiting(CHILD), readWaiting(SISTER)]).toEqual([[handIn('a')], []])
})

test('hand-in that an earlier version kept: is still read, and another account keeps it', () => {
  kept.set('funda.hand-ins', JSON.stringify({ owner: CHILD, value: [handIn('a')] }))
  addWaiting(SISTER, handIn('b'))
  expect(readWaiting(CHILD)).toEqual([handIn('a')])
})
