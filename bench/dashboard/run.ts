// Measures what each page of the dashboard asks of the server, for a school of 1,200 students, 60 classes and 3 million
// answers. It prints the median, the 95th percentile and the number of requests. Usage:
//   node bench/dashboard/run.ts [--students 1200] [--classes 60] [--events 2500] [--requests 60]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadLanguageContent } from '#content/load-content.ts'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { openSessions } from '../server-path/population.ts'
import { openRawClient, writeRequest } from '../server-path/raw-client.ts'
import { findFreePort } from '../support/run-server.ts'
import { runUntilReady } from '../support/run-until-ready.ts'
import { percentile } from '../support/statistics.ts'
import { classId, fillSchool } from './school.ts'

const { values: options } = parseArgs({
  options: {
    students: { type: 'string', default: '1200' },
    classes: { type: 'string', default: '60' },
    events: { type: 'string', default: '2500' },
    requests: { type: 'string', default: '60' },
  },
})
const [STUDENTS, CLASSES, EVENTS, REQUESTS] = [options.students, options.classes, options.events, options.requests].map(
  Number,
) as [number, number, number, number]

const PROJECT = path.join(import.meta.dirname, '../..')

const own = classId(0)

/** Requests of pages, with their budgets in milliseconds at the 95th percentile. */
const PAGES: readonly (readonly [name: string, address: string, budget: number, body?: object])[] = [
  ['overview: progress', `/api/insights/progress?spaceId=${own}`, 150],
  ['classes', '/api/classes/list', 150, {}],
  ['class page', `/api/classes/one?spaceId=${own}`, 150],
  ['roster', '/api/roster/list', 150, {}],
  ['roster of a class', '/api/roster/list', 150, { spaceId: own }],
  ['search', '/api/roster/list', 150, { search: 'ndlovu 33' }],
  ['mistakes', `/api/insights/mistakes?spaceId=${own}`, 150],
  ['practices', `/api/insights/practices?spaceId=${own}`, 150],
  ['assignments', '/api/assignments/list', 150, {}],
  ['schedule', '/api/schedule/list', 150, { from: '2026-03-01T00:00:00.000Z', to: '2026-03-31T00:00:00.000Z' }],
  ['gradebook of 40 × 50', `/api/assignments/gradebook?spaceId=${own}`, 300],
]

const dataFolder = mkdtempSync(path.join(tmpdir(), 'funda-school-'))
chmodSync(dataFolder, 0o711)
const embedded = await startEmbeddedPostgres({ dataFolder, role: 'visitor', log: createLog('warn') })
const stops: (() => Promise<void>)[] = []
try {
  const port = await findFreePort()
  const secret = 'a secret of the measurement that is long enough, 0123456789'
  const env = {
    NODE_ENV: 'test',
    FUNDA_DATA: dataFolder,
    DATABASE_URL: '',
    FUNDA_ORIGIN: '',
    PORT: String(port),
    FUNDA_SECRET: secret,
  }
  const start = () => runUntilReady('scripts/dev-server.ts', [], { cwd: PROJECT, env, ready: 'The server is ready' })
  const first = await start()
  const items = [...loadLanguageContent(PROJECT, 'xh').items.values()]
    .filter(({ section }) => section === 'phrases')
    .map(({ id }) => id)
  const teacher = await connectDirectly(embedded.ownerUrl(), async (client) => {
    const begun = performance.now()
    await client.query("select set_config('funda.actor', 'system', false)")
    const size = { students: STUDENTS, classes: CLASSES, eventsEach: EVENTS, bigClass: 40, assignments: 50 }
    await fillSchool(client, size, items)
    console.log(`${STUDENTS * EVENTS} answers in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    return (await openSessions(client, STUDENTS + 1, secret)).at(-1)
  })
  await first.stop()
  stops.push((await start()).stop)
  const client = await openRawClient(port)
  for (const [name, address, budget, asked] of PAGES) {
    const waits: number[] = []
    let bytes = 0
    // The first answers load the content and the grammar.
    for (let turn = -3; turn < REQUESTS; turn++) {
      const begun = performance.now()
      const { status, body } = await client.send(writeRequest(address, teacher?.cookie ?? '', asked))
      if (status !== 200) throw new Error(`${name} answered ${status}: ${body.toString()}`)
      if (turn >= 0) waits.push(performance.now() - begun)
      bytes = body.length
    }
    const slowest = percentile(waits, 95)
    console.log(
      `${name.padEnd(22)} p50 ${percentile(waits, 50).toFixed(0).padStart(4)} ms  p95 ${slowest.toFixed(0).padStart(4)} ms  ` +
        `n ${waits.length}  ${(bytes / 1024).toFixed(0)} KB  budget ${budget}  ${slowest <= budget ? 'ok' : 'OVER'}`,
    )
  }
  client.end()
} finally {
  for (const stop of stops) await stop()
  await embedded.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
