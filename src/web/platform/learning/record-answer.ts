import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { MAX_ANSWER_LENGTH, type LearningEvent } from '#core/learning/learning-event.ts'
import { onceKnown, signInStore } from '../account/account-store.ts'
import { isOwnGuest } from '../account/is-own-guest.ts'
import { keptAccount } from '../account/kept-account.ts'
import { guestStore } from '../guest/guest-store.ts'
import { refreshGuestSession, saveToGuestSession, startGuestSession } from '../guest/guest-session.ts'
import { askPersistence } from '../offline/ask-persistence.ts'
import { readStored, writeStored } from '../offline/device-storage.ts'
import { draftsOf, GUEST, type Owner } from '../offline/event-store.ts'
import { currentOwner, keepEvent, learningStore } from './learning-store.ts'
import { progressStore } from './progress-store.ts'
import { synchronise } from './synchronise.ts'

/** What a page knows of an answer; when, where and who is added here. */
export type GivenAnswer = Pick<
  LearningEvent,
  'language' | 'section' | 'itemId' | 'exerciseType' | 'answer' | 'verdict' | 'errorClass' | 'milliseconds' | 'cards'
>

/** What the grammar, which may still be on its way, makes of an answer. */
type LaterVerdict = Pick<LearningEvent, 'verdict' | 'errorClass'>

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

function deviceId(): string {
  const kept = readStored('deviceId')
  if (kept !== null && kept !== '') return kept
  const made = newId()
  writeStored('deviceId', made)
  return made
}

/** Whether a guest may still save: an expired session shows its own screen instead. */
function guestMaySave(): boolean {
  if (guestStore.get() === null) startGuestSession()
  refreshGuestSession()
  return guestStore.get()?.status === 'active'
}

const makeEvent = (given: GivenAnswer): LearningEvent => ({
  ...given,
  id: newId(),
  // A cut may go through an emoji: half a character can't be stored anywhere.
  answer: given.answer.slice(0, MAX_ANSWER_LENGTH).replace(/[\uD800-\uDBFF]$/, ''),
  deviceId: deviceId(),
  occurredAt: new Date().toISOString(),
  utcOffsetMinutes: -new Date().getTimezoneOffset(),
})

async function keep(owner: Owner, event: LearningEvent): Promise<void> {
  if (owner === GUEST && !guestMaySave()) return
  await keepEvent(owner, event)
  const known = progressStore.get()
  if (owner === GUEST && known)
    saveToGuestSession('progress', { points: known.progress.points, answers: known.progress.answers })
  else synchronise()
  void askPersistence(learningStore, navigator.storage as StorageManager | undefined)
}

/** Whose an unsettled answer of that owner is now: a guest's goes along with who logged in since, where what the guest did does. Undefined where somebody else is here. */
function settledOwner(given: Owner | undefined): Owner | undefined {
  const signIn = signInStore.get()
  const now = currentOwner()
  if (given === undefined || given === now) return now
  return given === GUEST && signIn.status === 'signed-in' && isOwnGuest(signIn.account) ? now : undefined
}

/** Makes an answer that was kept unsettled a learning event, once it is known whose it is and what is right in it. A draft that is gone was taken up, or forgotten with its owner. */
async function settle(
  drafts: Owner,
  event: LearningEvent,
  given: Owner | undefined,
  later: Promise<LaterVerdict> | undefined,
): Promise<void> {
  const judged = await later
  await new Promise<void>((resolve) => {
    onceKnown(() => resolve())
  })
  const owner = settledOwner(given)
  const isThere = (await learningStore.list(drafts)).some(({ id }) => id === event.id)
  if (owner === undefined || !isThere) return
  await keep(owner, { ...event, ...judged })
  await learningStore.remove(drafts, [event.id])
}

/**
 * Keeps an answer as a learning event on this device at once, and sends it when there is an account and a network. Until it is known who
 * is here it is nobody's: left before that, it is taken up when they are here next.
 * @param later what a check that isn't over yet makes of it; where the page is left before, it stays as it was given
 */
export async function recordAnswer(given: GivenAnswer, later?: Promise<LaterVerdict>): Promise<void> {
  const owner = currentOwner()
  const event = makeEvent(given)
  if (owner !== undefined && later === undefined) return keep(owner, event)
  if (owner === GUEST && !guestMaySave()) return
  const drafts = draftsOf(owner ?? keptAccount()?.id ?? '')
  await learningStore.append(drafts, event)
  void settle(drafts, event, owner, later)
}
