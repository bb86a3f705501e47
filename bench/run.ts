// Measures what a learner on a cheap phone pays and waits, beside a bare prerendered React page; ends with 1 if a budget is broken.
// Usage: npm run bench [-- --json] [-- --runs 7] [-- --kills 100]
// or npm run bench -- --sign-ins: a school that logs in, alone, without a browser,
// or npm run bench -- --install: the size of an install without development packages, and its first start,
// or npm run bench -- --weights: the bytes of pages alone,
// or npm run bench -- --language: the language engine, Khulu and the schedule alone, without a browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'
import { ensureChromium } from '../scripts/testing/ensure-chromium.ts'
import { CHROMIUM_ARGUMENTS } from '../tests/support/find-chromium.ts'
import { compareVerdicts } from './check-latency.ts'
import { weighDashboard } from './dashboard-weight.ts'
import { measureDataCopy } from './data-copy.ts'
import { comparePaints } from './first-paint.ts'
import { measureGames } from './game-frames.ts'
import { measureKhulu } from './khulu-answers.ts'
import { measureKhuluOnPhone } from './khulu-on-phone.ts'
import { measureInstall } from './install-size.ts'
import { measureLanguageEngine } from './language-engine.ts'
import { measureLesson } from './lesson-on-phone.ts'
import { weighPage } from './page-weight.ts'
import { measureProgressOnServer } from './progress-on-server.ts'
import { measureSchedule } from './schedule.ts'
import { measureSignIns } from './sign-in-load.ts'
import { drawTable, isBroken, type MeasuredRow } from './support/measured-row.ts'
import { runProducts, type RunningPages } from './support/run-products.ts'

/** A learner's own pages, which show what was assigned. */
const LEARNER_PAGES = ['/kids-dashboard', '/adults-dashboard', '/assignments', '/learn', '/kids-menu'] as const

/** Budgets in KB of 1024 bytes and milliseconds. */
const BUDGETS = {
  homeKilobytes: 85,
  homeRequests: 6,
  contentKilobytes: 120,
  warmKilobytes: 5,
  paintRatio: 1.3,
  verdictMs: 50,
}

const CHECKS = 10

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '7' },
    install: { type: 'boolean', default: false },
    language: { type: 'boolean', default: false },
    weights: { type: 'boolean', default: false },
    'sign-ins': { type: 'boolean', default: false },
    kills: { type: 'string' },
  },
})

const note = (text: string): void => {
  if (!options.json) console.log(text)
}
const kilobytes = (bytes: number): number => bytes / 1024

/** Others' work makes times longer, the shortest most; a reader has to know. */
function noteLoad(): void {
  const [load = 0] = loadavg()
  if (load > cpus().length)
    note(
      `This machine is busy (load ${load.toFixed(1)} on ${cpus().length} processors): ` +
        'times come out longer than they are; measure again when it is quiet.',
    )
}

async function measureWeights(browser: Browser, { productUrl, bareUrl }: RunningPages): Promise<MeasuredRow[]> {
  const bare = await weighPage(browser, bareUrl)
  const home = await weighPage(browser, productUrl)
  const bareKilobytes = kilobytes(bare.first.bytes)
  const rows: MeasuredRow[] = [
    {
      name: 'first visit of /',
      unit: 'KB',
      product: kilobytes(home.first.bytes),
      budget: BUDGETS.homeKilobytes,
      bare: bareKilobytes,
    },
    {
      name: 'first visit of /',
      unit: 'requests',
      product: home.first.requests,
      budget: BUDGETS.homeRequests,
      bare: bare.first.requests,
    },
  ]
  const warm: MeasuredRow[] = [
    {
      name: 'warm visit of /',
      unit: 'KB',
      product: kilobytes(home.warm.bytes),
      budget: BUDGETS.warmKilobytes,
      bare: kilobytes(bare.warm.bytes),
    },
  ]
  for (const section of CONTENT_SECTION_IDS) {
    const weight = await weighPage(browser, `${productUrl}/${section}`)
    rows.push({
      name: `first visit of /${section}`,
      unit: 'KB',
      product: kilobytes(weight.first.bytes),
      budget: BUDGETS.contentKilobytes,
      bare: bareKilobytes,
    })
    if (section === 'vocabulary') {
      warm.push({
        name: `warm visit of /${section}`,
        unit: 'KB',
        product: kilobytes(weight.warm.bytes),
        budget: BUDGETS.warmKilobytes,
        bare: kilobytes(bare.warm.bytes),
      })
    }
  }
  for (const address of LEARNER_PAGES) {
    const weight = await weighPage(browser, `${productUrl}${address}`)
    rows.push({
      name: `first visit of ${address}`,
      unit: 'KB',
      product: kilobytes(weight.first.bytes),
      budget: BUDGETS.contentKilobytes,
      bare: bareKilobytes,
    })
  }
  return [...rows, ...warm]
}

