import type { Page } from '@playwright/test'
import { THEMES } from '#core/themes/themes.ts'
import { expect, ready, test } from '../support/walk.ts'
import { findViolations } from './routes/find-violations.ts'
import { ADDRESSES } from './routes/list-addresses.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ expectedNoise: [/404 \(Not Found\)/], contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page with the colours of every theme at hand, so that one visit can show it in each. */
async function openWithThemes(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
  await page.goto(address)
  await ready(page)
}

for (const address of ADDRESSES) {
  test(`axe finds nothing on ${address} in any theme at 360 and 1280 px [S1.04] [S3.10] [S9.05]`, async ({ page }) => {
    await openWithThemes(page, address)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const theme of THEMES) {
        await page.evaluate((name) => { document.documentElement.dataset['theme'] = name }, theme)
        const t0 = Date.now()
        expect.soft(await findViolations(page), `${theme} at ${width} px`).toEqual([])
        console.log(address, width, theme, Date.now() - t0)
      }
    }
  })
}
