// Measures how far the server's answers are from the least that any server does: bare Fastify with one indexed read, and plain SQL inserts.
// All figures are ratios within one run. Usage:
//   node bench/server-path/run.ts [--seconds 2] [--rounds 5] [--learners 2000] [--events 100] [--mixed 20] [--project FOLDER]
// The whole population: --learners 50000 --events 120 --mixed 120. `--project` measures another checkout of the product.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { makeEvent } from '../support/learner-client.ts'
import { findFreePort } from '../support/run-server.ts'
import { median, percentile } from '../support/statistics.ts'
import { fillTables, learnerId, openSessions, type BenchLearner } from './population.ts'
import { openRawClient, writeRequest, type RawClient } from './raw-client.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    learners: { type: 'string', default: '2000' },
    events: { type: 'string', default: '100' },
    mixed: { type: 'string', default: '20' },
    project: { type: 'string', default: path.join(import.meta.dirname, '../..') },
    only: { type: 'string', default: '' },
  },
})
const [SECONDS, ROUNDS, LEARNERS, EVENTS, MIXED] = [
  options.seconds,
  options.rounds,
  options.learners,
  options.events,
  options.mixed,
].map(Number) as [number, number, number, number, number]

const CONNECTIONS = 8
const MIXED_CONNECTIONS = 32
/** Learners with sessions; the others get the rows of the plain inserts. */
const SIGNED_IN = Math.min(Math.floor(LEARNERS / 2), 400)

const BATCHES = [1, 20, 200] as const
/** Lowest ratios (issue of the server's path). */
const GOALS: Readonly<Record<string, number>> = {
  'events in, 1 at a time': 0.25,
  'events in, 20 at a time': 0.35,
  'events in, 200 at a time': 0.35,
  'listEvents, nothing new': 0.4,
  getMe: 0.4,
  listChildren: 0.4,
}

/** Runs a program until it says that it is ready; resolves to what ends it. */
async function runUntilReady(
  script: string,
  args: readonly string[],
  settings: { cwd: string; env?: NodeJS.ProcessEnv; ready: string },
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: settings.cwd,
    env: { ...process.env, ...settings.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(settings.ready)) resolve()
    })
    void exited.then(() => reject(new Error(`${script} ended: ${output}`)))
  })
  return async () => {
    child.kill('SIGTERM')
    await exited
  }
}

/** Units of work a second that so many at once get done in a time. */
async function countWork(
  connections: number,
  seconds: number,
  work: (line: number) => Promise<number>,
): Promise<number> {
  const begun = performance.now()
  const end = begun + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, line) => {
      while (performance.now() < end) {
        const more = await work(line)
        done += more
      }
    }),
  )
  return (done / (performance.now() - begun)) * 1000
}

const COLUMNS = `learner_id id sequence language section item_id exercise_type answer verdict error_class milliseconds
  device_id occurred_at utc_offset_minutes cards verified clock_corrected received_at`.split(/\s+/)

const insertText = (batch: number): string =>
  `insert into learning_events (${COLUMNS.join(', ')}) values ${Array.from(
    { length: batch },
    (_, row) => `(${COLUMNS.map((__, column) => `$${row * COLUMNS.length + column + 1}`).join(', ')})`,
  ).join(', ')}`

let sequence = 10_000_000

/** The same rows as the server writes, inserted by one prepared statement. */
async function insertPlainly(pool: pg.Pool, learner: string, batch: number): Promise<void> {
  const now = new Date().toISOString()
  const values = Array.from({ length: batch }, () => {
    const { id, language, section, itemId, exerciseType, answer, verdict, ...rest } = makeEvent()
    const { errorClass, milliseconds, deviceId, occurredAt, utcOffsetMinutes } = rest
    const place = [learner, id, ++sequence, language, section, itemId, exerciseType]
    const given = [answer, verdict, errorClass, milliseconds, deviceId, occurredAt, utcOffsetMinutes]
    return [...place, ...given, [], true, false, now]
  }).flat()
  await pool.query({ name: `insert-${batch}`, text: insertText(batch), values })
}

type Measured = { name: string; product: number; bare: number }
const measured: Measured[] = []
const isWanted = (name: string): boolean => name.includes(options.only)

/** Measures a piece of work by turns with its bare counterpart; keeps the medians of all rounds. */
async function compare(name: string, product: () => Promise<number>, bare: () => Promise<number>): Promise<void> {
  if (!isWanted(name)) return
  const rounds: { product: number; bare: number }[] = []
  await product()
  await bare()
  for (let round = 0; round < ROUNDS; round++) rounds.push({ product: await product(), bare: await bare() })
  const ratio = median(rounds.map((one) => one.product / one.bare))
  const row = { name, product: median(rounds.map((one) => one.product)), bare: median(rounds.map((one) => one.bare)) }
  measured.push(row)
  const goal = GOALS[name]
  console.log(
    `${name.padEnd(34)} ${row.product.toFixed(0).padStart(7)} / ${row.bare.toFixed(0).padStart(7)} a second  ratio ${ratio.toFixed(3)}` +
      (goal === undefined ? '' : `  goal ${goal}  ${ratio >= goal ? 'ok' : 'UNDER'}`),
  )
}

