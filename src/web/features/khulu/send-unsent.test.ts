import { beforeEach, expect, test, vi } from 'vitest'
import { sendAllUnsent, whenSigningOut } from '../../parts/account/before-sign-out.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { addMessage, clearChat, type Chat } from './conversation-state.ts'
import { keepChat, readKeptChat } from './chat-places.ts'
import { sendUnsent } from './send-unsent.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
})

const account = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Nomsa',
  ageBand: 'adult',
} as unknown as Parameters<typeof keepChat>[0] & object
const said = (id: string) => ({
  id,
  sender: 'user' as const,
  text: 'How do I say dog?',
  timestamp: new Date().toISOString(),
})

type Asked = { path: string; body: { messages?: { id: string }[] } }
const asked: Asked[] = []

/** Makes the server answer with this from here on; null means no connection. */
function answerWith(answer: { status: number; body: object } | null): void {
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as Asked['body'] })
    if (answer === null) throw new TypeError('no network')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
}

const TAKEN = { status: 200, body: { messages: [], cursor: 7, clearedAt: null, model: null } }
const unsent = (): readonly string[] => readKeptChat(account).history?.unsent ?? []

beforeEach(() => {
  kept.clear()
  asked.length = 0
  signInStore.set({ status: 'signed-in', account })
  const chat: Chat = readKeptChat(account)
  keepChat(account, addMessage(addMessage(chat, said('a')), said('b')))
})

test('unsent messages: sent before logging out', async () => {
  answerWith(TAKEN)
  expect(await sendUnsent()).toBe(true)
  expect(asked.map(({ body }) => body.messages?.map(({ id }) => id))).toEqual([['a', 'b']])
  expect(unsent()).toEqual([])
  expect(await sendUnsent()).toBe(true)
  expect(asked).toHaveLength(1)
})

test('offline or with the server down: nothing is lost, sent or logged out', async () => {
  for (const answer of [null, { status: 503, body: { error: { code: 'unavailable' } } }]) {
    answerWith(answer)
    expect(await sendUnsent()).toBe(false)
    expect(unsent()).toEqual(['a', 'b'])
  }
})

test('message that the server refuses for good: logging out isn’t blocked', async () => {
  answerWith({ status: 403, body: { error: { code: 'not-allowed' } } })
  expect(await sendUnsent()).toBe(true)
})

test('cleared conversation: cleared on the server before logging out', async () => {
  keepChat(account, clearChat(readKeptChat(account), new Date().toISOString()))
  answerWith(null)
  expect(await sendUnsent()).toBe(false)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push({ path, body: {} })
    return new Response(
      JSON.stringify(
        path.includes('clear') || asked.length === 2
          ? { clearedAt: '2026-11-22T00:00:00.000Z' }
          : { ...TAKEN.body, clearedAt: '2026-11-22T00:00:00.000Z' },
      ),
      { status: 200 },
    )
  })
  expect(await sendUnsent()).toBe(true)
})

test('unsent messages: a guest has none, and each of several senders is asked', async () => {
  signInStore.set({ status: 'guest' })
  answerWith(null)
  expect(await sendUnsent()).toBe(true)
  expect(asked).toEqual([])
  const order: string[] = []
  whenSigningOut(async () => {
    order.push('one')
    return true
  })
  whenSigningOut(async () => {
    order.push('two')
    throw new Error('broken')
  })
  expect(await sendAllUnsent()).toBe(true)
  whenSigningOut(async () => false)
  expect(await sendAllUnsent()).toBe(false)
  expect(order).toEqual(['one', 'two', 'one', 'two'])
})
