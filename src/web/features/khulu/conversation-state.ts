import type { CallOf } from '#contract/call-of.ts'
import { mergeMessages, MOST_MESSAGES, isChatOver, type ChatMessage } from '#core/khulu/history/chat-message.ts'
import type { Conversation } from '#core/khulu/khulu-answer.ts'

/** Offer of the model: where questions would be sent, and whether they are. */
export type ModelOffer = CallOf<'chooseModel'>['output']['model']

/** Device's knowledge of an account's stored conversation. */
export type AccountHistory = {
  learnerId: string
  /** Position up to which the account's conversation was read, and its last clearing. */
  cursor: number
  clearedAt: string | null
  /** Ids of messages that the server doesn't have yet. */
  unsent: readonly string[]
  /** Time at which it was cleared here, until the server knows. */
  clearPressedAt: string | null
  /** The language model that Khulu may ask, where there is one for this account. */
  model?: ModelOffer | undefined
}

/** Conversation: messages (oldest first), its context, and for an account the state of synchronising. */
export type Chat = { messages: readonly ChatMessage[]; conversation: Conversation; history?: AccountHistory }

export const EMPTY_CHAT: Chat = { messages: [], conversation: {} }

/** The longest typing indicator (specification, section 9). */
export const MOST_TYPING_MS = 1500

/** Tells whether a question can be sent: not a blank one, and not while Khulu is typing (specification, section 5). */
export const canSend = (text: string, typing: boolean): boolean => text.trim() !== '' && !typing

/** Returns the conversation with one more message, which an account sends later. */
export const addMessage = (chat: Chat, message: ChatMessage, now: Conversation = chat.conversation): Chat => ({
  messages: [...chat.messages, message].slice(-MOST_MESSAGES),
  conversation: now,
  ...(chat.history
    ? { history: { ...chat.history, unsent: [...chat.history.unsent, message.id].slice(-MOST_MESSAGES) } }
    : {}),
})

/** Returns the cleared conversation; the server is told when it can be reached. */
export const clearChat = ({ history }: Chat, now: string): Chat => ({
  ...EMPTY_CHAT,
  ...(history ? { history: { ...history, unsent: [], clearPressedAt: now } } : {}),
})

/** Returns the chat without messages whose retention time is over. */
export const dropOver = (chat: Chat, days: number, now: number): Chat => ({
  ...chat,
  messages: chat.messages.filter(({ timestamp }) => !isChatOver(Date.parse(timestamp), days, now)),
})

/** Returns the account's conversation with a guest's, which the account takes over. */
export const takeGuestChat = (chat: Chat, guest: Chat): Chat => {
  const messages = mergeMessages(chat.messages, guest.messages)
  const taken = guest.messages
    .map(({ id }) => id)
    .filter(
      (id) => messages.some((message) => message.id === id) && !chat.messages.some((message) => message.id === id),
    )
  return {
    messages,
    conversation: chat.conversation,
    ...(chat.history ? { history: { ...chat.history, unsent: [...chat.history.unsent, ...taken] } } : {}),
  }
}

/** Returns the conversation with the questions from before its owner was known, and continues from there. */
export const takeAsked = (chat: Chat, asked: Chat): Chat => ({
  ...takeGuestChat(chat, asked),
  conversation: asked.conversation,
})

const isMessage = (value: unknown): value is ChatMessage => {
  const message = value as Partial<ChatMessage> | null
  return (
    typeof message?.id === 'string' &&
    typeof message.text === 'string' &&
    (message.sender === 'user' || message.sender === 'khulu') &&
    typeof message.timestamp === 'string'
  )
}

const isHistory = (value: unknown): value is AccountHistory => {
  const history = value as Partial<AccountHistory> | null
  return typeof history?.learnerId === 'string' && typeof history.cursor === 'number' && Array.isArray(history.unsent)
}

/** Writes a conversation for the device. The parsed meaning of a sentence isn't stored, only its English. */
export function writeChat({ messages, conversation: { thread, asked, said }, history }: Chat): string {
  const kept =
    thread?.kind === 'verb'
      ? {
          kind: thread.kind,
          verb: thread.verb,
          subject: thread.subject,
          tense: thread.tense,
          negative: thread.negative,
        }
      : thread
  return JSON.stringify({
    messages,
    conversation: { thread: kept, asked, said: typeof said === 'string' ? said : said?.english },
    history,
  })
}

/** Reads what the device kept; what can't be read is an empty conversation. */
export function readChat(stored: string | null): Chat {
  if (stored === null) return EMPTY_CHAT
  try {
    const { messages, conversation, history } = JSON.parse(stored) as Partial<Chat>
    if (!Array.isArray(messages) || !messages.every(isMessage)) return EMPTY_CHAT
    return {
      messages: messages.slice(-MOST_MESSAGES),
      conversation: conversation ?? {},
      ...(isHistory(history) ? { history } : {}),
    }
  } catch {
    return EMPTY_CHAT
  }
}

/** Reads this account's stored conversation; another account's counts as none. */
export function readAccountChat(stored: string | null, learnerId: string): Chat {
  const chat = readChat(stored)
  return chat.history?.learnerId === learnerId
    ? chat
    : { ...EMPTY_CHAT, history: { learnerId, cursor: 0, clearedAt: null, unsent: [], clearPressedAt: null } }
}
