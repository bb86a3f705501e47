/** Caches for files with a hash in their name, and for pages. */
export const FILES_CACHE = 'funda-files'
export const PAGES_CACHE = 'funda-pages'

/** Cache of clips of stored units. A clip's name comes from its text, so no version makes it stale. */
export const SOUNDS_CACHE = 'funda-sounds'

/** The shell without a page: it draws whatever the address says. */
export const SHELL_ADDRESS = '/app.html'

/** The list of all files of the present version. */
export const LIST_ADDRESS = '/offline-files.json'

/** Milliseconds that a page may take to load if the device has one. */
export const NETWORK_PATIENCE_MS = 4000

/** A file of the built application: its address and its bytes over the wire. */
export type OfflineFile = readonly [address: string, bytes: number]

/**
 * Files of a version: code, texts by interface language, content by learning language, and course units
 * (`xh/01-greetings/en`). It also has the bytes of each unit's clips (`xh/greetings`). A module (`xh/foundation-art-1`) is
 * kept when somebody needs it; a story (`xh/ikati`) is kept with the content.
 */
export type OfflineFiles = {
  build: string
  app: OfflineFile[]
  /** Code of the dashboard: kept when a page of it is visited, never fetched for learners. */
  dashboard: OfflineFile[]
  texts: Record<string, OfflineFile[]>
  content: Record<string, OfflineFile[]>
  units: Record<string, OfflineFile[]>
  modules: Record<string, OfflineFile[]>
  stories: Record<string, OfflineFile[]>
  sounds: Record<string, number>
}

/** Source of an answer: network only, stored files that never change, or network with the device behind it. */
type Answering = 'network' | 'file' | 'clip' | 'page'

/**
 * Chooses the source of an answer. Personal data (`/api/`), changes and other origins never come from the device's
 * copies.
 */
export function wayOfAnswering(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  origin: string,
): Answering {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || address.pathname.startsWith('/api/')) return 'network'
  if (address.pathname.startsWith('/assets/')) return 'file'
  if (address.pathname.startsWith('/audio/')) return 'clip'
  return mode === 'navigate' && !/\.[a-z0-9]+$/i.test(address.pathname) ? 'page' : 'network'
}

/**
 * Returns the files of a unit of a course: its lessons, and how they are asked again. A file's name begins with the unit's
 * place, which may change.
 */
export const filesOfUnit = ({ units }: OfflineFiles, learning: string, unitId: string): OfflineFile[] =>
  Object.entries(units)
    .filter(([name]) => name.startsWith(`${learning}/`) && name.replace(/^[^/]*\/\d\d-/, '') === `${unitId}/en`)
    .flatMap(([, files]) => files)

/** Things whose files are kept one by one, with the place of their id. */
export type Piece = { kind: 'unit' | 'module' | 'story'; id: string }

/** Returns the files of a unit, a module or a story. */
export function filesOfPiece(files: OfflineFiles, learning: string, { kind, id }: Piece): OfflineFile[] {
  if (kind === 'unit') return filesOfUnit(files, learning, id)
  return files[kind === 'module' ? 'modules' : 'stories'][`${learning}/${id}`] ?? []
}

/**
 * Chooses the files for one device: code, texts of its language and English, learning content, and units. These are the
 * course's first unit and those to be stored.
 */
export function chooseFiles(
  files: OfflineFiles,
  language: string,
  learning: string,
  keptUnits: readonly string[],
): OfflineFile[] {
  const { app, texts, content, units, stories } = files
  const english = texts['en'] ?? []
  const own = language === 'en' ? [] : (texts[language] ?? [])
  const first = Object.entries(units)
    .filter(([name]) => name.startsWith(`${learning}/01-`))
    .flatMap(([, unit]) => unit)
  const told = Object.entries(stories)
    .filter(([name]) => name.startsWith(`${learning}/`))
    .flatMap(([, story]) => story)
  return [
    ...new Map([
      ...app,
      ...english,
      ...own,
      ...(content[learning] ?? []),
      ...told,
      ...first,
      ...keptUnits.flatMap((unit) => filesOfUnit(files, learning, unit)),
    ]),
  ]
}

/** Returns the bytes of files over the network, added up. */
export const sizeOf = (files: readonly OfflineFile[]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0)
