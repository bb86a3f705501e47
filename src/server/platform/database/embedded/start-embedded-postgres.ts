import type { Log } from '#server/platform/log/create-log.ts'
import { choosePlace, type Place } from './choose-place.ts'
import { claimServer } from './claim-server.ts'
import { APP_ROLE, ensureDatabase, FUNDA_DATABASE } from './ensure-database.ts'
import type { HolderRole } from './hold-server.ts'
import { initialiseCluster, OWNER_ROLE, readPasswords, type Passwords } from './initialise-cluster.ts'
import { keepAlive, type Watch } from './keep-alive.ts'
import { keepReserve } from './keep-reserve.ts'
import { shortenLog } from './server-log.ts'
import { locateBinaries } from './locate-binaries.ts'
import { prepareDataFolder } from '#server/platform/data-folder/prepare-data-folder.ts'
import { signalServer, stopServer } from './stop-server.ts'

const HOUR = 60 * 60 * 1000

export type EmbeddedOptions = {
  dataFolder: string
  role: HolderRole
  log: Log
  /** PostgreSQL settings for a server that is started now, as `name=value`. */
  settings?: string[]
  /**
   * Megabytes of the disk that are never written to; with them, a reserve is kept for the database. Only for the server
   * of the data folder.
   */
  keepFreeMegabytes?: number
  /** Called when the database went away and cannot be brought back. */
  onGivenUp?: (error: Error) => void
}

/** Built-in PostgreSQL of a data folder, running and claimed by this process. */
export type EmbeddedPostgres = {
  /** Address for the role that owns all tables. */
  ownerUrl: (database?: string) => string
  /** Address for the role of the app, which cannot change tables. */
  appUrl: (database?: string) => string
  /** Process number of the database at this moment. */
  pid: () => number
  /** True while the disk is so full that nothing more may be written. */
  isFull: () => boolean
  /** True if it was already running. */
  adopted: boolean
  /** Gives it up and, if nobody else uses it, stops it. */
  stop: () => Promise<'stopped' | 'left running'>
  /** Tells it to stop and does not wait. */
  stopNow: () => void
}

/**
 * Starts the PostgreSQL of a data folder, or adopts one that a killed parent or another process left running. If it
 * dies, it is started again on the same port. Throws a `StartError` with the reason if that is impossible.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { role, log, keepFreeMegabytes, settings = [] } = options
  const dataFolder = prepareDataFolder(options.dataFolder)
  const place = await choosePlace(dataFolder, locateBinaries(), log)
  await initialiseCluster(place)
  const passwords = readPasswords(place.cluster)
  const address = addressOf(passwords)

  const connect = (wantedPort: number | undefined, onLost: () => void) =>
    claimServer({
      place,
      dataFolder,
      role,
      log,
      settings,
      wantedPort,
      onLost,
      ownerUrl: (port) => address(OWNER_ROLE, port, 'postgres'),
    })
  const reserve =
    keepFreeMegabytes === undefined
      ? undefined
      : keepReserve({ folder: place.root, keepFreeBytes: keepFreeMegabytes * 1024 * 1024, log })
  const watch = await keepAlive({
    connect,
    place,
    log,
    makeRoom: () => reserve?.release(),
    onGivenUp: options.onGivenUp ?? ((error) => log.error(error.message)),
  })
  const { port } = watch.server()
  const shortening = setInterval(() => shortenLog(place.root, new Date()), HOUR).unref()
  await ensureDatabase(address(OWNER_ROLE, port, 'postgres'), passwords)
  return {
    ownerUrl: (database = FUNDA_DATABASE) => address(OWNER_ROLE, port, database),
    appUrl: (database = FUNDA_DATABASE) => address(APP_ROLE, port, database),
    pid: () => watch.server().pid,
    isFull: () => reserve?.isFull() ?? false,
    adopted: watch.server().adopted,
    stop: () => {
      clearInterval(shortening)
      reserve?.end()
      return stopWatched(watch, place, log)
    },
    stopNow: () => void signalServer(place, watch.server().pid, 'INT'),
  }
}

function addressOf(passwords: Passwords) {
  return (role: string, port: number, database: string) =>
    `postgres://${role}:${role === APP_ROLE ? passwords.app : passwords.owner}@127.0.0.1:${port}/${database}`
}

async function stopWatched(watch: Watch, place: Place, log: Log): Promise<'stopped' | 'left running'> {
  const { server, hold } = await watch.end()
  const last = await hold.isLast()
  // The claim is kept until the server has the order, so that a newcomer waits and then finds it gone.
  const stopping = last ? stopServer(place, server.pid) : Promise.resolve(true)
  await hold.release()
  if (!(await stopping)) log.error(`The database (process ${server.pid}) did not stop.`, { event: 'database' })
  return last ? 'stopped' : 'left running'
}
