import { KEPT_CHAT_CHECK } from '#core/khulu/safety/kept-chat-check.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import { readChat, writeChat, type Chat } from './conversation-state.ts'
import type { Safety } from './load-safety.ts'

/** Storage names of the conversations that a device keeps: a guest's and an account's. */
const KEPT = ['khulu', 'khuluAccount'] as const

/** Returns the conversation without its disclosures. The topic of the conversation is forgotten with them. */
function dropDisclosures(chat: Chat, withoutDisclosures: Safety['withoutDisclosures']): Chat {
  const messages = withoutDisclosures(chat.messages)
  if (messages.length === chat.messages.length) return chat
  const ids = new Set(messages.map(({ id }) => id))
  const history = chat.history && { ...chat.history, unsent: chat.history.unsent.filter((id) => ids.has(id)) }
  return { messages, conversation: {}, ...(history ? { history } : {}) }
}

/**
 * Deletes the disclosures that an earlier version kept on this device, once. If the reader can't be loaded, the next
 * opening of Khulu tries again.
 */
export async function checkKeptChats(load: () => Promise<Safety | null>): Promise<void> {
  if (readStored('khuluCheck') === String(KEPT_CHAT_CHECK)) return
  if (KEPT.some((name) => readStored(name) !== null)) {
    const safety = await load()
    if (!safety) return
    for (const name of KEPT) {
      const stored = readStored(name)
      if (stored === null) continue
      const chat = dropDisclosures(readChat(stored), safety.withoutDisclosures)
      if (chat.messages.length === 0 && !chat.history) removeStored(name)
      else writeStored(name, writeChat(chat))
    }
  }
  writeStored('khuluCheck', String(KEPT_CHAT_CHECK))
}
