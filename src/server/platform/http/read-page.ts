import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Built page in the form in which it is sent. */
export type Page = { body: Buffer; encoding: 'br' | 'gzip' | undefined; entityTag: string }

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** Returns the encodings that an `accept-encoding` header allows; `q=0` forbids one. */
function acceptedEncodings(header: string): Set<string> {
  const offers = header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()))
  return new Set(
    offers.flatMap(([name, quality]) => (name !== undefined && !/^q=0(\.0*)?$/.test(quality ?? '') ? [name] : [])),
  )
}

/**
 * Creates a reader of built pages from `root`, which reads each once until its file changes. @returns for a page and a
 * request's `accept-encoding`, the smallest accepted form, or undefined
 */
export function createPageReader(root: string): (file: string, acceptEncoding: string) => Promise<Page | undefined> {
  const kept = new Map<string, { changed: number; page: Page }>()

  async function read(file: string, encoding: Page['encoding']): Promise<Page | undefined> {
    const path = join(root, file)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = kept.get(file)
    if (known?.changed === found.mtimeMs) return known.page
    const body = await readFile(path)
    const page = {
      body,
      encoding,
      entityTag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }
    kept.set(file, { changed: found.mtimeMs, page })
    return page
  }

  return async (file, acceptEncoding) => {
    const accepted = acceptedEncodings(acceptEncoding)
    for (const { name, ending } of ENCODINGS) {
      const page = accepted.has(name) ? await read(`${file}${ending}`, name) : undefined
      if (page) return page
    }
    return read(file, undefined)
  }
}
