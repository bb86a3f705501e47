import type { CallOf } from '#contract/call-of.ts'
import { mergeMessages } from '#core/khulu/history/chat-message.ts'
import type { Chat } from './conversation-state.ts'

type Exchanged = CallOf<'exchangeMessages'>['output']

/**
 * Takes the server's answer into the conversation. If it was cleared elsewhere, only unsent messages from since then
 * stay. If it was cleared here meanwhile, the answer is too old.
 */
export function takeExchange(
  chat: Chat,
  sent: readonly string[],
  { messages, cursor, clearedAt, model }: Exchanged,
): Chat {
  const { history } = chat
  if (!history || history.clearPressedAt !== null) return chat
  const isSame = clearedAt === history.clearedAt
  const since = Date.parse(clearedAt ?? '')
  const own = isSame
    ? chat.messages
    : chat.messages.filter(({ id, timestamp }) => history.unsent.includes(id) && !(Date.parse(timestamp) <= since))
  return {
    messages: mergeMessages(own, messages),
    conversation: isSame || own.length > 0 ? chat.conversation : {},
    history: { ...history, model, cursor, clearedAt, unsent: history.unsent.filter((id) => !sent.includes(id)) },
  }
}

/** Marks a clearing as known to the server; if it was pressed again meanwhile, it stays to be sent. */
export const takeCleared = (chat: Chat, pressedAt: string, clearedAt: string): Chat =>
  chat.history
    ? {
        ...chat,
        history: {
          ...chat.history,
          clearedAt,
          clearPressedAt: chat.history.clearPressedAt === pressedAt ? null : chat.history.clearPressedAt,
        },
      }
    : chat
