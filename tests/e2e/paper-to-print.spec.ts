import type { Page } from '@playwright/test'
import { expect, ready, test } from '../support/one-window.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Counts the pages of the PDF that the browser prints. */
async function countPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** Sheets of paper in the preview. */
const sheets = (page: Page): ReturnType<Page['locator']> => page.getByRole('main').getByRole('region')

for (const [name, address] of [
  ['a word list', '/dashboard/print?words=vocabulary.family'],
  ['a list of phrases', '/dashboard/print?words=phrases.daily-life'],
  ['a unit', '/dashboard/print?unit=family'],
  ['a story', '/dashboard/print?story=my-dog'],
] as const) {
  test(`paper from ${name}: each sheet is one page of A4, whatever the layout`, async ({ page }) => {
    await signUp(page, makePerson('Nozuko'))
    await page.goto(address)
    await ready(page)
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Word cards to cut', exact: true }).check()
    const all = await sheets(page).count()
    expect(all).toBeGreaterThan(4)
    expect(await countPages(page)).toBe(all)
    await page.getByRole('checkbox', { name: 'Answer key', exact: true }).uncheck()
    const withoutKey = await sheets(page).count()
    expect(withoutKey).toBeLessThan(all)
    expect(await countPages(page)).toBe(withoutKey)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await findViolations(page)).toEqual([])
  })
}
