import fs from 'node:fs'

const FULL_DISK = /no space left on device|disk quota exceeded|not enough space/i

/** Bytes below which a disk counts as full: PostgreSQL writes its journal in pieces of 16 MB. */
const FULL_BELOW = 17 * 1024 * 1024

/** Returns the bytes that can still be written below a folder. */
export function freeSpace(folder: string): number {
  const disk = fs.statfsSync(folder)
  return disk.bavail * disk.bsize
}

/** Tells whether a program failed on a full disk: by its output, or because no space is left. */
export function isDiskFull(output: string, folder: string): boolean {
  return FULL_DISK.test(output) || freeSpace(folder) < FULL_BELOW / 16
}

/** Tells whether there is space enough for a stopped database to start again. */
export function hasRoomToStart(folder: string): boolean {
  return freeSpace(folder) >= FULL_BELOW
}

/** Returns the sentence for a full disk. */
export function diskFullMessage(folder: string): string {
  const free = Math.max(0, Math.floor(freeSpace(folder) / 1024 / 1024))
  return (
    `The disk is full: the database in ${folder} needs space, and only ${free} MB are free. ` +
    'No saved progress is lost. Free some space and start again.'
  )
}

/** Returns the lines of a program's output that give the reason of its failure. */
export function reasonIn(output: string): string {
  const lines = output.trim().split('\n')
  const telling = lines.filter((line) => /FATAL|PANIC|error:|ERROR|HINT|DETAIL/.test(line))
  return (telling.length > 0 ? telling : lines).slice(-4).join(' | ') || 'it said nothing'
}
