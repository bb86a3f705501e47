import fs from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import type { Log } from '#server/platform/log/create-log.ts'
import { freeSpace } from './explain-failure.ts'

/** Free disk space reserved for the database, so that a full disk stops only writes. */
export type Reserve = {
  /** True while so little room is left that nothing more may be written. */
  isFull: () => boolean
  /** Gives the reserved room to a database that has died and can't start without it. */
  release: () => void
  end: () => void
}

const MB = 1024 * 1024
/** Size of the file that is deleted when the database needs the room: two pieces of PostgreSQL's journal. */
const RESERVE_BYTES = 32 * MB
/** Room above the limit from which writing goes on, so that it doesn't change from one moment to the next. */
const AGAIN_BYTES = 8 * MB
const LOOK_EVERY_MS = 200
const RENEW_EVERY_MS = 5_000

const RESERVE_FILE = 'reserve-for-a-full-disk'

type Options = { folder: string; keepFreeBytes: number; log: Pick<Log, 'warn' | 'info'> }

async function writeReserve(file: string): Promise<void> {
  const chunk = randomBytes(MB)
  const handle = await fs.promises.open(file, 'w', 0o600)
  try {
    for (let written = 0; written < RESERVE_BYTES; written += MB) await handle.write(chunk)
  } catch {
    await fs.promises.rm(file, { force: true })
  } finally {
    await handle.close()
  }
}

/**
 * Keeps a reserve on the disk of a folder. PostgreSQL crashes when its journal can't grow, and can't restart without
 * space. Writes are therefore refused below `keepFreeBytes`. If another program takes even that, a reserve file of 32
 * MB is deleted.
 */
export function keepReserve({ folder, keepFreeBytes, log }: Options): Reserve {
  const file = path.join(folder, RESERVE_FILE)
  let [full, looked] = [false, -Infinity]
  let writing: Promise<void> | undefined

  const isFull = (): boolean => {
    const now = performance.now()
    if (now - looked < LOOK_EVERY_MS) return full
    looked = now
    const before = full
    full = freeSpace(folder) < keepFreeBytes + (full ? AGAIN_BYTES : 0)
    if (full && !before)
      log.warn(
        `The disk is nearly full: less than ${Math.round(keepFreeBytes / MB)} MB are free in ${folder}. ` +
          'Nothing new is saved until there is space; reading still works.',
        { event: 'database' },
      )
    if (!full && before)
      log.info('There is space on the disk again, so new data is saved again.', { event: 'database' })
    return full
  }
  const renew = (): void => {
    if (isFull() || fs.existsSync(file) || freeSpace(folder) < keepFreeBytes + RESERVE_BYTES + AGAIN_BYTES) return
    writing ??= writeReserve(file)
      .catch(() => {})
      .finally(() => (writing = undefined))
  }
  renew()
  const timer = setInterval(renew, RENEW_EVERY_MS).unref()
  return {
    isFull,
    release: () => fs.rmSync(file, { force: true }),
    end: () => clearInterval(timer),
  }
}
