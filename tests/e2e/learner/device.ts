import type { Page } from '@playwright/test'
import type { GuestSession } from '#core/guest/guest-session.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'

type KeptEvent = { owner: string; sent: 0 | 1; event: LearningEvent }

/** Every learning event in the browser's database, whoever's it is. */
export const keptEvents = (page: Page): Promise<KeptEvent[]> => page.evaluate(() => new Promise<KeptEvent[]>((resolve, reject) => {
  const opening = indexedDB.open('funda', 1)
  opening.addEventListener('error', () => reject(new Error('The database of the device does not open.')))
  opening.addEventListener('success', () => {
    const database = opening.result
    const reading = database.transaction('events').objectStore('events').getAll()
    reading.addEventListener('success', () => {
      database.close()
      resolve(reading.result as KeptEvent[])
    })
  })
}))

/** The guest session in local storage; null where there is none. */
export const keptGuestSession = (page: Page): Promise<GuestSession | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('funda.guest-session') ?? 'null') as GuestSession | null)
