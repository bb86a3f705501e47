// Measures how far the server's answers are from the least that any server does: bare Fastify with one indexed read, and plain SQL inserts.
// All figures are ratios within one run: of the answers a second, and of the processor time of server and database. Usage:
//   node bench/server-path/run.ts [--seconds 2] [--rounds 5] [--learners 2000] [--events 100] [--mixed 20] [--project FOLDER]
// With --beside 500, so many batches of 200 events come in, and others ask beside them.
// With --copy 1000000, somebody with so many answers takes a copy of their data, and others ask beside it.
// The whole population: --learners 50000 --events 120 --mixed 120. `--project` measures another checkout of the product.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { makeEvent } from '../support/learner-client.ts'
import { findFreePort } from '../support/run-server.ts'
import { runUntilReady } from '../support/run-until-ready.ts'
import { median, percentile } from '../support/statistics.ts'
import { countProcessorTime } from './processor-time.ts'
import { addEvents, fillTables, learnerId, openSessions, type BenchLearner } from './population.ts'
import { openRawClient, writeRequest, type RawClient } from './raw-client.ts'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    learners: { type: 'string', default: '2000' },
    events: { type: 'string', default: '100' },
    mixed: { type: 'string', default: '20' },
    copy: { type: 'string', default: '0' },
    beside: { type: 'string', default: '0' },
    project: { type: 'string', default: path.join(import.meta.dirname, '../..') },
    only: { type: 'string', default: '' },
  },
})
const [SECONDS, ROUNDS, LEARNERS, EVENTS, MIXED, COPY] = [
  options.seconds,
  options.rounds,
  options.learners,
  options.events,
  options.mixed,
  options.copy,
].map(Number) as [number, number, number, number, number, number]

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

/** Inserts the same rows as the server writes, by one prepared statement. */
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

/** Work done in a round: units a second, and microseconds of processor a unit. */
type Round = { rate: number; processor: number }

/** One side of a comparison: the process that does the work beside the database, and the work. */
type Side = { pid: number; work: () => Promise<number> }

const isWanted = (name: string): boolean => name.includes(options.only)

async function measureRound({ pid, work }: Side): Promise<Round> {
  const spent = countProcessorTime(pid, embedded.pid())
  const begun = performance.now()
  const rate = await work()
  return { rate, processor: (spent() / (rate * (performance.now() - begun))) * 1000 }
}

