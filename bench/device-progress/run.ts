// Measures the progress of a learner with a long history on a phone: after a synchronisation and when a page opens.
// Usage: node bench/device-progress/run.ts [--events 100000] [--rounds 15] [--slower 4]
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { build } from 'vite'
import { ensureChromium } from '../../scripts/testing/ensure-chromium.ts'
import { CHROMIUM_ARGUMENTS } from '../../tests/support/find-chromium.ts'
import { drawTable, isBroken, type MeasuredRow } from '../support/measured-row.ts'
import { median } from '../support/statistics.ts'

const ADDRESS = 'http://device.localhost/'
const BUDGET_MS = 50
/** Answers that a synchronisation brings. */
const BROUGHT = 20
const IN_A_BATCH = 1000
/** Time in which an idle page has stored what it counted. */
const IDLE_MS = 1500

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '15' },
    slower: { type: 'string', default: '4' },
  },
})
const [events, rounds, slower] = [Number(values.events), Number(values.rounds), Number(values.slower)]

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('page.ts', import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': "'production'" },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'deviceProgressPage' } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}

async function open(context: BrowserContext, script: string): Promise<Page> {
  const page = await context.newPage()
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>p</title><script src="/page.js"></script>',
        }),
  )
  page.on('pageerror', (error) => console.error(error))
  page.on('console', (message) => console.error(message.text()))
  await page.goto(ADDRESS)
  await page.evaluate(() =>
    deviceProgress.signInStore.set({
      status: 'signed-in',
      account: { id: deviceProgress.LEARNER, firstName: 'A', email: '', username: '', ageBand: 'adult' },
    }),
  )
  return page
}

/** Returns the milliseconds that a step takes on a slower processor. */
async function time(page: Page, act: () => Promise<number>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const taken = await act()
  await session.detach()
  return taken
}

/** Stores answers as the server judged them, then times counting and showing them. */
const addAndCount = (page: Page, from: number, count: number, minutesLate = 0): Promise<number> =>
  page
    .evaluate(
      async ([first = 0, more = 0, late = 0]) => {
        const brought = deviceProgress
          .makeAnswers(first + more)
          .slice(first)
          .map((event) => ({
            ...event,
            verified: true,
            occurredAt: new Date(Date.parse(event.occurredAt) - late * 60_000).toISOString(),
          }))
        await deviceProgress.learningStore.putJudged(deviceProgress.LEARNER, brought)
      },
      [from, count, minutesLate],
    )
    .then(() =>
      time(page, () =>
        page.evaluate(async () => {
          const start = performance.now()
          await deviceProgress.refreshProgress()
          return performance.now() - start
        }),
      ),
    )

const row = (name: string, taken: readonly number[], budget?: number): MeasuredRow[] => [
  {
    name: `${name}, median of ${taken.length}`,
    unit: 'ms',
    product: median(taken),
    ...(budget === undefined ? {} : { budget }),
  },
  { name: `${name}, worst of ${taken.length}`, unit: 'ms', product: Math.max(...taken) },
]

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS })
try {
  const script = await bundle()
  const context = await browser.newContext()
  let page = await open(context, script)
  console.log(`${events} answers, processor ${slower} times slower, ${cpus().length} processors.`)
  console.log(`Load before: ${loadavg()[0]?.toFixed(1)}`)
  for (let at = 0; at < events; at += IN_A_BATCH)
    await page.evaluate(
      async ([from = 0, to = 0]) =>
        deviceProgress.learningStore.putJudged(
          deviceProgress.LEARNER,
          deviceProgress
            .makeAnswers(to)
            .slice(from)
            .map((event) => ({ ...event, verified: true })),
        ),
      [at, Math.min(events, at + IN_A_BATCH)],
    )
  const whole = await time(page, () =>
    page.evaluate(async () => {
      const start = performance.now()
      await deviceProgress.refreshProgress()
      return performance.now() - start
    }),
  )
  await page.waitForTimeout(IDLE_MS)
  let sent = events
  const repeat = async (act: () => Promise<number>): Promise<number[]> => {
    const all: number[] = []
    for (let round = 0; round < rounds; round++) all.push(await act())
    return all
  }
  const synchronised = await repeat(() => addAndCount(page, (sent += BROUGHT) - BROUGHT, BROUGHT))
  // A day earlier: among the newest thousand answers.
  const late = await repeat(() => addAndCount(page, (sent += BROUGHT) - BROUGHT, BROUGHT, 24 * 60))
  await page.waitForTimeout(IDLE_MS)
  const opened = await repeat(async () => {
    await page.close()
    page = await open(context, script)
    return time(page, () =>
      page.evaluate(async () => {
        const start = performance.now()
        await deviceProgress.refreshProgress()
        return performance.now() - start
      }),
    )
  })
  const answers = await page.evaluate(() => deviceProgress.progressStore.get()?.progress.answers)
  if (answers !== sent) throw new Error(`${answers} of ${sent} answers were counted`)
  const rows = [
    ...row('counting everything', [whole]),
    ...row(`after a synchronisation of ${BROUGHT}`, synchronised, BUDGET_MS),
    ...row(`after ${BROUGHT} that are a day late`, late, BUDGET_MS),
    ...row('when a page opens', opened),
  ]
  console.log(`Load after: ${loadavg()[0]?.toFixed(1)}\n\n${drawTable(rows)}`)
  process.exitCode = rows.some(isBroken) ? 1 : 0
} finally {
  await browser.close()
}
