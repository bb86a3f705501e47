import { learningLanguageStore } from '../learning-language.ts'
import { currentLanguage } from '../i18n/translate.ts'
import { createStore } from '../create-store.ts'
import { readStored } from './device-storage.ts'
import { FILES_CACHE, PAGES_CACHE } from './offline-files.ts'

/** What the browser offers for installing the app, once it does; null before, and where it never will. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

export const installStore = createStore<InstallOffer | null>(null)

/** How long a visit lasts before the rest of the app is fetched, in ms: who looks in for a moment doesn't pay for it. */
const KEEP_AFTER_MS = 10_000

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the browser says that data is dear here or the line slow: then nothing is fetched that nobody asked for. */
function isDataDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

/** Keeps what this page has fetched already; the browser has it, so nothing is sent again but the question whether the page is new. */
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

/** Keeps the rest of the app. What does it is fetched only now; without a network it waits for the next visit. */
async function keepTheRest(): Promise<void> {
  const keeping = await import('./keep-app.ts').catch(() => undefined)
  await keeping?.keepApp(currentLanguage(), learningLanguageStore.get())
}

/** Makes the app work without a network: what was seen at once, all of it after a while, unless data is dear or the learner removed it. */
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
