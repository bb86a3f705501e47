import { expect, type Page } from '@playwright/test'
import { ready } from '../../support/walk.ts'

/** Visits the first page until what it consists of is kept on the device. */
export async function stayUntilReady(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve)
      }),
  )
  await page.clock.runFor(4000)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => caches.has('funda-pages'))).toBe(true)
}

/** Lets a visit last until all that is kept without being asked for is kept. */
export async function stayUntilKept(page: Page): Promise<void> {
  await stayUntilReady(page)
  await page.clock.runFor(11_000)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline-files.json')) !== undefined), {
      timeout: 30_000,
    })
    .toBe(true)
}
