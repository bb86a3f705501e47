import type { Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { findLostText } from './routes/find-lost-text.ts'
import { findViolations, findViolationsOfColour, shortenLists } from './routes/find-violations.ts'
import { ADDRESSES } from './routes/list-addresses.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ expectedNoise: [/404 \(Not Found\)/], contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Opens a page with the colours of every theme at hand, so that one visit can show it in each. */
async function openWithThemes(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
  await open(page, address)
}

/** Chooses the language of the site as anybody does, without leaving the page. */
async function chooseLanguage(page: Page, name: string, code: string): Promise<void> {
  const header = page.getByRole('banner')
  await header.locator('summary').nth(1).click()
  await header.getByRole('button', { name, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
}

for (const address of ADDRESSES) {
  test(`axe finds nothing on ${address} in any theme at 360 and 1280 px [S1.04] [S3.10] [S9.05]`, async ({ page }) => {
    await openWithThemes(page, address)
    await page.setViewportSize({ width: 360, height: 800 })
    expect.soft(await findViolations(page), 'at 360 px').toEqual([])
    await shortenLists(page)
    expect.soft(await findViolationsOfColour(page), 'at 360 px').toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await findViolations(page), 'at 1280 px').toEqual([])
    expect.soft(await findViolationsOfColour(page), 'at 1280 px').toEqual([])
  })

  test(`${address} has one h1 and fits a window of 320 px in English, isiXhosa and Afrikaans`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect.soft(await findLostText(page), 'English').toEqual([])
    for (const [name, code] of [['isiXhosa', 'xh'], ['Afrikaans', 'af']] as const) {
      await chooseLanguage(page, name, code)
      expect.soft(await findLostText(page), name).toEqual([])
    }
  })
}
