import type { Browser, Page } from '@playwright/test'
import type { MeasuredRow } from './support/measured-row.ts'
import { openPhone } from './support/open-phone.ts'
import { startClock } from './support/processor-clock.ts'
import { median } from './support/statistics.ts'
import { waitForQuiet } from './support/wait-for-quiet.ts'

/** Budgets of opening a lesson: code and content beyond the shell, and time on a phone four times slower. */
const BUDGETS = { kilobytes: 45, openMs: 300 }
const PROCESSOR = 4
const ROUNDS = 5
const LESSON = '/lesson/greetings--hello'

/** File that lists the app's stored files once all are there. */
const LIST = '/offline-files.json'
const KEPT_WITHIN_MS = 60_000

/** Goes from the home page to a lesson, as a press on a link does, until its first step stands. */
async function openLesson(page: Page): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, LESSON)
  await page.locator('main progress').waitFor()
}

/**
 * Weighs code and content that a lesson loads before its first step. The grammar check loads while that step is read.
 */
async function weighLesson(browser: Browser, url: string): Promise<number> {
  const { page, session, close } = await openPhone(browser)
  try {
    await page.goto(url)
    await waitForQuiet(page, session)
    const [from, to] = await page.evaluate(
      (address) =>
        new Promise<[number, number]>((resolve) => {
          const begun = performance.now()
          new MutationObserver((_, observer) => {
            if (!document.querySelector('main progress')) return
            observer.disconnect()
            resolve([begun, performance.now()])
          }).observe(document.body, { childList: true, subtree: true })
          history.pushState({}, '', address)
          dispatchEvent(new PopStateEvent('popstate'))
        }),
      LESSON,
    )
    await waitForQuiet(page, session)
    // What is fetched by `fetch` is kept for later visits, and fonts are asked for by what they draw.
    return await page.evaluate(
      ([first = 0, last = 0]) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(
            ({ startTime, initiatorType, name }) =>
              startTime >= first && startTime <= last && initiatorType !== 'fetch' && !name.endsWith('.woff2'),
          )
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      [from, to],
    )
  } finally {
    await close()
  }
}

/** Lets a visit last until the app is on the device. */
async function waitUntilKept(page: Page): Promise<void> {
  const until = Date.now() + KEPT_WITHIN_MS
  while (!(await page.evaluate(async (list) => (await caches.match(list)) !== undefined, LIST))) {
    if (Date.now() > until) throw new Error('The app was not kept on the device.')
    await page.waitForTimeout(500)
  }
}

/** Milliseconds of the slowed processor from the press to the first step, without a network, with everything kept. */
async function timeLesson(browser: Browser, url: string): Promise<number[]> {
  const { page, session, close } = await openPhone(browser, { processor: PROCESSOR })
  try {
    await page.goto(url)
    await waitUntilKept(page)
    await page.context().setOffline(true)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(url)
      await page.locator('html[data-ready]').waitFor()
      await waitForQuiet(page, session)
      const worked = await startClock(session)
      const start = await worked()
      await openLesson(page)
      times.push((await worked()) - start)
    }
    return times
  } finally {
    await close()
  }
}

/** Measures the cost of opening a lesson from the home page. */
export async function measureLesson(browser: Browser, url: string): Promise<MeasuredRow[]> {
  return [
    {
      name: 'a lesson, on top of /',
      unit: 'KB',
      product: (await weighLesson(browser, url)) / 1024,
      budget: BUDGETS.kilobytes,
    },
    {
      name: `opening a lesson from /, offline, median of ${ROUNDS}`,
      unit: 'ms',
      product: median(await timeLesson(browser, url)),
      budget: BUDGETS.openMs,
    },
  ]
}
