import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { MAX_ANSWER_LENGTH, type LearningEvent } from '#core/learning/learning-event.ts'
import { onceKnown, signInStore } from '../account/account-store.ts'
import { isOwnGuest } from '../account/is-own-guest.ts'
import { keptAccount } from '../account/kept-account.ts'
import { guestStore } from '../guest/guest-store.ts'
import { refreshGuestSession, saveToGuestSession, startGuestSession } from '../guest/guest-session.ts'
import { askPersistence } from '../../platform/offline/ask-persistence.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'
import { draftsOf, GUEST, type Owner } from '../../platform/offline/event-store.ts'
import { currentOwner, keepEvent, learningStore } from './learning-store.ts'
import { progressStore } from './progress-store.ts'
import { synchronise } from './synchronise.ts'

/** Page's part of an answer; time, place and owner are added here. */
export type GivenAnswer = Pick<
  LearningEvent,
  'language' | 'section' | 'itemId' | 'exerciseType' | 'answer' | 'verdict' | 'errorClass' | 'milliseconds' | 'cards'
>

/** Grammar's verdict on an answer, which may come later. */
type LaterVerdict = Pick<LearningEvent, 'verdict' | 'errorClass'>

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

function deviceId(): string {
  const kept = readStored('deviceId')
  if (kept !== null && kept !== '') return kept
  const made = newId()
  writeStored('deviceId', made)
  return made
}

/** Tells whether a guest may still save: an expired session shows its own screen instead. */
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

/**
 * Returns the current owner of an unconfirmed answer. A guest's answer follows a login if the guest's data does.
 * Undefined if somebody else is here.
 */
function ownerOfDraft(given: Owner | undefined): Owner | undefined {
  const signIn = signInStore.get()
  const now = currentOwner()
  if (given === undefined || given === now) return now
  return given === GUEST && signIn.status === 'signed-in' && isOwnGuest(signIn.account) ? now : undefined
}

/**
 * Makes a stored draft a learning event, once its owner and verdict are known. A missing draft was taken up, or deleted
 * with its owner.
 */
async function confirmDraft(
  drafts: Owner,
  event: LearningEvent,
  given: Owner | undefined,
  later: Promise<LaterVerdict> | undefined,
): Promise<void> {
  const judged = await later
  await new Promise<void>((resolve) => {
    onceKnown(() => resolve())
  })
  const owner = ownerOfDraft(given)
  const isThere = (await learningStore.list(drafts)).some(({ id }) => id === event.id)
  if (owner === undefined || !isThere) return
  await keep(owner, { ...event, ...judged })
  await learningStore.remove(drafts, [event.id])
}

/**
 * Stores an answer on this device at once, and sends it if there is an account and a connection. Until the owner is
 * known it is a draft without an owner, taken up at their next visit. @param later verdict of an unfinished check; if
 * the page is left before, the answer stays as it was given
 */
export async function recordAnswer(given: GivenAnswer, later?: Promise<LaterVerdict>): Promise<void> {
  const owner = currentOwner()
  const event = makeEvent(given)
  if (owner !== undefined && later === undefined) return keep(owner, event)
  if (owner === GUEST && !guestMaySave()) return
  const drafts = draftsOf(owner ?? keptAccount()?.id ?? '')
  await learningStore.append(drafts, event)
  void confirmDraft(drafts, event, owner, later)
}
