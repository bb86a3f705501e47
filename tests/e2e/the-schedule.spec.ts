import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { spacesCalls } from '#contract/spaces.ts'
import { expect, ready, test } from '../support/one-window.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations, findViolationsOfColour } from './routes/find-violations.ts'

test.use({
  expectedNoise: [/4(01|03|04) \(/],
  contextOptions: { reducedMotion: 'reduce', timezoneId: 'Africa/Johannesburg' },
})

const SHOTS = process.env['FUNDA_SHOTS']

/** Saves pictures of the page in three themes and two widths, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return
  mkdirSync(SHOTS, { recursive: true })
  for (const theme of ['theme-light', 'theme-dark', 'theme-high-contrast'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen.slice(6)), theme)
      await page.screenshot({ path: `${SHOTS}/${name}-${theme}-${width}.png`, fullPage: true })
    }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

test('schedule: a weekly lesson is added, shown today, cancelled once and restored', async ({ page }) => {
  await signUp(page, makePerson('Nozuko'))
  const made = await page.request.post(spacesCalls.createSpace[1], { data: { kind: 'family', name: 'Dlamini' } })
  expect(made.status()).toBe(200)
  await page.goto('/dashboard/schedule')
  await ready(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Nothing is planned for these days.')).toBeVisible()
  await main.getByRole('button', { name: 'Add an event', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByLabel('Title', { exact: false }).first()).toBeFocused()
  await dialog.getByLabel('Title', { exact: false }).first().fill('Reading together')
  await dialog.getByRole('combobox', { name: 'Repeats' }).selectOption('weekly')
  expect(await findViolations(page)).toEqual([])
  await shoot(page, 'form')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const event = main.getByRole('button', { name: /Reading together/ })
  await expect(event).toHaveCount(1)
  await shoot(page, 'week')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 900 })
  await main.getByRole('button', { name: 'List', exact: true }).click()
  await expect(event).toHaveCount(4)
  expect([...(await findViolations(page)), ...(await findViolationsOfColour(page))]).toEqual([])
  await event.nth(1).click()
  await dialog.getByLabel('Only this one', { exact: true }).check()
  await shoot(page, 'details')
  await dialog.getByRole('button', { name: 'Cancel this one', exact: true }).click()
  await expect(event).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(event).toHaveCount(4)
  await page.goto('/dashboard')
  await ready(page)
  await expect(main.getByText('Reading together')).toBeVisible()
  await shoot(page, 'overview')
})

test('calendar feed: an address is shown once, and a calendar program reads it', async ({ page }) => {
  await signUp(page, makePerson('Thembi'))
  await page.goto('/dashboard/schedule')
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Show in your calendar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make an address', exact: true }).click()
  const address = await dialog.getByLabel('Your secret address', { exact: true }).inputValue()
  await shoot(page, 'feed')
  expect(await findViolations(page)).toEqual([])
  const read = await page.request.get(address)
  expect([read.status(), (await read.text()).startsWith('BEGIN:VCALENDAR\r\n')]).toEqual([200, true])
  await page.reload()
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Show in your calendar', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Make a new address', exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Your secret address', { exact: true })).toHaveCount(0)
})
