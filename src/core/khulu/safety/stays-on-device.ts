import type { ChatMessage } from '#core/khulu/history/chat-message.ts'
import { hasCare } from '#core/khulu/khulu-answer.ts'
import { readDisclosure } from '#core/khulu/safety/read-disclosure.ts'

/**
 * Whether a message is never sent, kept or shown to anybody else: it tells of harm, or answers somebody who may have told
 * of it. The harm may be at home, where others read what is kept.
 */
export function staysOnDevice({ sender, text, answer }: Pick<ChatMessage, 'sender' | 'text' | 'answer'>): boolean {
  if (sender === 'user') return readDisclosure(text).tier !== 'none'
  return answer !== undefined && hasCare(answer)
}
