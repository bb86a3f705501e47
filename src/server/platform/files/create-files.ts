import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { FilePurpose } from '#core/files/file-purposes.ts'
import type { FileType } from '#core/files/file-types.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { codesOf } from '#server/platform/log/describe-fault.ts'
import { ContentMissing, type ByteRange, type ContentStore } from './content-store.ts'
import { announceContent, forgetUnused, listUnused, type StoredContent } from './file-queries.ts'
import { receiveContent, type ByteSource } from './receive-content.ts'

/** Files as features see them. `addFile` and `removeFile` keep the rows that refer to contents. */
export type Files = {
  /**
   * Checks and stores a stream of bytes; the same bytes twice are one content. A file has to refer to it within an hour.
   * @param known type that the caller has found by the whole content; without it, the first bytes tell
   */
  put: (purpose: FilePurpose, source: ByteSource, known?: FileType) => Promise<StoredContent>
  /** Opens a content or a part of it. */
  read: (hash: string, range?: ByteRange) => Promise<Readable>
  /** Removes a content at once unless it is used. It never fails: a sweep does later what can't be done now. */
  removeUnused: (hash: string) => Promise<void>
  /** Removes contents that no file refers to and nobody puts, for half a minute at most. */
  sweep: () => Promise<void>
}

type Parts = {
  database: Database
  store: ContentStore
  /** Folder of files that come in. For a store in a folder it has to be on the same disk. */
  arrivals: string
  /** Bytes of the disk that stay free. */
  keepFree?: number
  clock: () => Date
}

/** Milliseconds between the end of an upload and the row that refers to it, at most. */
const ARRIVING = 60 * 60 * 1000

/** Milliseconds after which a file that came in only in part was left by a killed server. */
const ABANDONED = 24 * 60 * 60 * 1000

/** Milliseconds after which a sweep ends; the next one goes on. Other chores wait for it. */
const LONGEST_SWEEP = 30 * 1000

/** Unused contents that are listed at a time. */
const PAGE = 100

/** PostgreSQL's code for a row that others refer to: a file was added just now. */
const IS_REFERRED_TO = '23503'

/** Makes the folder of files that come in, and removes what killed servers left there. */
export async function prepareArrivals(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const place = path.join(folder, name)
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < now.getTime() - ABANDONED) await rm(place, { force: true })
  }
}

/**
 * Creates the files of a server. A content is announced in the database before its bytes are in the store. So a crash
 * leaves nothing that a sweep doesn't find, and a sweep never removes what is being put.
 */
export function createFiles({ database, store, arrivals, keepFree = 0, clock }: Parts): Files {
  const removeOne = (hash: string): Promise<void> =>
    asSystem(() =>
      database.transaction(async (transaction) => {
        if (await forgetUnused(transaction, clock(), hash)) await store.remove(hash)
      }),
    ).catch((fault: unknown) => {
      if (!codesOf(fault).includes(IS_REFERRED_TO)) throw fault
    })

  return {
    put: async (purpose, source, known) => {
      const { path: file, hash, bytes, type } = await receiveContent(arrivals, purpose, source, keepFree, known)
      try {
        await asSystem(() => announceContent(database, hash, new Date(clock().getTime() + ARRIVING)))
        await store.keep(hash, { path: file, bytes })
      } finally {
        await rm(file, { force: true })
      }
      return { hash, bytes, type }
    },
    read: async (hash, range) => {
      const opened = await store.read(hash, range)
      if (!opened) throw new ContentMissing('A stored file is missing')
      return opened
    },
    removeUnused: (hash) => removeOne(hash).catch(() => {}),
    sweep: async () => {
      const end = clock().getTime() + LONGEST_SWEEP
      for (let after = ''; ;) {
        const unused = await asSystem(() => listUnused(database, clock(), after, PAGE))
        for (const hash of unused) {
          if (clock().getTime() >= end) return
          await removeOne(hash)
        }
        after = unused.at(-1) ?? after
        if (unused.length < PAGE) return
      }
    },
  }
}
