import { createStore } from '../create-store.ts'
import { readStored, writeStored } from './device-storage.ts'
import {
  chooseFiles,
  FILES_CACHE,
  filesOfPiece,
  filesOfUnit,
  SOUNDS_CACHE,
  LIST_ADDRESS,
  PAGES_CACHE,
  SHELL_ADDRESS,
  sizeOf,
  type OfflineFile,
  type OfflineFiles,
  type Piece,
} from './offline-files.ts'

/**
 * State of the app on this device. It is absent or incomplete, loading (with its bytes), complete, or impossible for
 * lack of space or storage.
 */
export type KeptApp =
  | { status: 'unknown' | 'partly' | 'kept' | 'failed'; size: number }
  | { status: 'keeping'; size: number; done: number }

export const keptAppStore = createStore<KeptApp>({ status: 'unknown', size: 0 })

/** Files that are fetched at once: a slow line is not to be choked. */
const AT_ONCE = 3

/** Waits for an idle moment before the next file, so that the user goes first, but not for ever. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else resolve()
  })

/** Reads a list; one of an earlier version has no groups of modules and stories. */
async function readList(answer: Response | undefined): Promise<OfflineFiles | null> {
  if (!answer?.ok) return null
  const list = (await answer.json()) as Omit<OfflineFiles, 'modules' | 'stories'> & Partial<OfflineFiles>
  return { ...list, modules: list.modules ?? {}, stories: list.stories ?? {} }
}

/** Returns the list of the version that is kept whole, or null. */
const keptList = async (files: Cache): Promise<OfflineFiles | null> => readList(await files.match(LIST_ADDRESS))

const fetchList = async (): Promise<OfflineFiles | null> =>
  readList(await fetch(LIST_ADDRESS, { cache: 'no-cache' }).catch(() => undefined))

const addressesOf = ({ app, dashboard, texts, content, units, modules, stories }: OfflineFiles): string[] =>
  [
    ...app,
    ...dashboard,
    ...[texts, content, units, modules, stories].flatMap((groups) => Object.values(groups).flat()),
  ].map(([address]) => address)

/**
 * Forgets files that neither this version nor the one before has. The one before may still be open in another tab, and asks for its
 * files when it needs them.
 */
async function forgetOlder(files: Cache, now: OfflineFiles, before: OfflineFiles | null): Promise<void> {
  const wanted = new Set([LIST_ADDRESS, ...addressesOf(now), ...(before ? addressesOf(before) : [])])
  for (const { url } of await files.keys()) if (!wanted.has(new URL(url).pathname)) await files.delete(url)
}

const keptAddresses = async (files: Cache): Promise<ReadonlySet<string>> =>
  new Set((await files.keys()).map(({ url }) => new URL(url).pathname))

async function fetchMissing(files: Cache, chosen: readonly OfflineFile[]): Promise<void> {
  const size = sizeOf(chosen)
  const kept = await keptAddresses(files)
  let done = sizeOf(chosen.filter(([address]) => kept.has(address)))
  const waiting = chosen.filter(([address]) => !kept.has(address))
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, bytes] = next
      await whenIdle()
      await files.add(address)
      done += bytes
      keptAppStore.set({ status: 'keeping', size, done })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Tells whether the device has all that the list asks for. */
async function hasAll(files: Cache, chosen: readonly OfflineFile[]): Promise<boolean> {
  const kept = await keptAddresses(files)
  return chosen.every(([address]) => kept.has(address))
}

/** Looks what is kept, without fetching more than the list. */
export async function lookAtKeptApp(language: string, learning: string): Promise<void> {
  try {
    const files = await caches.open(FILES_CACHE)
    const list = (await fetchList()) ?? (await keptList(files))
    if (!list) return
    const chosen = chooseFiles(list, language, learning, readKeptUnits())
    const whole = (await hasAll(files, chosen)) && (await keptList(files))?.build === list.build
    keptAppStore.set({ status: whole ? 'kept' : 'partly', size: sizeOf(chosen) })
  } catch {
    keptAppStore.set({ status: 'failed', size: 0 })
  }
}

/**
 * Stores the whole app on the device: code, texts in this language and learning content. Existing files aren't loaded
 * again, and an interrupted run continues. Never throws.
 */
