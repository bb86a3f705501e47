import type { ChatMessage, DrawnAnswer } from '#core/khulu/history/chat-message.ts'
import { hasCare } from '#core/khulu/khulu-answer.ts'
import { readDisclosure } from '#core/khulu/safety/read-disclosure.ts'

/** The parts of a message by which its privacy is decided. */
type Said = Pick<ChatMessage, 'sender' | 'text'> & { answer?: DrawnAnswer | null | undefined }

/**
 * Tells whether a message must stay private: it tells of harm, or answers a person who may have. It is then never sent,
 * stored or shown to others. The harm may be at home, where others read stored data.
 */
export function staysOnDevice({ sender, text, answer }: Said): boolean {
  if (sender === 'user') return readDisclosure(text).tier !== 'none'
  return answer != null && hasCare(answer)
}

/**
 * Returns a conversation without its disclosures. All answers to a disclosure go with it, since they may repeat it.
 * An answer with helplines takes its question along. An earlier reader found harm there.
 * @param messages the messages in the order in which they were said
 */
export function withoutDisclosures<Message extends Said>(messages: readonly Message[]): Message[] {
  const isGone: boolean[] = []
  let question = -1
  for (const [at, message] of messages.entries()) {
    if (message.sender === 'user') question = at
    isGone.push(staysOnDevice(message) || (at !== question && isGone[question] === true))
    if (message.sender === 'khulu' && question >= 0 && isGone[at]) isGone[question] = true
  }
  return messages.filter((_, at) => isGone[at] !== true)
}
