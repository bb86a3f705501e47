import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Days for which files of earlier builds are served. A page may be open that long and still ask for them. */
const DAYS_KEPT = 30
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Sets the files with a hash in their name aside before a build empties the folder. @param assets the folder of the
 * built files @param aside folder in which they wait
 */
export function putAside(assets: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(assets)) renameSync(assets, aside)
}

/**
 * Restores files that the new build hasn't made and that aren't older than `DAYS_KEPT` days. A file keeps the time of
 * its own build.
 */
export function putBack(assets: string, aside: string, now: number): void {
  if (!existsSync(aside)) return
  mkdirSync(assets, { recursive: true })
  const made = new Set(globSync('*', { cwd: assets }))
  for (const name of globSync('*', { cwd: aside })) {
    if (!made.has(name) && now - statSync(path.join(aside, name)).mtimeMs < DAYS_KEPT * DAY_MS)
      renameSync(path.join(aside, name), path.join(assets, name))
  }
  rmSync(aside, { recursive: true, force: true })
}
