import type { Browser, Page } from '@playwright/test'
import type { MeasuredRow } from './support/measured-row.ts'
import { openPhone } from './support/open-phone.ts'
import { median } from './support/statistics.ts'
import { waitForQuiet } from './support/wait-for-quiet.ts'

/** Times slower than this machine. */
const PROCESSOR = 4

/** Milliseconds that each game is played, and that a child looks before each touch. */
const PLAYED_MS = 6000
const LOOK_MS = 350

/** The least that looks smooth (issue of the games: 50 frames a second). */
const LEAST_FRAMES = 50

/** Each game by its address, and what a child touches in it. */
const GAMES = [
  { name: 'vocabulary', address: '/kids-menu/vocabulary', touched: 'main li > button[lang=en]' },
  { name: 'pairs', address: '/kids-menu/pairs', touched: 'main li > button' },
  { name: 'listen and find', address: '/kids-menu/listen', touched: 'main li > button[lang=en]' },
  { name: 'build the word', address: '/kids-menu/build', touched: 'main button[aria-disabled=false]' },
  { name: 'toddlers: find', address: '/toddlers?do=find', touched: 'main li > button' },
] as const

declare global {
  interface Window {
    benchFrames?: number[]
  }
}

/** Notes when each frame begins, until the page is left. */
function watchFrames(): void {
  const frames: number[] = (window.benchFrames = [])
  const note = (time: number): void => {
    frames.push(time)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Touches one thing after another, as a child does who tries. */
async function play(page: Page, touched: string): Promise<void> {
  const until = Date.now() + PLAYED_MS
  for (let touch = 0; Date.now() < until; touch++) {
    const things = page.locator(touched)
    const count = await things.count()
    if (count > 0) await things.nth(touch % count).dispatchEvent('click')
    await page.waitForTimeout(LOOK_MS)
  }
}

async function measureGame(
  browser: Browser,
  url: string,
  { address, touched }: (typeof GAMES)[number],
): Promise<{ frames: number; gap: number }> {
  const { page, session, close } = await openPhone(browser, { processor: PROCESSOR })
  try {
    await page.goto(`${url}${address}`)
    await page.locator('html[data-ready]').waitFor()
    await page.locator(touched).first().waitFor()
    await waitForQuiet(page, session)
    await page.evaluate(watchFrames)
    await play(page, touched)
    const times = await page.evaluate(() => window.benchFrames ?? [])
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
    return { frames: (gaps.length / ((times.at(-1) ?? 0) - (times[0] ?? 0))) * 1000, gap: Math.max(0, ...gaps) }
  } finally {
    await close()
  }
}

/** Measures the frames per second of each game on a phone four times slower; the median of the runs. */
export async function measureGames(browser: Browser, url: string, runs: number): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = []
  for (const game of GAMES) {
    const found: { frames: number; gap: number }[] = []
    for (let run = 0; run < runs; run++) found.push(await measureGame(browser, url, game))
    rows.push(
      {
        name: `frames while playing ${game.name}`,
        unit: 'a second',
        product: median(found.map(({ frames }) => frames)),
        least: LEAST_FRAMES,
      },
      { name: `longest frame while playing ${game.name}`, unit: 'ms', product: median(found.map(({ gap }) => gap)) },
    )
  }
  return rows
}