const okay = async (client: RawClient, request: Buffer): Promise<Buffer> => {
  const { status, body } = await client.send(request)
  if (status !== 200) throw new Error(`Answered with ${status}: ${body.toString()}`)
  return body
}

const freshEvent = () => ({ ...makeEvent(), id: uuidV7(Date.now(), randomBytes(10)) })

async function measureMixed(port: number, learners: readonly BenchLearner[], heading: string): Promise<void> {
  const clients = await Promise.all(Array.from({ length: MIXED_CONNECTIONS }, () => openRawClient(port)))
  const waits: number[] = []
  let [turn, errors] = [0, 0]
  const reads = [`/api/learning/events?after=${EVENTS}`, '/api/accounts/me', '/api/learning/progress', '/api/children']
  const rate = await countWork(MIXED_CONNECTIONS, MIXED, async (line) => {
    const own = turn++
    const learner = learners[own % learners.length] as BenchLearner
    const request =
      own % 5 === 0
        ? writeRequest('/api/learning/events', learner.cookie, {
            events: Array.from({ length: 1 + (own % 3) }, freshEvent),
          })
        : writeRequest(reads[own % reads.length] ?? '', learner.cookie)
    const begun = performance.now()
    const { status } = await (clients[line] as RawClient).send(request)
    waits.push(performance.now() - begun)
    if (status !== 200) errors++
    return 1
  })
  for (const client of clients) client.end()
  console.log(
    `${heading}: ${rate.toFixed(0)} a second, p50 ${percentile(waits, 50).toFixed(0)} ms, ` +
      `p99 ${percentile(waits, 99).toFixed(0)} ms, ${errors} errors, n ${waits.length}`,
  )
}

const dataFolder = mkdtempSync(path.join(tmpdir(), 'funda-path-'))
chmodSync(dataFolder, 0o711)
const embedded = await startEmbeddedPostgres({ dataFolder, role: 'visitor', log: createLog('warn') })
const stops: (() => Promise<void>)[] = []
const plain = new pg.Pool({ connectionString: embedded.ownerUrl(), max: CONNECTIONS })
try {
  const [port, barePort] = [await findFreePort(), await findFreePort()]
  const secret = 'a secret of the measurement that is long enough, 0123456789'
  const env = {
    NODE_ENV: 'test',
    FUNDA_DATA: dataFolder,
    DATABASE_URL: '',
    FUNDA_ORIGIN: '',
    PORT: String(port),
    FUNDA_SECRET: secret,
  }
  const startProduct = () =>
    runUntilReady('scripts/dev-server.ts', [], { cwd: options.project, env, ready: 'The server is ready' })
  const stopFirst = await startProduct()
  const learners = await connectDirectly(embedded.ownerUrl(), async (client) => {
    await fillTables(client, LEARNERS, EVENTS)
    return openSessions(client, SIGNED_IN, secret)
  })
  await stopFirst()
  stops.push(await startProduct())
  if (MIXED > 0 && isWanted('mixed'))
    await measureMixed(port, learners, `mixed, just after a start, ${LEARNERS} learners, ${LEARNERS * EVENTS} events`)
  stops.push(
    await runUntilReady(path.join(import.meta.dirname, 'bare-reader.ts'), [embedded.ownerUrl(), String(barePort)], {
      cwd: process.cwd(),
      ready: 'ready',
    }),
  )
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => openRawClient(port)))
  const bareClients = await Promise.all(Array.from({ length: CONNECTIONS }, () => openRawClient(barePort)))
  let turn = 0
  const next = (): BenchLearner => learners[turn++ % learners.length] as BenchLearner
  const bareRead = () =>
    countWork(CONNECTIONS, SECONDS, async (line) => {
      await okay(bareClients[line] as RawClient, writeRequest(`/read?id=${next().id}`, ''))
      return 1
    })
  const read = (place: string) => () =>
    countWork(CONNECTIONS, SECONDS, async (line) => {
      await okay(clients[line] as RawClient, writeRequest(place, next().cookie))
      return 1
    })
  await compare('listEvents, nothing new', read('/api/learning/events?after=9000000'), bareRead)
  await compare('listEvents, 20 events', read(`/api/learning/events?after=${EVENTS - 20}`), bareRead)
  await compare('getMe', read('/api/accounts/me'), bareRead)
  await compare('listChildren', read('/api/children'), bareRead)
  await compare('getProgress', read('/api/learning/progress'), bareRead)
  await compare('health', read('/api/health'), bareRead)
  for (const batch of BATCHES) {
    await compare(
      `events in, ${batch} at a time`,
      () =>
        countWork(CONNECTIONS, SECONDS, async (line) => {
          const body = { events: Array.from({ length: batch }, freshEvent) }
          await okay(clients[line] as RawClient, writeRequest('/api/learning/events', next().cookie, body))
          return batch
        }),
      () =>
        countWork(CONNECTIONS, SECONDS, async () => {
          await insertPlainly(plain, learnerId(SIGNED_IN + (turn++ % SIGNED_IN)), batch)
          return batch
        }),
    )
  }
  for (const client of [...clients, ...bareClients]) client.end()
  if (MIXED > 0 && isWanted('mixed')) await measureMixed(port, learners, 'mixed, warm')
} finally {
  for (const stop of stops) await stop()
  await plain.end()
  await embedded.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
