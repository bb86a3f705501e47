import type { CallOf } from '#contract/call.ts'
import { mergeMessages } from '#core/khulu/history/chat-message.ts'
import type { Chat } from './conversation-state.ts'

type Exchanged = CallOf<'exchangeMessages'>['output']

/**
 * What the server answered, taken into the conversation. Cleared elsewhere, only what was said here since and not yet sent stays besides.
 * Cleared here meanwhile, the answer is too old to be taken.
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

/** The server knows now that the conversation was cleared here at that moment; pressed again meanwhile, it has to be told again. */
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