async function measureTimes(
  browser: Browser,
  { productUrl, bareUrl }: RunningPages,
  runs: number,
): Promise<{ rows: MeasuredRow[]; details: object }> {
  const paints = await comparePaints(browser, productUrl, bareUrl, runs)
  const verdicts = await compareVerdicts(browser, productUrl, bareUrl, CHECKS)
  const rows: MeasuredRow[] = [
    { name: `largest paint of /, median of ${runs}`, unit: 'ms', product: paints.product, bare: paints.bare },
    {
      name: 'largest paint of /, to the bare page',
      unit: 'times',
      product: paints.product / paints.bare,
      budget: BUDGETS.paintRatio,
    },
    { name: `verdict in the document, median of ${verdicts.waits.length}`, unit: 'ms', product: verdicts.inDocument },
    {
      name: `verdict painted, median of ${verdicts.waits.length}`,
      unit: 'ms',
      product: verdicts.painted,
      budget: BUDGETS.verdictMs,
      bare: verdicts.bare,
    },
    { name: `verdict painted, worst of ${verdicts.waits.length}`, unit: 'ms', product: verdicts.worst },
  ]
  return { rows, details: { paints, verdicts } }
}

/** Shows the rows, and whether each keeps its budget; true where all do. */
function report(rows: readonly MeasuredRow[], details: object): boolean {
  if (options.json) console.log(JSON.stringify({ ...details, date: new Date().toISOString(), rows }, null, 2))
  else console.log(`\n${drawTable(rows)}`)
  const broken = rows.filter(isBroken)
  note(
    broken.length === 0
      ? '\nEvery budget is kept.'
      : `\n${broken.length} budget${broken.length === 1 ? '' : 's'} broken: ${broken.map(({ name }) => name).join(', ')}.`,
  )
  return broken.length === 0
}

async function measureLanguage(): Promise<boolean> {
  note('Measuring the language engine, in processor time of one thread.')
  noteLoad()
  return report(
    [
      ...(await measureLanguageEngine()),
      ...(await measureKhulu()),
      ...measureSchedule(),
      ...(await measureProgressOnServer()),
    ],
    {},
  )
}

async function measureBell(): Promise<boolean> {
  const pages = await runProducts()
  try {
    note('A school logs in.')
    noteLoad()
    return report(await measureSignIns(pages.productUrl), {})
  } finally {
    await pages.stop()
  }
}

/** Runs a measurement with a browser and both products, and ends them. */
async function withBrowser(work: (browser: Browser, pages: RunningPages) => Promise<boolean>): Promise<boolean> {
  const executablePath = ensureChromium()
  note('Starting the product and the bare page …')
  const pages = await runProducts()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
  try {
    return await work(browser, pages)
  } finally {
    await browser.close()
    await pages.stop()
  }
}

const measurePageWeights = (): Promise<boolean> =>
  withBrowser(async (browser, pages) =>
    report([...(await measureWeights(browser, pages)), ...(await weighDashboard(browser, pages.productUrl))], {}),
  )

const measure = (): Promise<boolean> =>
  withBrowser(async (browser, pages) => {
    note('Measuring. Phone: 360 × 640; times: 1.6 Mbit/s, 150 ms round trip (paint only), processor 4 times slower.')
    noteLoad()
    const weights = await measureWeights(browser, pages)
    const { rows: times, details } = await measureTimes(browser, pages, Math.max(1, Number(options.runs) || 1))
    const games = await measureGames(browser, pages.productUrl, Math.min(3, Math.max(1, Number(options.runs) || 1)))
    const lesson = await measureLesson(browser, pages.productUrl)
    return report(
      [
        ...weights,
        ...(await weighDashboard(browser, pages.productUrl)),
        ...times,
        ...lesson,
        ...(await measureKhuluOnPhone(browser, pages.productUrl)),
        ...games,
        await measureDataCopy(pages.productUrl),
        ...(await measureSignIns(pages.productUrl)),
      ],
      { chromium: browser.version(), ...details },
    )
  })

/** Kills server and database while events are written; true where nothing was lost. */
async function runKills(rounds: string): Promise<boolean> {
  const loop = spawn(process.execPath, [fileURLToPath(new URL('kill-loop.ts', import.meta.url)), '--rounds', rounds], {
    stdio: ['ignore', options.json ? 2 : 'inherit', 'inherit'],
  })
  const [code] = await once(loop, 'exit')
  return code === 0
}

async function measureDefaultInstall(): Promise<boolean> {
  note('Installing without development packages, and starting once.')
  return report(await measureInstall(), {})
}

/** Returns the measurement that the options ask for: one part alone, or all that needs a browser. */
function chooseMeasurement(): () => Promise<boolean> {
  if (options.language) return measureLanguage
  if (options.weights) return measurePageWeights
  if (options.install) return measureDefaultInstall
  return options['sign-ins'] ? measureBell : measure
}

const isWhole = !options.language && !options.weights && !options.install && !options['sign-ins']
const kept = await chooseMeasurement()()
const survived = options.kills === undefined || (await runKills(options.kills))
if (options.kills === undefined && isWhole)
  note(
    '\nNothing was killed: npm run bench -- --kills 100 kills server and database a hundred times while events are written.',
  )
process.exitCode = kept && survived ? 0 : 1
