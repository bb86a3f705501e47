// Runs the real server for an hour under gentle load, while connections, database, server and disk fail at random
// times, and counts what was lost.
// Usage: npm run soak [-- --minutes 60] [-- --seed 1] [-- --lifetime 5]
// Prints a line a minute and a closing count. Ends with 1 if an event was lost or doubled, an answer was wrong, or a
// server ended by itself.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'
import { startWriters, type EventWriters } from './support/event-writers.ts'
import { signUpLearner } from './support/learner-client.ts'
import { makeSmallDisk, type SmallDisk } from './support/make-small-disk.ts'
import { childrenOf, memoryOf, signalEach } from './support/processes.ts'
import { databaseProcess, findFreePort } from './support/run-server.ts'

const PROJECT_FOLDER = path.join(import.meta.dirname, '..')
const READY = 'Funda is ready'
/** Log lines shown before an end that no fault of the soak caused. */
const LINES_BEFORE_END = 15
/** Log lines of an end: the supervisor's after the server has ended, and the server's own before a crash. */
const ENDED = 'The server has ended'
const FAULT = 'The server ends'

/** Gentle, and within what one learner may send in a day (`core/people/quotas.ts`). */
const LOAD = { learners: 6, devices: 1, pauseMs: 700 }
const READ_EVERY_MS = 500
const DISK_MB = 800
const START_MS = 300_000
/** Milliseconds without a new fault after which the pause that a fault made is over. */
const QUIET_MS = 3000

/** Answers that say "later". Any other than success is a fault. */
const LATER = [503, 507]

type Soak = { server: ChildProcess; output: () => string; dataFolder: string; disk: SmallDisk; random: SeededRandom }
type Fault = { name: string; happen: (soak: Soak) => Promise<void>; serverKills?: number }

const serverOf = ({ server }: Soak): number[] => childrenOf(server.pid ?? 0, /main\.ts/)
const occurrences = (text: string, part: string): number => text.split(part).length - 1

/** Faults that the soak injects, all equally likely. */
const FAULTS: readonly Fault[] = [
  {
    name: 'connections ended',
    happen: async ({ dataFolder, random }) => {
      const connections = childrenOf(databaseProcess(dataFolder), /funda_app/)
      signalEach(
        connections.filter(() => random.next() < 0.4),
        'SIGTERM',
      )
    },
  },
  {
    name: "a connection's process killed",
    happen: async ({ dataFolder }) =>
      signalEach(childrenOf(databaseProcess(dataFolder), /funda_app/).slice(0, 1), 'SIGKILL'),
  },
  { name: 'database killed', happen: async ({ dataFolder }) => signalEach([databaseProcess(dataFolder)], 'SIGKILL') },
  {
    name: 'database frozen',
    happen: async ({ dataFolder, random }) => {
      const first = databaseProcess(dataFolder)
      const all = [first, ...childrenOf(first)]
      signalEach(all, 'SIGSTOP')
      await sleep(500 + random.next() * 2500)
      signalEach(all, 'SIGCONT')
    },
  },
  { name: 'server killed', serverKills: 1, happen: async (soak) => signalEach(serverOf(soak), 'SIGKILL') },
  {
    name: 'disk full',
    happen: async ({ disk, random }) => {
      await disk.fill()
      await sleep(1000 + random.next() * 3000)
      disk.empty()
    },
  },
]

