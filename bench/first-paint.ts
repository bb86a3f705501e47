import type { Browser } from '@playwright/test'
import { MOBILE, openPhone } from './support/open-phone.ts'
import { median } from './support/statistics.ts'
import { waitForQuiet } from './support/wait-for-quiet.ts'

declare global {
  interface Window {
    benchLargestPaint?: { at: number; element: string }
  }
}

/** Notes the largest paint so far; runs in the page before anything of it. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[]) {
      window.benchLargestPaint = { at: entry.startTime, element: entry.element?.tagName.toLowerCase() ?? 'unknown' }
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/**
 * Returns the milliseconds to the largest contentful paint of a first visit, and the painted element. The phone is
 * cheap and its network slow.
 */
async function timeLargestPaint(browser: Browser, url: string): Promise<{ at: number; element: string }> {
  const { page, session, close } = await openPhone(browser, MOBILE)
  try {
    await page.addInitScript(watchLargestPaint)
    await page.goto(url, { waitUntil: 'load' })
    await waitForQuiet(page, session)
    const paint = await page.evaluate(() => window.benchLargestPaint)
    if (!paint) throw new Error(`${url} painted nothing.`)
    return paint
  } finally {
    await close()
  }
}

/** Largest contentful paints of two pages, in milliseconds: the medians, every run, and the largest element of the product's page. */
export type PaintComparison = {
  product: number
  bare: number
  productRuns: number[]
  bareRuns: number[]
  element: string
}

/** Times two pages in turn, so that whatever else the machine does meets both alike. */
export async function comparePaints(
  browser: Browser,
  productUrl: string,
  bareUrl: string,
  runs: number,
): Promise<PaintComparison> {
  const productRuns: number[] = []
  const bareRuns: number[] = []
  let element = ''
  for (let run = 0; run < runs; run++) {
    bareRuns.push((await timeLargestPaint(browser, bareUrl)).at)
    const paint = await timeLargestPaint(browser, productUrl)
    productRuns.push(paint.at)
    element = paint.element
  }
  return { product: median(productRuns), bare: median(bareRuns), productRuns, bareRuns, element }
}
