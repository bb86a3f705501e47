import { khuluCalls } from '#contract/khulu.ts'
import { hearNear } from '../../parts/account/hear-near.ts'
import { callApi, type FailureCode } from '../../platform/call-api.ts'
import type { Chat } from './conversation-state.ts'
import { takeCleared, takeExchange } from './exchange-state.ts'

/** Place of the account's conversation on the device. `change` reads it again, so that two tabs don't lose messages. */
export type ChatPlace = { read: () => Chat; change: (how: (chat: Chat) => Chat) => void }

/** Reports a clearing to the server. Returns the reason why that failed, or null. */
async function tellCleared({ read, change }: ChatPlace): Promise<FailureCode | null> {
  const pressedAt = read().history?.clearPressedAt ?? null
  if (pressedAt === null) return null
  const secondsAgo = Math.max(0, Math.floor((Date.now() - Date.parse(pressedAt)) / 1000))
  const result = await callApi<'clearMessages'>(khuluCalls.clearMessages, { secondsAgo })
  if (result.ok) change((chat) => takeCleared(chat, pressedAt, result.output.clearedAt))
  return result.ok ? null : result.code
}

/** Failures after which another try may succeed. */
const PASSING: ReadonlySet<FailureCode> = new Set([
  'offline',
  'unavailable',
  'storage-full',
  'internal',
  'too-many-attempts',
])

/** Does one exchange; returns true if the server refuses it for good. */
async function exchange(place: ChatPlace): Promise<boolean> {
  const untold = await tellCleared(place)
  if (untold !== null) return !PASSING.has(untold)
  const { messages, history } = place.read()
  if (!history) return false
  const sent = messages.filter(({ id }) => history.unsent.includes(id))
  const ids = sent.map(({ id }) => id)
  const { cursor: after, clearedAt } = history
  const result = await callApi<'exchangeMessages'>(khuluCalls.exchangeMessages, {
    messages: sent,
    sentAt: new Date().toISOString(),
    after,
    clearedAt,
  })
  if (result.ok) {
    place.change((chat) => takeExchange(chat, ids, result.output))
    hearNear(result.output)
  }
  // Messages that the server refuses for good stay on this device alone.
  else if (result.code === 'invalid-input')
    place.change((chat) =>
      chat.history
        ? { ...chat, history: { ...chat.history, unsent: chat.history.unsent.filter((id) => !ids.includes(id)) } }
        : chat,
    )
  return !result.ok && !PASSING.has(result.code)
}

let line: Promise<boolean> = Promise.resolve(false)

/**
 * Exchanges messages with the server until both have all. Without a network nothing changes. Returns true if the server
 * refuses for good.
 */
export function synchroniseHistory(place: ChatPlace): Promise<boolean> {
  line = line.then(() => exchange(place))
  return line
}