/** Measures a piece of work by turns with its bare counterpart, and prints the medians of all rounds. */
async function compare(name: string, product: Side, bare: Side): Promise<void> {
  if (!isWanted(name)) return
  const rounds: { product: Round; bare: Round }[] = []
  await product.work()
  await bare.work()
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ product: await measureRound(product), bare: await measureRound(bare) })
  const middle = (pick: (one: { product: Round; bare: Round }) => number, digits: number): string =>
    median(rounds.map(pick)).toFixed(digits).padStart(6)
  const ratio = median(rounds.map((one) => one.product.rate / one.bare.rate))
  const goal = GOALS[name]
  console.log(
    `${name.padEnd(26)} ${middle((one) => one.product.rate, 0)} /${middle((one) => one.bare.rate, 0)} a second, ` +
      `ratio ${ratio.toFixed(3)}; processor ${middle((one) => one.product.processor, 0)} /` +
      `${middle((one) => one.bare.processor, 0)} µs, ratio ${middle((one) => one.bare.processor / one.product.processor, 3)}` +
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

/** Milliseconds between two questions of others while a copy is made, and how long they may wait. */
const [ASK_EVERY, MOST_WAIT] = [10, 50]
/** Bytes by which a copy may raise the server's memory: in all, and after its first 100 MB. */
const [MOST_MEMORY, MOST_GROWTH] = [150 * 1024 * 1024, 16 * 1024 * 1024]
const FIRST_BYTES = 100e6
/** Milliseconds in which others ask before the copy begins. */
const QUIET_MS = 10_000

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** Measures how long others wait while batches of 200 events come in, one after the other. */
async function measureBeside(
  port: number,
  batches: number,
  [other, ...writers]: readonly BenchLearner[],
): Promise<void> {
  const [writing, asking] = [await openRawClient(port), await openRawClient(port)]
  const waits: number[] = []
  let isDone = false
  const ask = async (): Promise<void> => {
    while (!isDone) {
      const begun = performance.now()
      await okay(asking, writeRequest('/api/accounts/me', other?.cookie ?? ''))
      waits.push(performance.now() - begun)
      await sleep(ASK_EVERY)
    }
  }
  const asked = ask()
  const taken: number[] = []
  for (let batch = 0; batch < batches; batch++) {
    const body = { events: Array.from({ length: 200 }, freshEvent) }
    const begun = performance.now()
    // One day of a learner takes only so many.
    const { cookie = '' } = writers[batch % writers.length] ?? {}
    await okay(writing, writeRequest('/api/learning/events', cookie, body))
    taken.push(performance.now() - begun)
  }
  isDone = true
  await asked
  for (const client of [writing, asking]) client.end()
  const wait = percentile(waits, 99)
  console.log(
    `others beside ${batches} batches of 200 (median ${median(taken).toFixed(0)} ms each): wait p50 ` +
      `${percentile(waits, 50).toFixed(0)} ms, p99 ${wait.toFixed(0)} ms, most ${Math.max(...waits).toFixed(0)} ms, ` +
      `n ${waits.length}  ${wait <= MOST_WAIT ? 'ok' : 'OVER'}`,
  )
}

/** Measures how long others wait, and how much memory it takes, while somebody with many answers takes a copy. */
async function measureCopy(port: number, pid: number, [owner, other]: readonly BenchLearner[]): Promise<void> {
  const asking = await openRawClient(port)
  const askUntil = async (isDone: () => boolean): Promise<number[]> => {
    const waits: number[] = []
    while (!isDone()) {
      const begun = performance.now()
      await okay(asking, writeRequest('/api/accounts/me', other?.cookie ?? ''))
      waits.push(performance.now() - begun)
      await sleep(ASK_EVERY)
    }
    return waits
  }
  // The machine itself makes others wait, too: this is measured just before.
  const quietUntil = performance.now() + QUIET_MS
  const quiet = await askUntil(() => performance.now() > quietUntil)
  let isDone = false
  const before = memoryOf(pid)
  let most = before
  const asked = askUntil(() => isDone)
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/own-data/export`, {
    headers: { cookie: owner?.cookie ?? '' },
  })
  let bytes = 0
  let mostAtFirst = before
  for await (const piece of answer.body ?? []) {
    bytes += (piece as Uint8Array).byteLength
    most = Math.max(most, memoryOf(pid))
    if (bytes <= FIRST_BYTES) mostAtFirst = most
  }
  const seconds = (performance.now() - begun) / 1000
  isDone = true
  const waits = await asked
  asking.end()
  if (answer.status !== 200) throw new Error(`The copy was answered with ${answer.status}`)
  const wait = percentile(waits, 99.9)
  const megabytes = (most - before) / 1024 / 1024
  const growth = (most - mostAtFirst) / 1024 / 1024
  const isFlat = most - before <= MOST_MEMORY && most - mostAtFirst <= MOST_GROWTH
  const verdict = wait <= MOST_WAIT && isFlat ? 'ok' : 'OVER'
  console.log(
    `a copy of ${COPY} answers: ${seconds.toFixed(0)} s, ${(bytes / 1e6).toFixed(0)} MB, ` +
      `memory + ${megabytes.toFixed(0)} MB (${growth.toFixed(0)} after the first 100 MB), ` +
      `others wait p99 ${percentile(waits, 99).toFixed(0)} ms, p99.9 ${wait.toFixed(0)} ms, most ${Math.max(...waits).toFixed(0)} ms, ` +
      `n ${waits.length}; without the copy p99 ${percentile(quiet, 99).toFixed(0)} ms, p99.9 ${percentile(quiet, 99.9).toFixed(0)} ms, ` +
      `most ${Math.max(...quiet).toFixed(0)} ms, n ${quiet.length}  ${verdict}`,
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
  const first = await startProduct()
  const learners = await connectDirectly(embedded.ownerUrl(), async (client) => {
    await fillTables(client, LEARNERS, EVENTS)
    if (COPY > 0) await addEvents(client, learnerId(0), EVENTS, COPY)
    return openSessions(client, SIGNED_IN, secret)
  })
  await first.stop()
  const { pid, stop } = await startProduct()
  stops.push(stop)
  if (MIXED > 0 && isWanted('mixed'))
    await measureMixed(port, learners, `mixed, just after a start, ${LEARNERS} learners, ${LEARNERS * EVENTS} events`)
  const bareReader = await runUntilReady(
    path.join(import.meta.dirname, 'bare-reader.ts'),
    [embedded.ownerUrl(), String(barePort)],
    { cwd: process.cwd(), ready: 'ready' },
  )
  stops.push(bareReader.stop)
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => openRawClient(port)))
  const bareClients = await Promise.all(Array.from({ length: CONNECTIONS }, () => openRawClient(barePort)))
  let turn = 0
  const next = (): BenchLearner => learners[turn++ % learners.length] as BenchLearner
  const bareRead: Side = {
    pid: bareReader.pid,
    work: () =>
      countWork(CONNECTIONS, SECONDS, async (line) => {
        await okay(bareClients[line] as RawClient, writeRequest(`/read?id=${next().id}`, ''))
        return 1
      }),
  }
  const read = (place: string): Side => ({
    pid,
    work: () =>
      countWork(CONNECTIONS, SECONDS, async (line) => {
        await okay(clients[line] as RawClient, writeRequest(place, next().cookie))
        return 1
      }),
  })
  await compare('listEvents, nothing new', read('/api/learning/events?after=9000000'), bareRead)
  await compare('listEvents, 20 events', read(`/api/learning/events?after=${EVENTS - 20}`), bareRead)
  await compare('getMe', read('/api/accounts/me'), bareRead)
  await compare('listChildren', read('/api/children'), bareRead)
  await compare('getProgress', read('/api/learning/progress'), bareRead)
  await compare('health', read('/api/health'), bareRead)
  for (const batch of BATCHES) {
    const product: Side = {
      pid,
      work: () =>
        countWork(CONNECTIONS, SECONDS, async (line) => {
          const body = { events: Array.from({ length: batch }, freshEvent) }
          await okay(clients[line] as RawClient, writeRequest('/api/learning/events', next().cookie, body))
          return batch
        }),
    }
    // The plain inserts are sent by this process.
    const bare: Side = {
      pid: process.pid,
      work: () =>
        countWork(CONNECTIONS, SECONDS, async () => {
          await insertPlainly(plain, learnerId(SIGNED_IN + (turn++ % SIGNED_IN)), batch)
          return batch
        }),
    }
    await compare(`events in, ${batch} at a time`, product, bare)
  }
  for (const client of [...clients, ...bareClients]) client.end()
  if (MIXED > 0 && isWanted('mixed')) await measureMixed(port, learners, 'mixed, warm')
  if (Number(options.beside) > 0) await measureBeside(port, Number(options.beside), learners)
  if (COPY > 0) await measureCopy(port, pid, learners)
} finally {
  for (const stop of stops) await stop()
  await plain.end()
  await embedded.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
