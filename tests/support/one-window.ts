import type { BrowserContextOptions, Page } from '@playwright/test'
import { test as walk } from './walk.ts'

type Windows = Map<string, Page>

/**
 * Test for walks that visit page after page in one window, as a visitor would. Opening a window takes longer than most
 * of them. Stored data and cookies are deleted before the next walk. It isn't for walks that set the clock or routes of
 * the whole browser, since these outlive a walk.
 */
export const test = walk.extend<object, { windows: Windows }>({
  windows: [
    async ({}, use) => {
      const windows: Windows = new Map()
      await use(windows)
      await Promise.all([...windows.values()].map((window) => window.context().close()))
    },
    { scope: 'worker' },
  ],
  context: async (
    { windows, browser, product, contextOptions, javaScriptEnabled, viewport, deviceScaleFactor, serviceWorkers },
    use,
    { file },
  ) => {
    const options: BrowserContextOptions = {
      ...contextOptions,
      viewport,
      serviceWorkers,
      baseURL: product.url,
      ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
      ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
    }
    const key = JSON.stringify([file, options])
    const window = windows.get(key) ?? (await (await browser.newContext(options)).newPage())
    windows.set(key, window)
    await use(window.context())
  },
  page: async ({ context, product, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    await context.setOffline(false)
    await page.unrouteAll()
    await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null })
    // What a page still writes would keep its database from being taken away.
    await page.goto('about:blank')
    await context.clearCookies()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'all' })
    await devtools.detach()
  },
})

export { expect, ready } from './walk.ts'
