import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from '../support/one-window.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03) \(/], contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Dashboard menu', exact: true })

/** Expects a page of the dashboard: its address, its title and its only heading. */
async function expectPage(page: Page, address: string, name: string, greeting = name): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(heading(page)).toHaveText(greeting)
  await expect(page).toHaveTitle(`${name} · Funda`)
}

test("dashboard: its layout stays, and each page's heading is focused, back and forward too", async ({ page }) => {
  await signUp(page, makePerson('Nozuko'))
  await page.goto('/dashboard')
  await ready(page)
  await expectPage(page, '/dashboard', 'Dashboard', 'Molo, Nozuko')
  const first = await menu(page).elementHandle()
  await menu(page).getByRole('link', { name: 'Family Hub', exact: true }).click()
  await expectPage(page, '/dashboard/family', 'Family')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByLabel('Name of the family')).toBeVisible()
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
  await page.goBack()
  await expectPage(page, '/dashboard', 'Dashboard', 'Molo, Nozuko')
  await expect(heading(page)).toBeFocused()
  await page.goForward()
  await expectPage(page, '/dashboard/family', 'Family')
  await expect(heading(page)).toBeFocused()
  await menu(page).getByRole('link', { name: 'Overview', exact: true }).click()
  await expectPage(page, '/dashboard', 'Dashboard', 'Molo, Nozuko')
  await menu(page).getByRole('link', { name: 'Back to App', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
})

test('dashboard: an unknown part is not found within the layout, at any depth', async ({ page }) => {
  for (const address of ['/dashboard/no-such-part', '/dashboard/no-such-part/01999999-0000-7000-8000-000000000001']) {
    await page.goto(address)
    await ready(page)
    await expectPage(page, address, 'Page not found')
    await expect(page.getByText('The link may be old or mistyped.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  }
  await menu(page).getByRole('link', { name: 'Overview', exact: true }).click()
  await expectPage(page, '/dashboard', 'Dashboard', 'Molo, Parent')
})
