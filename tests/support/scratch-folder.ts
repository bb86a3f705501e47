import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 1024 ** 3

/**
 * Makes an empty folder for a test's databases that PostgreSQL's user can reach. It is in memory if there is room, so
 * that a busy disk doesn't slow tests.
 */
export function makeScratchFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(hasRoomInMemory() ? IN_MEMORY : os.tmpdir(), `funda-${name}-`))
  fs.chmodSync(folder, 0o711)
  return folder
}

function hasRoomInMemory(): boolean {
  if (!fs.existsSync(IN_MEMORY)) return false
  const memory = fs.statfsSync(IN_MEMORY)
  return memory.bavail * memory.bsize > ROOM_BYTES
}
