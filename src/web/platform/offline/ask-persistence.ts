import type { EventStore } from './event-store.ts'

const DEVICE = 'device'
const ASKED = 'persistence-asked'

/**
 * Asks the browser, once on this device, to keep stored data when space is short. The answer changes nothing else;
 * never throws. @param storage `navigator.storage`, if there is one
 */
export async function askPersistence(store: EventStore, storage: StorageManager | undefined): Promise<void> {
  try {
    if (typeof storage?.persist !== 'function' || (await store.readNote(DEVICE, ASKED)) !== undefined) return
    await store.writeNote(DEVICE, ASKED, 1)
    await storage.persist()
  } catch {
    // Refused or not possible here: learning goes on without it.
  }
}
