import { beforeEach, expect, test, vi } from 'vitest'
import { withoutDisclosures } from '#core/khulu/safety/stays-on-device.ts'
import { STORED_KEYS } from '../../platform/offline/device-storage.ts'
import { checkKeptChats } from './check-kept-chats.ts'
import { readChat } from './conversation-state.ts'
import type { Safety } from './load-safety.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
})

const safety: Safety = { look: () => ({ answer: null, isPrivate: false }), withoutDisclosures }
const load = vi.fn(async (): Promise<Safety | null> => safety)
const said = (id: string, sender: 'user' | 'khulu', text: string) => ({ id, sender, text, timestamp: '2026-03-02' })
const told = [said('b', 'user', 'my uncle touches me'), said('c', 'khulu', 'Umalume wam')]
const history = { learnerId: 'x', cursor: 3, clearedAt: null, unsent: ['a', 'b'], clearPressedAt: null }
const idsOf = (name: 'khulu' | 'khuluAccount'): string[] =>
  readChat(kept.get(STORED_KEYS[name]) ?? null).messages.map(({ id }) => id)
const keep = (name: 'khulu' | 'khuluAccount', chat: object): void =>
  void kept.set(STORED_KEYS[name], JSON.stringify(chat))

beforeEach(() => {
  kept.clear()
  load.mockClear()
})

test('kept conversations: disclosures of guest and account go, unsent ones too, all else stays (B1)', async () => {
  const messages = [said('a', 'user', 'How do I say dog?'), ...told]
  keep('khulu', { messages: told, conversation: { said: 'my uncle touches me' } })
  keep('khuluAccount', { messages, conversation: { said: 'my uncle touches me' }, history })
  await checkKeptChats(load)
  expect([idsOf('khulu'), idsOf('khuluAccount')]).toEqual([[], ['a']])
  expect([...kept.values()].join('')).not.toMatch(/uncle|malume/)
  expect(readChat(kept.get(STORED_KEYS.khuluAccount) ?? null).history).toEqual({ ...history, unsent: ['a'] })
})

test('kept conversations: checked once, the reader is not loaded for it again', async () => {
  keep('khulu', { messages: told, conversation: {} })
  await checkKeptChats(load)
  await checkKeptChats(load)
  expect(load).toHaveBeenCalledTimes(1)
})

test('kept conversations: nothing kept, the reader is not loaded', async () => {
  await checkKeptChats(load)
  expect(load).not.toHaveBeenCalled()
})

test('kept conversations: reader not loaded, the next opening checks them (B1)', async () => {
  keep('khulu', { messages: told, conversation: {} })
  load.mockResolvedValueOnce(null)
  await checkKeptChats(load)
  expect(idsOf('khulu')).toEqual(['b', 'c'])
  await checkKeptChats(load)
  expect(idsOf('khulu')).toEqual([])
})
