import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ContentStore } from './content-store.ts'

const isMissing = (fault: unknown): boolean => (fault as NodeJS.ErrnoException).code === 'ENOENT'

/** Writes a folder's list of names to the disk. Windows keeps it by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Creates the store that keeps contents in a folder: the file of a hash is `ab/cdef…`. A finished file is renamed to
 * its place, so that nobody ever reads a half one. Servers may share the folder.
 */
export function storeInFolder(folder: string): ContentStore {
  const placeOf = (hash: string): string => path.join(folder, hash.slice(0, 2), hash.slice(2))
  return {
    keep: async (hash, file) => {
      const place = placeOf(hash)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await rename(file.path, place)
      await syncFolder(path.dirname(place))
      await syncFolder(folder)
    },
    read: async (hash, range) => {
      try {
        const handle = await open(placeOf(hash), 'r')
        return handle.createReadStream(range ? { start: range.first, end: range.last } : {})
      } catch (fault) {
        if (isMissing(fault)) return undefined
        throw fault
      }
    },
    remove: (hash) => rm(placeOf(hash), { force: true }),
  }
}
