import { expect, test } from 'vitest'
import type { ChatMessage } from '#core/khulu/history/chat-message.ts'
import { withoutDisclosures } from './stays-on-device.ts'

const care: ChatMessage['answer'] = {
  says: [],
  blocks: [{ kind: 'helplines', lines: [{ name: 'SADAG', number: '0800 567 567' }] }],
  sources: [],
}
const user = (text: string) => ({ sender: 'user', text }) as const
const khulu = (text: string, answer?: ChatMessage['answer']) => ({ sender: 'khulu', text, answer }) as const
const textsLeft = (messages: Parameters<typeof withoutDisclosures>[0]): string[] =>
  withoutDisclosures(messages).map(({ text }) => text)

test('kept conversation: a disclosure goes with every answer to it, all else stays (B1)', () => {
  const told = [user('my uncle touches me'), khulu('Umalume wam uyandiphatha.'), khulu('a second try')]
  const rest = [user('How do I say dog?'), khulu('inja')]
  expect(textsLeft([...rest, ...told, ...rest])).toEqual(['How do I say dog?', 'inja', 'How do I say dog?', 'inja'])
})

test('kept conversation: an answer with helplines goes with its question (B1)', () => {
  expect(
    textsLeft([user('something in words of one’s own'), khulu('Call 116.', care), user('What is a noun?')]),
  ).toEqual(['What is a noun?'])
})

test('kept conversation: an answer whose question is gone already, no fault', () => {
  expect(textsLeft([khulu('Call 116.', care), khulu('inja'), user('What is a noun?')])).toEqual([
    'inja',
    'What is a noun?',
  ])
})
