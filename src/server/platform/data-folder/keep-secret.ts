import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { prepareDataFolder } from './prepare-data-folder.ts'

/**
 * Creates the secret that signs sessions, or reads it from the data folder. Only its owner can read it, and sessions
 * outlive a restart. Two simultaneous first starts end with the same secret.
 */
export function keepSecret(dataFolder: string): string {
  const file = path.join(prepareDataFolder(dataFolder), 'secret')
  const aside = `${file}-${randomBytes(6).toString('hex')}`
  if (!fs.existsSync(file)) {
    fs.writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 })
    // Root on another user's folder: that user shall be able to start Funda too.
    if (process.getuid?.() === 0) fs.chownSync(aside, fs.statSync(path.dirname(file)).uid, -1)
    try {
      // A link fails where a rename would replace what another start has just written.
      fs.linkSync(aside, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      fs.rmSync(aside)
    }
  }
  return fs.readFileSync(file, 'utf8').trim()
}
