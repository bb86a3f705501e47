import { expect, test } from 'vitest'
import { addMessage, canSend, EMPTY_CHAT, readChat, writeChat, type ChatMessage } from './conversation-state.ts'

const message = (id: string, sender: ChatMessage['sender'] = 'user'): ChatMessage => ({ id, text: `text ${id}`, sender, timestamp: '2026-11-21T10:00:00.000Z' })

test('a blank question is not sent, nor any while Khulu is typing [S5.02]', () => {
  expect(canSend('molo', false)).toBe(true)
  expect(canSend(' \t\n', false)).toBe(false)
  expect(canSend('', false)).toBe(false)
  expect(canSend('molo', true)).toBe(false)
})

test('messages are appended in their order, and the oldest of more than sixty go', () => {
  const chat = Array.from({ length: 65 }, (_, index) => message(String(index))).reduce((all, next) => addMessage(all, next), EMPTY_CHAT)
  expect(chat.messages).toHaveLength(60)
  expect(chat.messages.map(({ id }) => id).slice(0, 2)).toEqual(['5', '6'])
})

test('what the device keeps is read back with what the conversation is about [S3.09]', () => {
  const chat = addMessage(addMessage(EMPTY_CHAT, message('1')), message('2', 'khulu'), { thread: { kind: 'noun', noun: 'inja' }, asked: 'plural' })
  expect(readChat(writeChat(chat))).toEqual(chat)
})

test.each([null, '', '{', '[]', '{"messages":1}', '{"messages":[{"id":1}]}', '{"messages":[null]}'])('what can\'t be read, %s, is an empty conversation', (stored) => {
  expect(readChat(stored)).toEqual(EMPTY_CHAT)
})
