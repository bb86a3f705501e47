import { chatDays } from '#core/khulu/history/chat-message.ts'
import type { Account } from '../../platform/account/account-store.ts'
import { givenAge } from '../../platform/account/age-answer.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import { dropOver, readAccountChat, readChat, writeChat, type Chat } from './conversation-state.ts'

/** The conversation as the device keeps it: the account's where somebody is signed in, otherwise the guest's. */
export function readKeptChat(account: Account | undefined): Chat {
  const chat = account ? readAccountChat(readStored('khuluAccount'), account.id) : readChat(readStored('khulu'))
  return dropOver(chat, chatDays(account?.ageBand ?? givenAge()), Date.now())
}

/** Keeps the conversation; a guest's empty one leaves nothing behind. */
export function keepChat(account: Account | undefined, chat: Chat): void {
  if (account) writeStored('khuluAccount', writeChat(chat))
  else if (chat.messages.length === 0) removeStored('khulu')
  else writeStored('khulu', writeChat(chat))
}
