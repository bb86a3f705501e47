import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/platform/start-error.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import type { Place } from './choose-place.ts'
import { diskFullMessage, isDiskFull, reasonIn } from './explain-failure.ts'
import { clearStaleLock, findPostmaster } from './find-postmaster.ts'
import { probeServer } from './probe-server.ts'
import { logFileOf } from './server-log.ts'
import { spawnServer, type SpawnedServer } from './spawn-server.ts'
import { takeOwnership } from './take-ownership.ts'

/** Running PostgreSQL server that accepts connections. */
export type RunningServer = { pid: number; port: number; adopted: boolean }

export type BringUpOptions = {
  place: Place
  /** Address of the server for a login as its owner. */
  ownerUrl: (port: number) => string
  /** Port to ask for, so that open pools find the server again. */
  wantedPort?: number | undefined
  /** PostgreSQL settings, as `name=value`. */
  settings: string[]
  log: Log
}

const LOOK_EVERY_MS = 20
const PATIENCE_MS = 60_000
const TELL_AFTER_MS = 3_000

/**
 * Adopts the server that runs on these files, or starts one. In simultaneous starts PostgreSQL's lock admits one, and
 * the others adopt it. A lasting failure, such as a full disk, throws a `StartError` at once.
 */
export async function bringUpServer({
  place,
  ownerUrl,
  wantedPort,
  settings,
  log,
}: BringUpOptions): Promise<RunningServer> {
  const begun = performance.now()
  let port = wantedPort
  let own: SpawnedServer | undefined
  let told = false
  for (;;) {
    const found = findPostmaster(place.cluster)
    const answer = found?.port ? await probeServer(ownerUrl(found.port)) : 'not-ready'
    if (found && answer === 'ready') return { ...found, adopted: own === undefined || own.hasEnded() }
    if (answer === 'refused') throw new StartError(refusedMessage(place, found?.pid))
    if (own?.hasEnded()) {
      const remedy = remedyFor(own.output(), place)
      if (remedy === 'another port') port = undefined
      own = undefined
    }
    if (!own && !found) {
      clearStaleLock(place.cluster)
      takeOwnership(place.cluster, place.user)
      own = await spawnServer(place, port, settings)
    }
    const waited = performance.now() - begun
    if (waited > PATIENCE_MS) throw new StartError(lateMessage(place, found?.pid), { isLasting: false })
    if (waited > TELL_AFTER_MS && !told) {
      told = true
      log.info('Waiting for the database. After a crash or a power cut it repairs itself first …')
    }
    await sleep(LOOK_EVERY_MS)
  }
}

/** Decides how to react to a server that ended while starting; throws if nothing helps. */
function remedyFor(output: string, place: Place): 'wait' | 'another port' {
  if (isDiskFull(output, place.root)) throw new StartError(diskFullMessage(place.root), { isLasting: false })
  // Another start won, or the processes of a killed server are still leaving.
  if (/lock file ".*" (already exists|is empty)|shared memory block .* is still in use/.test(output)) return 'wait'
  if (/could not (bind|create any TCP)/.test(output)) return 'another port'
  throw new StartError(
    `PostgreSQL could not start on ${place.cluster}: ${reasonIn(output)}. Its own log is ${logFileOf(place.root)}.`,
  )
}

function refusedMessage(place: Place, pid = 0): string {
  return (
    `The database that runs on ${place.cluster} (process ${pid}) refuses the password saved beside it. ` +
    'Stop that process and start Funda again.'
  )
}

function lateMessage(place: Place, pid: number | undefined): string {
  const holder = pid === undefined ? '' : ` The process ${pid} holds it.`
  return (
    `The database in ${place.cluster} did not become ready within ${PATIENCE_MS / 1000} seconds.${holder} ` +
    `Its own log is ${logFileOf(place.root)}.`
  )
}
