// Answers from what is kept on the device when the network doesn't. It knows no version and no list of files: what is kept is
// decided by the pages (`platform/offline/keep-app.ts`), so that this file hardly ever changes and an open lesson is never interrupted.
import {
  FILES_CACHE,
  NETWORK_PATIENCE_MS,
  PAGES_CACHE,
  SHELL_ADDRESS,
  wayOfAnswering,
} from './platform/offline/offline-files.ts'

/** Event of a service worker, as far as this one uses it. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type RequestEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Worker = {
  location: Location
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void)
}

const worker = self as unknown as Worker

/** Keeps a copy; a full device goes on without. */
async function keep(cacheName: string, address: string, answer: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(address, answer)
  } catch {
    // No room: the page has its answer all the same.
  }
}

/** Answers a file with a hash in its name never changes: what is kept is as good as new. */
async function answerFile({
  request,
  waitUntil,
}: {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
}): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) waitUntil(keep(FILES_CACHE, request.url, answer.clone()))
  return answer
}

/**
 * Answers a clip that is stored with its unit. Other clips aren't stored here, since the browser has its own copies.
 */
const answerClip = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request))

/**
 * Answers a page: the server's, or a stored one if the server is slow. An address that was never visited gets the
 * shell.
 */
async function answerPage({
  request,
  waitUntil,
}: {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
}): Promise<Response> {
  const { pathname } = new URL(request.url)
  const fromNetwork = fetch(request)
  waitUntil(
    fromNetwork.then(
      async (answer) => {
        if (answer.ok && !answer.redirected) await keep(PAGES_CACHE, pathname, answer.clone())
      },
      () => undefined,
    ),
  )
  const fromDevice = async (): Promise<Response | undefined> =>
    (await caches.match(pathname, { ignoreVary: true })) ?? (await caches.match(SHELL_ADDRESS, { ignoreVary: true }))
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), NETWORK_PATIENCE_MS)
  })
  const first = await Promise.race([fromNetwork.catch(() => undefined), patience])
  return first ?? (await fromDevice()) ?? (await fromNetwork)
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const way = wayOfAnswering(event.request, worker.location.origin)
  if (way === 'network') return
  const parts = { request: event.request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) }
  event.respondWith(way === 'file' ? answerFile(parts) : way === 'clip' ? answerClip(event.request) : answerPage(parts))
})
