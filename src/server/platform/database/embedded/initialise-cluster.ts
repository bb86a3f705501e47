import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import type { Place } from './choose-place.ts'
import { diskFullMessage, freeSpace, isDiskFull, reasonIn } from './explain-failure.ts'
import { programIn } from './locate-binaries.ts'
import { runProgram } from './run-program.ts'

/** Major version of the PostgreSQL that the packages bring. */
const MAJOR = '18'
/** A new database takes 39 MB; the rest is the first journal that follows. */
const NEEDED_BYTES = 64 * 1024 * 1024
const UNFINISHED = '.first-start-'
const UNFINISHED_LIVES_MS = 10 * 60_000

/** Name of the database role that owns everything and migrates. */
export const OWNER_ROLE = 'funda_owner'

/** Passwords of the owner and of the app's own role; they are stored in the database's folder. */
export type Passwords = { owner: string; app: string }

/**
 * Creates the database's files if there are none. One rename publishes them, so that simultaneous first starts can't
 * mix; the later one discards its own.
 */
export async function initialiseCluster(place: Place): Promise<void> {
  if (fs.existsSync(path.join(place.cluster, 'PG_VERSION'))) return refuseOtherVersion(place.cluster)
  removeAbandoned(place.root)
  if (freeSpace(place.root) < NEEDED_BYTES) throw new StartError(diskFullMessage(place.root))
  const aside = fs.mkdtempSync(path.join(place.root, UNFINISHED))
  try {
    await makeCluster(place, aside)
    moveIntoPlace(path.join(aside, 'postgres'), place.cluster)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ENOSPC' ? new StartError(diskFullMessage(place.root), { cause: error }) : error
  } finally {
    fs.rmSync(aside, { recursive: true, force: true })
  }
}

/** Reads the passwords that were made with the database. */
export function readPasswords(cluster: string): Passwords {
  return JSON.parse(fs.readFileSync(path.join(cluster, 'funda-passwords.json'), 'utf8')) as Passwords
}

async function makeCluster(place: Place, aside: string): Promise<void> {
  const passwords: Passwords = {
    owner: randomBytes(24).toString('base64url'),
    app: randomBytes(24).toString('base64url'),
  }
  const passwordFile = path.join(aside, 'password')
  fs.writeFileSync(passwordFile, passwords.owner, { mode: 0o600 })
  const { ids } = place.user
  if (ids) for (const entry of [aside, passwordFile]) fs.chownSync(entry, ids.uid, ids.gid)
  const cluster = path.join(aside, 'postgres')
  const options = [
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]
  const args = ['-D', cluster, '-U', OWNER_ROLE, `--pwfile=${passwordFile}`, ...options]
  const { code, output } = await runProgram(place.user, programIn(place.binaries, 'initdb'), args, aside)
  if (code !== 0) {
    if (isDiskFull(output, place.root)) throw new StartError(diskFullMessage(place.root))
    throw new StartError(`PostgreSQL could not make its files in ${place.root}: ${reasonIn(output)}`)
  }
  const kept = path.join(cluster, 'funda-passwords.json')
  fs.writeFileSync(kept, JSON.stringify(passwords), { mode: 0o600 })
  if (ids) fs.chownSync(kept, ids.uid, ids.gid)
}

function moveIntoPlace(from: string, cluster: string): void {
  try {
    fs.renameSync(from, cluster)
  } catch (error) {
    const another =
      ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '') &&
      fs.existsSync(path.join(cluster, 'PG_VERSION'))
    if (!another) throw error
  }
}

function removeAbandoned(root: string): void {
  for (const name of fs.readdirSync(root)) {
    if (!name.startsWith(UNFINISHED)) continue
    const age = Date.now() - (fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > UNFINISHED_LIVES_MS) fs.rmSync(path.join(root, name), { recursive: true, force: true })
  }
}

function refuseOtherVersion(cluster: string): void {
  const version = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR) return
  throw new StartError(
    `The database in ${cluster} was written by PostgreSQL ${version}. This Funda has PostgreSQL ${MAJOR}, which can't read it. ` +
      `Start the version of Funda that wrote it, or set FUNDA_DATA to another folder. Nothing was changed.`,
  )
}
