/** Where files with a hash in their name are kept, and where pages are. */
export const FILES_CACHE = 'funda-files'
export const PAGES_CACHE = 'funda-pages'

/** Where clips of units that are kept are; a clip's name follows from what is said, so that no version makes it stale. */
export const SOUNDS_CACHE = 'funda-sounds'

/** The shell without a page: it draws whatever the address says. */
export const SHELL_ADDRESS = '/app.html'

/** The list of all files of the present version. */
export const LIST_ADDRESS = '/offline-files.json'

/** How long a page may take to come while there is one on the device, in ms. */
export const NETWORK_PATIENCE_MS = 4000

/** A file of the built application: its address and its bytes over the wire. */
export type OfflineFile = readonly [address: string, bytes: number]

/**
 * What a version consists of: its code, its texts by interface language, its content by learning language, units of courses (`xh/01-greetings/en`), and the
 * bytes of each unit's clips (`xh/greetings`).
 */
export type OfflineFiles = {
  build: string
  app: OfflineFile[]
  texts: Record<string, OfflineFile[]>
  content: Record<string, OfflineFile[]>
  units: Record<string, OfflineFile[]>
  sounds: Record<string, number>
}

/** Who answers a request: the network alone, what is kept of files that never change, or the network with the device behind it. */
type Answering = 'network' | 'file' | 'clip' | 'page'

/**
 * Who answers a request. What concerns a person (`/api/`) never comes from the device's copies, nor does anything that changes
 * something or belongs to another origin.
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

/** The files of a unit of a course: its lessons, and how they are asked again. A file's name begins with the unit's place, which may change. */
export const filesOfUnit = ({ units }: OfflineFiles, learning: string, unitId: string): OfflineFile[] =>
  Object.entries(units)
    .filter(([name]) => name.startsWith(`${learning}/`) && name.replace(/^[^/]*\/\d\d-/, '') === `${unitId}/en`)
    .flatMap(([, files]) => files)

/**
 * What one device needs of a version: the code, the texts of its interface language over the English ones, what it learns, the first unit of the course, and
 * the units that are to be kept.
 */
export function chooseFiles(
  files: OfflineFiles,
  language: string,
  learning: string,
  keptUnits: readonly string[],
): OfflineFile[] {
  const { app, texts, content, units } = files
  const english = texts['en'] ?? []
  const own = language === 'en' ? [] : (texts[language] ?? [])
  const first = Object.entries(units)
    .filter(([name]) => name.startsWith(`${learning}/01-`))
    .flatMap(([, unit]) => unit)
  return [
    ...new Map([
      ...app,
      ...english,
      ...own,
      ...(content[learning] ?? []),
      ...first,
      ...keptUnits.flatMap((unit) => filesOfUnit(files, learning, unit)),
    ]),
  ]
}

/** Their bytes over the wire together. */
export const sizeOf = (files: readonly OfflineFile[]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0)
