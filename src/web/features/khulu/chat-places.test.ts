import { beforeEach, expect, test, vi } from 'vitest'
import { signInStore } from '../../parts/account/account-store.ts'
import { keepChat, keptPlace, readKeptChat, waitingPlace } from './chat-places.ts'
import { addMessage, EMPTY_CHAT } from './conversation-state.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
})

const account = {
  id: '01990000-0000-7000-8000-000000000001',
  firstName: 'Nomsa',
  ageBand: 'child',
} as unknown as Parameters<typeof keepChat>[0] & object
const said = (id: string, sender: 'user' | 'khulu' = 'user') => ({
  id,
  sender,
  text: `text ${id}`,
  timestamp: new Date().toISOString(),
})
const idsOf = (chat: ReturnType<typeof readKeptChat>): string[] => chat.messages.map(({ id }) => id)

beforeEach(() => {
  // Work that the test before left waiting has ended.
  signInStore.set({ status: 'guest' })
  kept.clear()
  signInStore.set({ status: 'unknown' })
})

test('early question: stored for nobody until the account is known', () => {
  const place = waitingPlace()
  expect(idsOf(place.change((chat) => addMessage(chat, said('a'))))).toEqual(['a'])
  expect(idsOf(place.change((chat) => addMessage(chat, said('b', 'khulu'))))).toEqual(['a', 'b'])
  expect([...kept]).toEqual([])
  expect(place.account()).toBeUndefined()
})

test('once the account is known: the chat is its own, and a late answer follows its question', () => {
  keepChat(account, addMessage(readKeptChat(account), said('before')))
  const place = waitingPlace()
  place.change((chat) => addMessage(chat, said('a'), { asked: 'noun' } as unknown as typeof chat.conversation))
  signInStore.set({ status: 'signed-in', account })
  const chat = place.change((asked) => addMessage(asked, said('b', 'khulu')))
  expect([idsOf(chat), chat.history?.unsent, chat.conversation]).toEqual([
    ['before', 'a', 'b'],
    ['before', 'a', 'b'],
    { asked: 'noun' },
  ])
  expect([idsOf(readKeptChat(account)), idsOf(readKeptChat(undefined)), place.account()]).toEqual([
    ['before', 'a', 'b'],
    [],
    account,
  ])
})

test("without an account: the chat is the guest's; later answers stay the asker's", () => {
  const place = waitingPlace()
  place.change((chat) => addMessage(chat, said('a')))
  signInStore.set({ status: 'guest' })
  expect(idsOf(readKeptChat(undefined))).toEqual(['a'])
  signInStore.set({ status: 'signed-in', account })
  place.change((chat) => addMessage(chat, said('b', 'khulu')))
  keptPlace(undefined).change((chat) => addMessage(chat, said('c')))
  expect([idsOf(readKeptChat(undefined)), idsOf(readKeptChat(account))]).toEqual([['a', 'b', 'c'], []])
})

test('early clearing: it clears no conversation of an account', () => {
  keepChat(account, addMessage(readKeptChat(account), said('before')))
  const place = waitingPlace()
  place.change((chat) => addMessage(chat, said('a')))
  place.change(() => EMPTY_CHAT)
  signInStore.set({ status: 'signed-in', account })
  expect(idsOf(readKeptChat(account))).toEqual(['before'])
})
