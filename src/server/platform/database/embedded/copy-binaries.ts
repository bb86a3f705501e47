import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './locate-binaries.ts'

/**
 * Copies the PostgreSQL programs into a folder that any user can reach, for when the project itself lies under a closed folder.
 * The copy appears by one rename, so a start that is cut off, or two starts at once, never leave half of it.
 */
export function copyBinaries(binaries: Binaries, targetRoot: string): string {
  const target = path.join(targetRoot, `postgres-programs-${binaries.version}`)
  if (fs.existsSync(target)) return target
  fs.mkdirSync(targetRoot, { recursive: true, mode: 0o755 })
  const unfinished = fs.mkdtempSync(path.join(targetRoot, '.copy-'))
  try {
    fs.cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
    fs.chmodSync(unfinished, 0o755)
    fs.renameSync(unfinished, target)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    if (!fs.existsSync(target)) throw error
  }
  return target
}
