import { describeGuestSession } from '#core/guest/describe-guest-session.ts'
import type { GuestSession, JsonValue } from '#core/guest/guest-session.ts'
import { initialiseGuestSession } from '#core/guest/initialise-guest-session.ts'
import { readGuestSession } from '#core/guest/read-guest-session.ts'
import { renewGuestSession } from '#core/guest/renew-guest-session.ts'
import { saveGuestData } from '#core/guest/save-guest-data.ts'
import { startNewGuestSession } from '#core/guest/start-new-guest-session.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import { guestStore } from './guest-store.ts'

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** Session of this page only, used if storage is blocked. */
let inMemory: GuestSession | undefined

function readSession(): GuestSession | undefined {
  const { session, error } = readGuestSession(readStored('guestSession'))
  // Another tab may have written since, so the device is asked first each time.
  if (error !== undefined) console.error(error)
  return session ?? inMemory
}

function keepSession(session: GuestSession): GuestSession {
  inMemory = session
  writeStored('guestSession', JSON.stringify(session))
  guestStore.set(describeGuestSession(session, Date.now()))
  return session
}

/** Returns the device's guest session at app start, or a new one if it is missing, or expired and empty. */
export const startGuestSession = (): GuestSession =>
  keepSession(initialiseGuestSession(readSession(), newId(), Date.now()))

/** Shows the session as it stands now: days pass while a page is open. */
export function refreshGuestSession(): void {
  const session = readSession()
  if (session) guestStore.set(describeGuestSession(session, Date.now()))
}

/** Keeps a value in the session; false once it is expired. */
export function saveToGuestSession(key: string, value: JsonValue): boolean {
  const { result, session } = saveGuestData(readSession() ?? startGuestSession(), key, value, Date.now())
  if (result === 'saved') keepSession(session)
  else refreshGuestSession()
  return result === 'saved'
}

/** Renews the session for seven days; false if all renewals are used. */
export function renewGuest(): boolean {
  const { result, session } = renewGuestSession(readSession() ?? startGuestSession(), Date.now())
  keepSession(session)
  return result === 'renewed'
}

/** Starts a new, empty session after the old one is over. */
export function startAnotherGuestSession(): boolean {
  const { result, session } = startNewGuestSession(readSession() ?? startGuestSession(), newId(), Date.now())
  keepSession(session)
  return result === 'started'
}

/** Returns the session to hand over at sign-in, if there is one. */
export const guestSessionToTransfer = (): GuestSession | undefined => readSession()

/** Removes the guest session from the device, after the account has taken it over. */
export function clearGuestSession(): void {
  inMemory = undefined
  removeStored('guestSession')
  guestStore.set(null)
}
