import type { Page } from '@playwright/test'
import type { GuestSession } from '#core/guest/guest-session.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'

type KeptEvent = { owner: string; sent: 0 | 1; event: LearningEvent }

/** Returns every learning event in the browser's database, whoever's it is. */
export const keptEvents = (page: Page): Promise<KeptEvent[]> =>
  page.evaluate(
    () =>
      new Promise<KeptEvent[]>((resolve, reject) => {
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
      }),
  )

/** Returns the guest session in local storage; null where there is none. */
export const keptGuestSession = (page: Page): Promise<GuestSession | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('funda.guest-session') ?? 'null') as GuestSession | null)

/**
 * Finds the places on the device that hold one of these texts: databases, storage, caches (addresses and bodies) and
 * cookies.
 */
export async function findOnDevice(page: Page, texts: readonly string[]): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const places: [place: string, content: string][] = [
      ...Object.entries({ ...localStorage }),
      ...Object.entries({ ...sessionStorage }),
    ] as [string, string][]
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () =>
          reject(request.error ?? new Error('The database of the device can not be read.')),
        )
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store)
        const [keys, rows] = await Promise.all([done(reading.getAllKeys()), done(reading.getAll())])
        places.push([`${name}/${store}`, JSON.stringify([keys, rows])])
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        places.push([`${name} ${request.url}`, (await (await cache.match(request))?.text()) ?? ''])
    }
    return places
  })
  const cookies = (await page.context().cookies()).map(({ name, value }) => [`cookie ${name}`, value] as const)
  return [...kept, ...cookies].flatMap(([place, content]) =>
    texts.some((text) => place.includes(text) || content.includes(text)) ? [place] : [],
  )
}
