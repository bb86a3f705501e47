import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_AGAIN_MS = 250

/** Tells whether the process that wrote the file still runs. A file that is just being written has no number yet. */
function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder > 0) process.kill(holder, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Waits until no other process holds the lock `file`, then holds it until this process ends. A killed process's lock is
 * taken over. @returns true if another process worked meanwhile, and may have done the work
 */
export async function takeTurn(file: string): Promise<boolean> {
  mkdirSync(path.dirname(file), { recursive: true })
  let waited = false
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      process.once('exit', () => rmSync(file, { force: true }))
      return waited
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
      if (!isHeld(file)) rmSync(file, { force: true })
      else {
        waited = true
        await wait(LOOK_AGAIN_MS)
      }
    }
  }
}
