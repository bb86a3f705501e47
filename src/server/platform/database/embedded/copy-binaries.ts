import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './locate-binaries.ts'

/**
 * Copies the PostgreSQL programs to a folder that every user can reach, if the project lies in a closed folder. One
 * rename publishes the copy, so an interrupted or parallel start leaves no half copy.
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
