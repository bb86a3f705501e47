import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Lists the files below a folder by their relative paths, those that come in just now included. */
export const storedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
