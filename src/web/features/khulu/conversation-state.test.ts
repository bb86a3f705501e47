import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage } from '#core/khulu/history/chat-message.ts'
import {
  addMessage,
  canSend,
  clearChat,
  dropOver,
  EMPTY_CHAT,
  readAccountChat,
  readChat,
  takeGuestChat,
  writeChat,
  type Chat,
} from './conversation-state.ts'
import { takeCleared, takeExchange } from './exchange-state.ts'

const message = (id: string, sender: ChatMessage['sender'] = 'user'): ChatMessage => ({
  id,
  text: `text ${id}`,
  sender,
  timestamp: '2026-11-21T10:00:00.000Z',
})

test('conversation: a blank question isn’t sent, nor any while Khulu is typing [S5.02]', () => {
  expect(canSend('molo', false)).toBe(true)
  expect(canSend(' \t\n', false)).toBe(false)
  expect(canSend('', false)).toBe(false)
  expect(canSend('molo', true)).toBe(false)
})

test('conversation: messages are appended in order; beyond sixty the oldest disappear', () => {
  const chat = Array.from({ length: 65 }, (_, index) => message(String(index))).reduce(
    (all, next) => addMessage(all, next),
    EMPTY_CHAT,
  )
  expect(chat.messages).toHaveLength(60)
  expect(chat.messages.map(({ id }) => id).slice(0, 2)).toEqual(['5', '6'])
})

test('stored conversation: read back with its topic [S3.09]', () => {
  const chat = addMessage(addMessage(EMPTY_CHAT, message('1')), message('2', 'khulu'), {
    thread: { kind: 'noun', noun: 'inja' },
    asked: 'plural',
  })
  expect(readChat(writeChat(chat))).toEqual(chat)
})

test('stored sentences: only the English is kept, and follow-ups still work after reopening', () => {
  const chat = addMessage(EMPTY_CHAT, message('1', 'khulu'), {
    asked: 'say',
    said: { place: { relation: 'place', thing: { kind: 'pronoun', agreement: '1ps' } }, english: 'with me' },
  })
  expect(readChat(writeChat(chat)).conversation).toEqual({ asked: 'say', said: 'with me' })
})

test.each([null, '', '{', '[]', '{"messages":1}', '{"messages":[{"id":1}]}', '{"messages":[null]}'])(
  'stored conversation: an unreadable one, %s, is empty',
  (stored) => {
    expect(readChat(stored)).toEqual(EMPTY_CHAT)
  },
)

const history = { learnerId: 'nomsa', cursor: 4, clearedAt: null, unsent: ['1'], clearPressedAt: null }
const ofAccount = (...messages: ChatMessage[]): Chat => ({ messages, conversation: {}, history })

test('account’s conversation: waits to be sent, and only that account reads it on this device', () => {
  const chat = addMessage(ofAccount(message('1')), message('2'))
  expect(chat.history?.unsent).toEqual(['1', '2'])
  expect(readAccountChat(writeChat(chat), 'nomsa')).toEqual(chat)
  expect(readAccountChat(writeChat(chat), 'sipho')).toMatchObject({
    messages: [],
    history: { learnerId: 'sipho', cursor: 0, unsent: [] },
  })
  expect(readAccountChat(writeChat({ messages: [message('1')], conversation: {} }), 'nomsa').messages).toEqual([])
})

test("clearing: leaves nothing to send but the clearing itself; a guest's leaves nothing", () => {
  expect(clearChat(ofAccount(message('1')), '2026-11-21T11:00:00.000Z')).toEqual({
    ...EMPTY_CHAT,
    history: { ...history, unsent: [], clearPressedAt: '2026-11-21T11:00:00.000Z' },
  })
  expect(clearChat({ messages: [message('1')], conversation: {} }, 'now')).toEqual(EMPTY_CHAT)
})

