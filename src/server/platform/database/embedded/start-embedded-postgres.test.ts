import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/platform/log/create-log.ts'
import { makeScratchFolder } from '../../../../../tests/support/scratch-folder.ts'
import { connectDirectly } from '../connect-directly.ts'
import type { HolderRole } from './hold-server.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const PROGRAM = path.join(import.meta.dirname, '../../../../../tests/support/hold-database.ts')
const LOCK = 'postgres/postmaster.pid'

// Starting and stopping whole databases takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder: string
let dataFolder: string
let children: ChildProcess[] = []

beforeEach(() => {
  folder = makeScratchFolder('embedded')
  dataFolder = path.join(folder, 'data')
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  // Whatever a test left running is adopted and, as nobody else uses it, stopped.
  if (fs.existsSync(path.join(dataFolder, 'postgres/PG_VERSION'))) await (await startHere('visitor')).stop()
  fs.rmSync(folder, { recursive: true })
})

const startHere = (role: HolderRole) => startEmbeddedPostgres({ dataFolder, role, log: createLog('silent') })

type Report = { pid: number; adopted: boolean; ownerUrl: string }

/** Starts the database in another process; resolves to what it reported, or to why it could not. */
async function startElsewhere(
  role: HolderRole = 'server',
): Promise<{ child: ChildProcess; report: Report | undefined; error: string }> {
  const child = spawn(process.execPath, [PROGRAM, dataFolder, role], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let error = ''
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  const line = await Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk)),
    once(child, 'close').then(() => ''),
  ])
  return { child, report: line === '' ? undefined : (JSON.parse(line) as Report), error }
}

/** Milliseconds that some work took, and what it gave. */
async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const begun = performance.now()
  const result = await work()
  return [performance.now() - begun, result]
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'close')
}

const query = (url: string, statement: string): Promise<unknown[]> =>
  connectDirectly(url, async (client) => (await client.query(statement)).rows as unknown[])

test('first start without a data folder: creates a database, and its last user stops it', async () => {
  const embedded = await startHere('server')
  expect(embedded.adopted).toBe(false)
  expect(await query(embedded.appUrl(), 'select current_user::text as role, current_database()::text as name')).toEqual(
    [{ role: 'funda_app', name: 'funda' }],
  )
  expect(await embedded.stop()).toBe('stopped')
  expect(fs.existsSync(path.join(dataFolder, LOCK))).toBe(false)
})

test('database of a killed parent: adopted with every row', async () => {
  const { child, report } = await startElsewhere()
  await query(report?.ownerUrl ?? '', 'create table kept (id integer); insert into kept values (7)')
  await kill(child)
  const embedded = await startHere('server')
  expect(embedded).toMatchObject({ adopted: true })
  expect(embedded.pid()).toBe(report?.pid)
  expect(await query(embedded.ownerUrl(), 'select id from kept')).toEqual([{ id: 7 }])
  await embedded.stop()
})

test('parent and database both killed: the next start clears the stale lock and has every row', async () => {
  const { child, report } = await startElsewhere()
  await query(report?.ownerUrl ?? '', 'create table kept (id integer); insert into kept values (7)')
  await kill(child)
  process.kill(report?.pid ?? 0, 'SIGKILL')
  expect(fs.existsSync(path.join(dataFolder, LOCK))).toBe(true)
  const embedded = await startHere('server')
  expect(embedded.pid()).not.toBe(report?.pid)
  expect(await query(embedded.ownerUrl(), 'select id from kept')).toEqual([{ id: 7 }])
  await embedded.stop()
})

test('database killed under a running server: restarts on the same port', async () => {
  const embedded = await startHere('server')
  const url = embedded.ownerUrl()
  await query(url, 'create table kept (id integer); insert into kept values (7)')
  const before = embedded.pid()
  process.kill(before, 'SIGKILL')
  await vi.waitUntil(() => embedded.pid() !== before, { timeout: 30_000 })
  expect(await query(url, 'select id from kept')).toEqual([{ id: 7 }])
  await embedded.stop()
})

test('two simultaneous first starts on an empty folder: end with one database', async () => {
  const [one, two] = await Promise.all([startElsewhere('visitor'), startElsewhere('visitor')])
  expect(one.error + two.error).toBe('')
  expect(one.report?.pid).toBe(two.report?.pid)
  expect(fs.readdirSync(dataFolder).toSorted()).toEqual(['postgres', 'postgres.log'])
})

test('second server on a data folder: refused within 2 seconds, naming the first process', async () => {
  const first = await startElsewhere()
  const [bareStart] = await timed(async () => once(spawn(process.execPath, ['-e', '']), 'close'))
  const [refusal, second] = await timed(async () => startElsewhere())
  // On a machine that is busy with other work a bare start of Node is the measure: quiet, it takes 40 ms.
  expect(refusal).toBeLessThan(Math.max(2000, 15 * bareStart))
  expect(second.report).toBeUndefined()
  expect(second.error).toContain(
    `Another Funda server (process ${first.child.pid}) already uses the data folder ${dataFolder}.`,
  )
  expect(second.child.exitCode).toBe(1)
})

test('visitor beside the server: leaves the database running; the last to leave stops it', async () => {
  const server = await startHere('server')
  const visitor = await startHere('visitor')
  expect(visitor.pid()).toBe(server.pid())
  expect(await visitor.stop()).toBe('left running')
  expect(await server.stop()).toBe('stopped')
})

test('database of another PostgreSQL version: refused with both versions named', async () => {
  fs.mkdirSync(path.join(dataFolder, 'postgres'), { recursive: true })
  fs.writeFileSync(path.join(dataFolder, 'postgres/PG_VERSION'), '17\n')
  await expect(startHere('server')).rejects.toThrow(/written by PostgreSQL 17. This Funda has PostgreSQL 18/)
  fs.rmSync(path.join(dataFolder, 'postgres'), { recursive: true })
})