export async function keepApp(language: string, learning: string): Promise<void> {
  let size = 0
  try {
    const list = await fetchList()
    if (!list) return
    const files = await caches.open(FILES_CACHE)
    const before = await keptList(files)
    const chosen = chooseFiles(list, language, learning, readKeptUnits())
    size = sizeOf(chosen)
    if (before?.build !== list.build || !(await hasAll(files, chosen))) {
      await fetchMissing(files, chosen)
      const pages = await caches.open(PAGES_CACHE)
      // Pages of the version before name its files: from now on the shell stands for those that haven't been visited since.
      if (before && before.build !== list.build) for (const page of await pages.keys()) await pages.delete(page)
      await pages.add(SHELL_ADDRESS)
      await files.put(LIST_ADDRESS, Response.json(list))
      await forgetOlder(files, list, before?.build === list.build ? null : before)
    }
    keptAppStore.set({ status: 'kept', size })
  } catch {
    keptAppStore.set({ status: 'failed', size })
  }
}

/** Ids of the units that are to be kept on this device; what can't be read is none. */
export function readKeptUnits(): string[] {
  try {
    const kept = JSON.parse(readStored('keptUnits') ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter((unit) => typeof unit === 'string') : []
  } catch {
    return []
  }
}

/** Returns the bytes of a unit with its sound over the wire; null where that can't be found out now. */
export async function sizeOfUnit(learning: string, unitId: string): Promise<number | null> {
  const list = (await fetchList()) ?? (await caches.open(FILES_CACHE).then(keptList, () => null))
  return list && sizeOf(filesOfUnit(list, learning, unitId)) + (list.sounds[`${learning}/${unitId}`] ?? 0)
}

/** Keeps the clips that aren't there yet; a text without a clip is passed over. */
async function keepSounds(addresses: readonly string[]): Promise<void> {
  const sounds = await caches.open(SOUNDS_CACHE)
  const waiting = [...addresses]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (await sounds.match(next)) continue
      const answer = await fetch(next)
      if (answer.ok) await sounds.put(next, answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Keeps pieces of the content with these clips. False where it can't: no network, or no room. */
export async function keepPieces(
  learning: string,
  pieces: readonly Piece[],
  sounds: readonly string[],
): Promise<boolean> {
  try {
    const list = pieces.length === 0 ? null : await fetchList()
    if (pieces.length > 0 && !list) return false
    const files = await caches.open(FILES_CACHE)
    for (const [address] of list ? pieces.flatMap((piece) => filesOfPiece(list, learning, piece)) : [])
      if (!(await files.match(address, { ignoreVary: true }))) await files.add(address)
    await keepSounds(sounds)
    return true
  } catch {
    return false
  }
}

/**
 * Keeps the lessons of a unit with their sound on the device, the lessons again with each new version. False where it
 * can't: no network, or no room.
 * @param listSounds the addresses of its clips
 */
export async function keepUnit(
  learning: string,
  unitId: string,
  listSounds: () => Promise<readonly string[]>,
): Promise<boolean> {
  const sounds = await listSounds().catch(() => null)
  const isKept = sounds !== null && (await keepPieces(learning, [{ kind: 'unit', id: unitId }], sounds))
  if (isKept) writeStored('keptUnits', JSON.stringify([...new Set([...readKeptUnits(), unitId])]))
  return isKept
}

/** Forgets a unit with its sound, but for clips that another kept unit has too. Answers and progress stay. */
export async function forgetUnit(
  learning: string,
  unitId: string,
  listSounds: (unit: string) => Promise<readonly string[]>,
): Promise<void> {
  writeStored('keptUnits', JSON.stringify(readKeptUnits().filter((unit) => unit !== unitId)))
  try {
    const files = await caches.open(FILES_CACHE)
    const list = (await keptList(files)) ?? (await fetchList())
    const wanted = new Set((await Promise.all(readKeptUnits().map(listSounds))).flat())
    const sounds = await caches.open(SOUNDS_CACHE)
    for (const address of await listSounds(unitId)) if (!wanted.has(address)) await sounds.delete(address)
    for (const [address] of list ? filesOfUnit(list, learning, unitId) : []) await files.delete(address)
  } catch {
    // Nothing is kept where there is no storage.
  }
}

/** Forgets what is kept of the application. Answers, progress and settings stay. */
export async function forgetApp(): Promise<void> {
  const { size } = keptAppStore.get()
  await Promise.all([FILES_CACHE, PAGES_CACHE, SOUNDS_CACHE].map((name) => caches.delete(name)))
  writeStored('keptUnits', '[]')
  keptAppStore.set({ status: 'partly', size })
}
