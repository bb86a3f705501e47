import type { Conversation, KhuluAnswer } from '#core/khulu/khulu-answer.ts'

/** What of an answer is drawn beneath its text. */
type DrawnAnswer = Pick<KhuluAnswer, 'says' | 'blocks' | 'sources'>

/** One message of the conversation (specification, section 3). */
export type ChatMessage = {
  id: string
  text: string
  sender: 'user' | 'khulu'
  /** ISO 8601. */
  timestamp: string
  /** Khulu's: what it is drawn from. */
  answer?: DrawnAnswer
}

/** The messages, oldest first, and what the conversation is about. */
export type Chat = { messages: readonly ChatMessage[]; conversation: Conversation }

export const EMPTY_CHAT: Chat = { messages: [], conversation: {} }

/** The longest typing indicator (specification, section 9). */
export const MOST_TYPING_MS = 1500

/** The device keeps so many messages; older ones go first. */
const MOST_MESSAGES = 60

/** Whether a question can be sent: not a blank one, and not while Khulu is typing (specification, section 5). */
export const canSend = (text: string, typing: boolean): boolean => text.trim() !== '' && !typing

/** The conversation with a message more. */
export const addMessage = ({ messages, conversation }: Chat, message: ChatMessage, now: Conversation = conversation): Chat => ({ messages: [...messages, message].slice(-MOST_MESSAGES), conversation: now })

const isMessage = (value: unknown): value is ChatMessage => {
  const message = value as Partial<ChatMessage> | null
  return typeof message?.id === 'string' && typeof message.text === 'string' && (message.sender === 'user' || message.sender === 'khulu') && typeof message.timestamp === 'string'
}

/** What the device keeps of a conversation. A sentence that a follow-up could change isn't kept: only its text is. */
export function writeChat({ messages, conversation: { thread, asked } }: Chat): string {
  const kept = thread?.kind === 'verb' ? { kind: thread.kind, verb: thread.verb, subject: thread.subject, tense: thread.tense, negative: thread.negative } : thread
  return JSON.stringify({ messages, conversation: { thread: kept, asked } })
}

/** Reads what the device kept; what can't be read is an empty conversation. */
export function readChat(stored: string | null): Chat {
  if (stored === null) return EMPTY_CHAT
  try {
    const { messages, conversation } = JSON.parse(stored) as Partial<Chat>
    return Array.isArray(messages) && messages.every(isMessage) ? { messages: messages.slice(-MOST_MESSAGES), conversation: conversation ?? {} } : EMPTY_CHAT
  } catch {
    return EMPTY_CHAT
  }
}
