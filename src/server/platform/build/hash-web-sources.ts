import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Everything the built pages depend on. */
const SOURCES = [
  'src/web',
  'src/core',
  'src/content',
  'src/contract',
  'content',
  'locales',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build-web.ts',
  'scripts/build',
]

/** Hashes all sources of the built pages: equal sources have an equal hash, whatever their dates. */
export function hashWebSources(projectFolder: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesIn(projectFolder, source)).toSorted()) {
    // A clip's name follows from what it is made of, and there are thousands.
    const content = file.endsWith('.mp3') ? '' : fs.readFileSync(path.join(projectFolder, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(projectFolder: string, source: string): string[] {
  const stat = fs.statSync(path.join(projectFolder, source), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [source]
  return fs
    .readdirSync(path.join(projectFolder, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
