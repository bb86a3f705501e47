import type { Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { readEmailLink } from './learner/emails.ts'
import { countActs, minutesOf } from './learner/hand.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({
  expectedNoise: [/4(01|03|10) \(/],
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
})
test.describe.configure({ timeout: 120_000 })

/** Most taps and minutes from the landing page to a child who learns on her own device. */
const MOST_TAPS = 25
const MOST_MINUTES = 4

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

test('a parent describes a child on the dashboard: the child learns after at most 25 taps', async ({
  page,
  browser,
  baseURL,
}) => {
  const begun = Date.now()
  const { acts, tap, type, choose } = countActs()
  const parent = makePerson('Zola')
  const dialog = page.getByRole('dialog', { name: 'Add Child', exact: true })
  await open(page, '/')
  await tap(page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }))
  await tap(page.getByRole('button', { name: '13 and older' }))
  await tap(page.getByRole('button', { name: '18 and older' }))
  await type(page.getByLabel('Email'), parent.email)
  await type(page.getByLabel('Password').first(), parent.password)
  await tap(page.getByRole('checkbox', { name: 'I accept the terms.' }))
  await tap(page.locator('form').getByRole('button', { name: 'Sign up' }))
  await expect(page).toHaveURL('/adults-dashboard')

  await tap(page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard', exact: true }))
  await tap(page.getByRole('main').getByRole('button', { name: 'Add Child', exact: true }))
  await type(dialog.getByLabel(/^Name/), 'Thandi')
  await type(dialog.getByLabel(/^Age/), '9')
  await choose(dialog.getByRole('combobox'), 'Grade 3')
  await tap(dialog.getByRole('button', { name: 'Next', exact: true }))
  await expect(page.getByRole('heading', { name: 'Check your email first' })).toBeVisible()

  // The link in the email is one tap. It opens in the same tab, so that the page's memory is lost.
  acts.taps++
  await open(page, await readEmailLink(page, parent.email, 'Confirm your email address'))
  await tap(page.getByRole('button', { name: 'Yes, it is mine' }))
  await tap(page.getByRole('link', { name: 'Add your child' }))
  await expect(page.getByText('Thandi', { exact: false }).first()).toBeVisible()
  const username = await page.getByLabel('The child’s username').inputValue()
  expect(username).toMatch(/^thandi\d{2}$/)
  await tap(page.getByRole('checkbox', { name: /keeps a record of what the child learns/ }))
  await tap(page.getByRole('button', { name: 'I agree: add the child' }))
  const added = page.getByRole('region', { name: `${username} has been added` })
  const letters = await added.getByLabel('Letters', { exact: true }).innerText()

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' })
  const tablet = await context.newPage()
  acts.fields++
  acts.keys += '/join'.length
  await open(tablet, '/join')
  await type(tablet.getByLabel('Letters'), letters)
  await tap(tablet.getByRole('button', { name: 'Start', exact: true }))
  await tap(tablet.getByRole('list').getByRole('link', { name: /^mamela/ }))
  const picture = tablet.getByRole('main').getByRole('listitem').getByRole('button').first()
  await tap(picture)
  await expect(picture).toHaveAttribute('aria-disabled', 'true')
  const seconds = Math.round((Date.now() - begun) / 1000)
  test.info().annotations.push({ type: 'figures', description: `${JSON.stringify(acts)}, ${seconds} s in the browser` })
  console.log(`figures: ${JSON.stringify(acts)}, ${minutesOf(acts).toFixed(1)} min by hand, ${seconds} s`)
  expect(acts.taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(minutesOf(acts)).toBeLessThanOrEqual(MOST_MINUTES)
  await context.close()

  // The child is in the family with age and grade, and the draft is gone.
  await open(page, '/dashboard')
  const family = page.getByRole('region', { name: 'Family Snapshot', exact: true })
  await expect(family.getByRole('listitem').filter({ hasText: 'Thandi' })).toContainText('Age 9, Grade 3')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Thandi')
  expect(await findViolations(page)).toEqual([])
})

test('a parent logs out: the child that she described is forgotten in this tab', async ({ page }) => {
  await signUp(page, makePerson('Zola'))
  await open(page, '/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Add Child', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Child', exact: true })
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2)
  await dialog.getByLabel(/^Name/).fill('Thandi')
  await dialog.getByLabel(/^Age/).fill('9')
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check your email first' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Thandi')
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Menu of Zola', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Thandi')
})
