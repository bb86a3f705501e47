import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freeSpace } from '#server/platform/database/embedded/explain-failure.ts'

const MB = 1024 * 1024

/** Megabytes above the limit that the filler takes where the disk can't be a small one. */
const FILLER_MB = 256

/** A folder on a disk that a test can fill. */
export type SmallDisk = {
  folder: string
  /** Value of `FUNDA_KEEP_FREE` at which the filled disk counts as full. */
  keepFreeMegabytes: number
  /** True where the disk is filled to its last byte. */
  isReal: boolean
  fill: () => Promise<void>
  empty: () => void
  remove: () => void
}

/** Runs a program as root; true where that is possible and it succeeds. */
const runsAsRoot = (program: string, ...args: string[]): boolean => {
  const isRoot = process.getuid?.() === 0
  return (
    spawnSync(isRoot ? program : 'sudo', isRoot ? args : ['-n', program, ...args], { stdio: 'ignore' }).status === 0
  )
}

const PAGE_BYTES = 4096

/** Writes to a file until it has that many bytes, or there is no room for a page. */
async function write(file: string, bytes: number): Promise<void> {
  const [handle, chunk] = [await fs.promises.open(file, 'w'), Buffer.alloc(4 * MB, 1)]
  let size = chunk.length
  for (let left = bytes; left > 0 && size > 0;) {
    try {
      const { bytesWritten } = await handle.write(chunk, 0, size)
      left -= bytesWritten
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      size = size > PAGE_BYTES ? PAGE_BYTES : 0
    }
  }
  await handle.close()
}

/**
 * Makes a disk in memory, which needs root or sudo without a password, and the right to mount. Elsewhere the folder is
 * on an ordinary disk with a very high `FUNDA_KEEP_FREE`. A file of 256 MB then crosses it. That tests refused writes,
 * but not PostgreSQL without room.
 */
export function makeSmallDisk(megabytes = 200): SmallDisk {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'funda-small-disk-'))
  // PostgreSQL doesn't run as root: its own user has to get through.
  fs.chmodSync(folder, 0o711)
  const filler = `${folder}/filler`
  const isReal = runsAsRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder)
  const empty = () => fs.rmSync(filler, { force: true })
  const remove = () => {
    if (isReal) runsAsRoot('umount', '--lazy', folder)
    fs.rmSync(folder, { recursive: true, force: true })
  }
  if (isReal) return { folder, keepFreeMegabytes: 32, isReal, fill: () => write(filler, Infinity), empty, remove }
  // The database and its reserve take about 100 MB of their own.
  const keepFreeMegabytes = Math.floor(freeSpace(folder) / MB) - FILLER_MB
  return { folder, keepFreeMegabytes, isReal, fill: () => write(filler, 2 * FILLER_MB * MB), empty, remove }
}
