import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import { copyBinaries } from './copy-binaries.ts'
import { programIn, type Binaries } from './locate-binaries.ts'
import { runProgram, type ProgramUser } from './run-program.ts'

/** Place of the database: its files, user and programs. */
export type Place = {
  /** The folder of the database's files, PostgreSQL's own "data directory". */
  cluster: string
  /** The folder around it: its log and unfinished first starts are here. */
  root: string
  binaries: string
  user: ProgramUser
}

const NOBODY = 65534
/** Name of a file in the data folder. It holds the path of a database that had to be stored elsewhere. */
const POINTER = 'database-is-kept-in.txt'

/**
 * Chooses the folder and user of the database. A normal user runs it in the data folder. PostgreSQL refuses root, so
 * root uses the data folder's owner, or `nobody`. If that user can't reach the data folder, a user namespace maps root
 * to `nobody`. Without namespaces, the database lies in a folder that all can reach.
 */
export async function choosePlace(
  dataFolder: string,
  binaries: Binaries,
  log: Log,
  reachableRoot = '/var/lib/funda',
): Promise<Place> {
  const pointer = path.join(dataFolder, POINTER)
  const elsewhere = readPointer(pointer)
  const root = elsewhere ?? dataFolder
  const cluster = path.join(root, 'postgres')
  if (process.getuid?.() !== 0) {
    refuseForeignOwner(cluster)
    return { root, cluster, binaries: binaries.folder, user: { prefix: [] } }
  }

  const ids = likelyUser(dataFolder, root, cluster)
  if (await canEnter(ids, root)) {
    const own = await canRun({ ids, prefix: [] }, binaries.folder)
    return {
      root,
      cluster,
      user: { ids, prefix: [] },
      binaries: own ? binaries.folder : copyBinaries(binaries, reachableRoot),
    }
  }
  const namespace: ProgramUser = { prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] }
  if (await canRun(namespace, binaries.folder)) return { root, cluster, binaries: binaries.folder, user: namespace }

  if (fs.existsSync(cluster)) return moveIsNeeded(cluster)
  const newRoot = path.join(reachableRoot, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16))
  fs.mkdirSync(newRoot, { recursive: true, mode: 0o711 })
  fs.writeFileSync(pointer, `${newRoot}\n`)
  log.warn(
    `The database is in ${newRoot}, not in ${dataFolder}: PostgreSQL does not run as root, and no other user can reach the data folder. ` +
      `Back up both folders. To have everything in one place, set FUNDA_DATA to a folder that other users can reach.`,
  )
  const user: ProgramUser = { ids: { uid: NOBODY, gid: NOBODY }, prefix: [] }
  return {
    root: newRoot,
    cluster: path.join(newRoot, 'postgres'),
    user,
    binaries: copyBinaries(binaries, reachableRoot),
  }
}

function readPointer(pointer: string): string | undefined {
  if (!fs.existsSync(pointer)) return undefined
  const root = fs.readFileSync(pointer, 'utf8').trim()
  if (fs.existsSync(root)) return root
  throw new StartError(
    `The database of this data folder is in ${root} (see ${pointer}), but that folder does not exist. ` +
      `Put the folder back. To start with an empty database, delete ${pointer}.`,
  )
}

function refuseForeignOwner(cluster: string): void {
  const owner = fs.statSync(cluster, { throwIfNoEntry: false })?.uid
  const own = process.getuid?.()
  if (owner === undefined || own === undefined || owner === own) return
  throw new StartError(
    `The database in ${cluster} belongs to user ${owner}, but Funda was started by ${os.userInfo().username} (${own}). ` +
      'Start it as the user who made the database (probably root), ' +
      `run \`chown -R ${own} ${cluster}\` while Funda is stopped, or set FUNDA_DATA.`,
  )
}

function likelyUser(dataFolder: string, root: string, cluster: string): { uid: number; gid: number } {
  const owners = [cluster, root, dataFolder].map((folder) => fs.statSync(folder, { throwIfNoEntry: false }))
  const owner = owners.find((stat) => stat !== undefined && stat.uid !== 0)
  return owner ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY }
}

async function canEnter(ids: { uid: number; gid: number }, folder: string): Promise<boolean> {
  return (await runProgram({ ids, prefix: [] }, 'sh', ['-c', 'cd "$0"', folder], '/')).code === 0
}

async function canRun(user: ProgramUser, binariesFolder: string): Promise<boolean> {
  return (await runProgram(user, programIn(binariesFolder, 'postgres'), ['--version'], '/')).code === 0
}

function moveIsNeeded(cluster: string): never {
  throw new StartError(
    `The database in ${cluster} cannot be used from here: PostgreSQL does not run as root, ` +
      'no other user can reach the folder, and this machine forbids user namespaces. ' +
      'Move the data folder out of the closed folder and set FUNDA_DATA to its new place, ' +
      'or start Funda as an ordinary user.',
  )
}