test('stored conversation: after thirty days messages disappear, and the rest stays', () => {
  const old = { ...message('1'), timestamp: '2026-10-22T10:00:00.000Z' }
  const newer = { ...message('2'), timestamp: '2026-10-22T10:00:00.001Z' }
  expect(dropOver(ofAccount(old, newer), 30, Date.parse('2026-11-21T10:00:00.000Z')).messages).toEqual([newer])
})

test('guest’s conversation: when taken over, it is sent once, in its place', () => {
  const earlier = { ...message('0'), timestamp: '2026-11-21T09:00:00.000Z' }
  const taken = takeGuestChat(ofAccount(message('1')), { messages: [earlier, message('1')], conversation: {} })
  expect([taken.messages.map(({ id }) => id), taken.history?.unsent]).toEqual([
    ['0', '1'],
    ['1', '0'],
  ])
})

const listed = (messages: ChatMessage[], clearedAt: string | null = null) => ({ messages, cursor: 9, clearedAt })

test('another device’s messages: added in their place, and sent ones aren’t sent again', () => {
  const earlier = { ...message('0'), timestamp: '2026-11-21T09:00:00.000Z' }
  expect(takeExchange(ofAccount(message('1')), ['1'], listed([earlier]))).toEqual({
    messages: [earlier, message('1')],
    conversation: {},
    history: { ...history, cursor: 9, unsent: [] },
  })
  expect(takeExchange(ofAccount(message('1'), message('2')), [], listed([])).history?.unsent).toEqual(['1'])
})

test('conversation cleared on another device: only later messages from here stay', () => {
  const since = { ...message('1'), timestamp: '2026-11-21T11:00:00.001Z' }
  const chat = { ...ofAccount(message('0'), since, message('3')), history: { ...history, unsent: ['1', '3'] } }
  expect(takeExchange(chat, ['1', '3'], listed([], '2026-11-21T11:00:00.000Z'))).toEqual({
    messages: [since],
    conversation: {},
    history: { ...history, cursor: 9, clearedAt: '2026-11-21T11:00:00.000Z', unsent: [] },
  })
})

test('conversation cleared while the server answered: its answer restores nothing', () => {
  const cleared = clearChat(ofAccount(message('1')), 'pressed')
  expect(takeExchange(cleared, [], listed([message('5')]))).toBe(cleared)
  expect(takeCleared(cleared, 'pressed', 'known').history).toMatchObject({ clearedAt: 'known', clearPressedAt: null })
  expect(takeCleared(cleared, 'before', 'known').history).toMatchObject({
    clearedAt: 'known',
    clearPressedAt: 'pressed',
  })
})

test('two devices: reach the same conversation, in any order of exchange', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom('ask', 'exchange')), { maxLength: 40 }),
      (steps) => {
        const server: ChatMessage[] = []
        const devices = [
          { ...EMPTY_CHAT, history: { ...history, cursor: 0, unsent: [] as string[] } },
          { ...EMPTY_CHAT, history: { ...history, cursor: 0, unsent: [] as string[] } },
        ] as Chat[]
        const exchange = (index: number): void => {
          const chat = devices[index] ?? EMPTY_CHAT
          const sent = chat.messages.filter(({ id }) => chat.history?.unsent.includes(id))
          const ids = sent.map(({ id }) => id)
          server.push(...sent.filter(({ id }) => !server.some((kept) => kept.id === id)))
          devices[index] = takeExchange(chat, ids, {
            messages: server.slice(chat.history?.cursor ?? 0).filter(({ id }) => !ids.includes(id)),
            cursor: server.length,
            clearedAt: null,
          })
        }
        for (const [number, [index, act]] of steps.entries()) {
          if (act === 'exchange') exchange(index)
          else
            devices[index] = addMessage(devices[index] ?? EMPTY_CHAT, {
              ...message(`${index}-${number}`),
              timestamp: new Date(number * 1000).toISOString(),
            })
        }
        for (const index of [0, 1, 0, 1]) exchange(index)
        expect(devices[0]?.messages).toEqual(devices[1]?.messages)
        expect(devices[0]?.messages).toHaveLength(steps.filter(([, act]) => act === 'ask').length)
      },
    ),
  )
})
