import { learningLanguageStore } from '../learning-language.ts'
import { currentLanguage } from '../i18n/translate.ts'
import { createStore } from '../create-store.ts'
import { readStored } from './device-storage.ts'
import { FILES_CACHE, PAGES_CACHE } from './offline-files.ts'

/** Browser's offer to install the app; null before, and if it never comes. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

export const installStore = createStore<InstallOffer | null>(null)

/** Milliseconds of a visit before the rest of the app loads, so that a short visit doesn't pay for it. */
const KEEP_AFTER_MS = 10_000

type Connection = { saveData?: boolean; effectiveType?: string }

/** Tells whether the browser reports dear data or a slow line; then nothing loads that nobody asked for. */
export function isDataDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

/**
 * Stores the files that this page has loaded already. The browser has them, so only a check for a newer page is sent.
 */
async function keepPresentPage(): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  const files = await caches.open(FILES_CACHE)
  await Promise.all(
    loaded.map(async ({ pathname }) => {
      if (!(await files.match(pathname))) await files.add(pathname)
    }),
  )
  const pages = await caches.open(PAGES_CACHE)
  // A page that there isn't is not worth keeping, nor asking for again.
  const [visit] = performance.getEntriesByType('navigation')
  if (
    (visit as PerformanceNavigationTiming | undefined)?.responseStatus === 404 ||
    (await pages.match(location.pathname))
  )
    return
  const answer = await fetch(location.pathname)
  if (answer.ok) await pages.put(location.pathname, answer)
}

function offerInstalling(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installStore.set(event as InstallOffer)
  })
  window.addEventListener('appinstalled', () => installStore.set(null))
}

/** Stores the rest of the app. Its code loads only now; offline it waits for the next visit. */
async function keepTheRest(): Promise<void> {
  const keeping = await import('./keep-app.ts').catch(() => undefined)
  await keeping?.keepApp(currentLanguage(), learningLanguageStore.get())
}

/**
 * Makes the app work offline: visited parts at once, all of it later. Dear data or the learner's removal prevents the
 * rest.
 */
export async function startOffline(): Promise<void> {
  offerInstalling()
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    await keepPresentPage()
  } catch {
    // Storage is blocked or full: the app works with a network, as before.
    return
  }
  if (isDataDear() || readStored('keepsApp') === 'no') return
  setTimeout(() => {
    void keepTheRest()
  }, KEEP_AFTER_MS)
}
