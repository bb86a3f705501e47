import fs from 'node:fs'
import path from 'node:path'

/** Content of PostgreSQL's lock file: the server that runs, or ran, on a database folder. */
export type Postmaster = { pid: number; port: number }

const lockFile = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** Reads PostgreSQL's lock file; undefined when there is none. The port is 0 until the server knows it. */
function readPostmaster(cluster: string): Postmaster | undefined {
  let text: string
  try {
    text = fs.readFileSync(lockFile(cluster), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const lines = text.split('\n')
  return { pid: Number(lines[0] ?? 0), port: Number(lines[3] ?? 0) }
}

/** Tells whether a process with this id exists, whoever owns it. */
export function processExists(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Tells whether an existing process works in this database folder; undefined where the system does not tell. PostgreSQL
 * enters its folder at start, and the folder's identity stays right when it is renamed. A dead process that nobody has
 * waited for yet (usual in containers) works nowhere.
 */
function worksIn(pid: number, cluster: string): boolean | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    if (/^State:\s+[ZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))) return false
    const work = fs.statSync(`/proc/${pid}/cwd`)
    const own = fs.statSync(cluster)
    return work.dev === own.dev && work.ino === own.ino
  } catch {
    return undefined
  }
}

/** Returns the server that runs on this folder, perhaps still starting or stopping; undefined if none does. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const found = readPostmaster(cluster)
  return found && processExists(found.pid) && worksIn(found.pid, cluster) !== false ? found : undefined
}

/**
 * Removes a killed server's lock file if its process id now belongs to an unrelated or a dead, listed process.
 * PostgreSQL would take that process for the old server and refuse to start. PostgreSQL itself handles an id without a
 * process.
 */
export function clearStaleLock(cluster: string): void {
  const found = readPostmaster(cluster)
  if (!found || !processExists(found.pid) || worksIn(found.pid, cluster) !== false) return
  const aside = path.join(cluster, `postmaster.pid.stale-${process.pid}`)
  fs.renameSync(lockFile(cluster), aside)
  // A newcomer may have written its own lock between the look and the rename: then it gets it back.
  const moved = Number(fs.readFileSync(aside, 'utf8').split('\n')[0])
  if (moved !== found.pid) fs.linkSync(aside, lockFile(cluster))
  fs.rmSync(aside)
}