async function start(
  dataFolder: string,
  port: number,
  settings: Record<string, string>,
): Promise<Pick<Soak, 'server' | 'output'>> {
  const env = {
    ...process.env,
    FUNDA_DATA: dataFolder,
    PORT: String(port),
    FUNDA_ORIGIN: '',
    DATABASE_URL: '',
    ...settings,
  }
  // As `npm start` does.
  const server = spawn(process.execPath, ['src/server/supervise.ts'], {
    cwd: PROJECT_FOLDER,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (const until = performance.now() + START_MS; !output.includes(READY);) {
    if (server.exitCode !== null || performance.now() > until) throw new Error(`The server did not start: ${output}`)
    await sleep(100)
  }
  return { server, output: () => output }
}

type Reads = { answered: number; later: number; wrong: string[]; running: boolean }

/** Reads as a page does, and notes every answer that is neither success nor "later". */
async function read(address: string, reads: Reads): Promise<void> {
  const learner = await signUpLearner(address)
  while (reads.running) {
    for (const url of [
      accountsCalls.getMe[1],
      `${learningCalls.listEvents[1]}?after=0`,
      `${learningCalls.getProgress[1]}?utcOffsetMinutes=120`,
    ]) {
      try {
        const { status } = await learner.ask(url)
        if (status === 200) reads.answered++
        else if (LATER.includes(status)) reads.later++
        else reads.wrong.push(`${url}: ${status}`)
      } catch (error) {
        // A connection that was refused or cut, as while the server is down; anything else is wrong.
        if (error instanceof TypeError) reads.later++
        else reads.wrong.push(`${url}: ${String(error)}`)
      }
    }
    await sleep(READ_EVERY_MS)
  }
}

type Happened = { counts: Map<string, number>; serverKills: number; pauses: { name: string; pause: number }[] }

/** Lets faults happen at random times until the end, and waits after each until events are kept again. */
async function harm(soak: Soak, writers: EventWriters, until: number, happened: Happened): Promise<void> {
  while (performance.now() < until) {
    await sleep(Math.min(5000 + soak.random.next() * 25_000, Math.max(0, until - performance.now())))
    if (performance.now() >= until) return
    const fault = soak.random.pick(FAULTS)
    writers.takeLongestPause()
    await fault.happen(soak)
    happened.serverKills += fault.serverKills ?? 0
    happened.counts.set(fault.name, (happened.counts.get(fault.name) ?? 0) + 1)
    await writers.timeUntilWriting(performance.now() + QUIET_MS)
    happened.pauses.push({ name: fault.name, pause: writers.takeLongestPause() })
  }
}

/** Returns the longest time without a kept event that each kind of fault made. */
const longestPauses = ({ pauses, counts }: Happened): string =>
  [...counts.keys()]
    .map(
      (name) =>
        `${name} ${(Math.max(0, ...pauses.filter((one) => one.name === name).map(({ pause }) => pause)) / 1000).toFixed(2)} s`,
    )
    .join(', ') || 'none'

async function tell(
  soak: Soak,
  writers: EventWriters,
  reads: Reads,
  happened: Happened,
  minute: number,
): Promise<void> {
  const [memory = 0] = serverOf(soak).map(memoryOf)
  const faults = [...happened.counts].map(([name, times]) => `${times} ${name}`).join(', ') || 'none'
  console.log(
    `minute ${minute}: ${writers.acknowledged()} events acknowledged, ${writers.refused()} requests refused, ` +
      `${reads.answered} reads, ${reads.later} later, ${memory} MB; faults so far: ${faults}; longest pauses: ` +
      longestPauses(happened),
  )
}

/** Lists the log lines before each end of the server. Ends by SIGKILL are left out: the soak causes them. */
function describeEnds(output: string): string[] {
  const lines = output.split('\n')
  return lines.flatMap((line, at) =>
    (line.includes(ENDED) && !line.includes('SIGKILL')) || line.includes(FAULT)
      ? [lines.slice(Math.max(0, at - LINES_BEFORE_END), at + 1).join('\n')]
      : [],
  )
}

/** Lets learners write and read while faults happen, tells of it each minute, and counts at the end. */
async function observe(soak: Soak, address: string, minutes: number, conditions: string): Promise<void> {
  const reads: Reads = { answered: 0, later: 0, wrong: [], running: true }
  const happened: Happened = { counts: new Map(), serverKills: 0, pauses: [] }
  const reading = read(address, reads)
  reading.catch(() => {})
  const writers = await startWriters([address], LOAD)
  const begun = performance.now()
  const harming = harm(soak, writers, begun + minutes * 60_000, happened)
  harming.catch(() => {})
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(Math.max(0, begun + minute * 60_000 - performance.now()))
    await tell(soak, writers, reads, happened, minute)
  }
  await harming
  reads.running = false
  await reading
  const { acknowledged, sent, refused, lost, doubled, failures } = await writers.count()
  reads.wrong.push(...failures)
  const own = {
    ends: occurrences(soak.output(), ENDED) - happened.serverKills,
    faults: occurrences(soak.output(), FAULT),
  }
  console.log(
    `${minutes} minutes, ${conditions}, ${happened.pauses.length} faults ` +
      `(${[...happened.counts].map(([name, times]) => `${times} ${name}`).join(', ')}): ` +
      `${acknowledged} events acknowledged in ${sent} requests (${refused} refused), ${lost} lost, ` +
      `${doubled} doubled; ${reads.answered} reads answered, ${reads.later} told later, ${reads.wrong.length} ` +
      `wrong; ${own.faults} faults that nobody caught, ${own.ends} ends of the server by itself; longest pauses: ` +
      longestPauses(happened),
  )
  for (const wrong of new Set(reads.wrong)) console.log(`wrong: ${wrong}`)
  if (lost + doubled + reads.wrong.length + own.faults + own.ends > 0) {
    process.exitCode = 1
    for (const end of describeEnds(soak.output())) console.log(`end of the server by itself:\n${end}`)
    console.log(soak.output().split('\n').slice(-30).join('\n'))
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      lifetime: { type: 'string', default: '5' },
    },
  })
  const [minutes, port] = [Number(values.minutes), await findFreePort()]
  const disk = makeSmallDisk(DISK_MB)
  const dataFolder = path.join(disk.folder, 'data')
  console.log(
    disk.isReal
      ? `The data is on a disk of ${DISK_MB} MB in memory.`
      : 'No disk can be mounted here, so it is made to look full by FUNDA_KEEP_FREE.',
  )
  const started = await start(dataFolder, port, {
    DATABASE_LIFETIME: values.lifetime,
    FUNDA_KEEP_FREE: String(disk.keepFreeMegabytes),
  })
  const soak: Soak = { ...started, dataFolder, disk, random: seededRandom(Number(values.seed)) }
  try {
    await observe(soak, `http://127.0.0.1:${port}`, minutes, `seed ${values.seed}, connections of ${values.lifetime} s`)
  } finally {
    soak.server.kill('SIGTERM')
    await once(soak.server, 'exit')
    disk.remove()
  }
}

await main()
