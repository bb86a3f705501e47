import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { MAX_ANSWER_LENGTH, type LearningEvent } from '#core/learning/learning-event.ts'
import { guestStore } from '../guest/guest-store.ts'
import { refreshGuestSession, saveToGuestSession, startGuestSession } from '../guest/guest-session.ts'
import { askPersistence } from '../offline/ask-persistence.ts'
import { readStored, writeStored } from '../offline/device-storage.ts'
import { GUEST } from '../offline/event-store.ts'
import { currentOwner, keepEvent, learningStore } from './learning-store.ts'
import { progressStore } from './progress-store.ts'
import { synchronise } from './synchronise.ts'

/** What a page knows of an answer; when, where and who is added here. */
export type GivenAnswer = Pick<LearningEvent, 'language' | 'section' | 'itemId' | 'exerciseType' | 'answer' | 'verdict' | 'errorClass' | 'milliseconds' | 'cards'>

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

/** Keeps an answer as a learning event on this device at once, and sends it when there is an account and a network. */
export async function recordAnswer(given: GivenAnswer): Promise<void> {
  const owner = currentOwner()
  if (owner === GUEST && !guestMaySave()) return
  await keepEvent(owner, {
    ...given,
    id: newId(),
    answer: given.answer.slice(0, MAX_ANSWER_LENGTH),
    deviceId: deviceId(),
    occurredAt: new Date().toISOString(),
    utcOffsetMinutes: -new Date().getTimezoneOffset(),
  })
  const known = progressStore.get()
  if (owner === GUEST && known) saveToGuestSession('progress', { points: known.progress.points, answers: known.progress.answers })
  else synchronise()
  void askPersistence(learningStore, navigator.storage as StorageManager | undefined)
}
