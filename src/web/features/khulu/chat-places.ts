import { chatDays } from '#core/khulu/history/chat-message.ts'
import { onceKnown, type Account } from '../../parts/account/account-store.ts'
import { givenAge } from '../../parts/account/age-answer.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import {
  dropOver,
  EMPTY_CHAT,
  readAccountChat,
  readChat,
  takeAsked,
  writeChat,
  type Chat,
} from './conversation-state.ts'

/** Reads the conversation as the device keeps it: the account's where somebody is signed in, otherwise the guest's. */
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

/**
 * Place of a stored conversation, with its account; undefined for a guest, and until it is known. `change` returns the
 * result.
 */
export type KeptPlace = { account: () => Account | undefined; change: (how: (chat: Chat) => Chat) => Chat }

/** Returns the conversation that the device keeps. */
export const keptPlace = (account: Account | undefined): KeptPlace => ({
  account: () => account,
  change: (how) => {
    const next = how(readKeptChat(account))
    keepChat(account, next)
    return next
  },
})

/** Creates a place for the conversation in memory until its owner is known. From then on it is theirs. */
export function waitingPlace(): KeptPlace {
  let chat = EMPTY_CHAT
  let place: KeptPlace | undefined
  let isWaiting = false
  const wait = (): void => {
    if (isWaiting) return
    isWaiting = true
    onceKnown((state) => {
      place = keptPlace(state.status === 'signed-in' ? state.account : undefined)
      if (chat.messages.length > 0) place.change((kept) => takeAsked(kept, chat))
    })
  }
  return {
    account: () => place?.account(),
    change: (how) => {
      wait()
      if (place) return place.change(how)
      chat = how(chat)
      return chat
    },
  }
}
