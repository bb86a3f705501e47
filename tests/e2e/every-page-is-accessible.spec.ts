import type { Page } from '@playwright/test'
import { expect, ready, test } from '../support/one-window.ts'
import { findLostText } from './routes/find-lost-text.ts'
import { findViolations, findViolationsOfColour, leaveOneOfAKind } from './routes/find-violations.ts'
import { ADDRESSES } from './routes/list-addresses.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })
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
  const menu = header.getByRole('button', { name: /^(Open the menu|Vula imenyu|Maak die kieslys oop)$/ })
  const isDashboard = await menu.isVisible()
  if (isDashboard) await menu.click()
  await header.locator('summary').filter({ visible: true }).nth(1).click()
  await header.getByRole('button', { name, exact: true }).click()
  if (isDashboard) await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('lang', code)
}

/** The pages that show what every other is framed by, also what only a narrow window has. */
const FRAMES: readonly string[] = ['/', '/menu', '/phrases', '/dashboard/family']

for (const address of ADDRESSES) {
  test(`${address}: one h1, fits 320 px and 640 px, no axe faults, no other site [ASVS V14.2.3]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openWithThemes(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect.soft(await findLostText(page), 'English').toEqual([])
    await page.setViewportSize({ width: 640, height: 400 })
    expect.soft(await findLostText(page), 'at 640 px').toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect.soft(await findViolations(page), 'at 360 px').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [name, code] of [
      ['isiXhosa', 'xh'],
      ['Afrikaans', 'af'],
    ] as const) {
      await chooseLanguage(page, name, code)
      expect.soft(await findLostText(page), name).toEqual([])
    }
    // What is left is a copy: the page has to stand before it, in the language that it was changed to.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await leaveOneOfAKind(page)
    if (FRAMES.includes(address)) expect.soft(await findViolationsOfColour(page), 'at 320 px').toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await findViolations(page), 'at 1280 px').toEqual([])
    expect.soft(await findViolationsOfColour(page), 'at 1280 px').toEqual([])
  })
}

/**
 * Returns the buttons that open something over the page: the header's and the footer's lists, and the powered-by
 * widget.
 */
const openers = (page: Page) =>
  page.locator('header summary, footer summary, .powered > button').filter({ visible: true })

test('lists that open over a page: no axe faults', async ({ page }) => {
  await openWithThemes(page, '/about')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const opener of await openers(page).all()) {
      await opener.click()
      expect.soft(await findViolations(page), `${await opener.getAttribute('aria-label')} at ${width} px`).toEqual([])
      if (width === 360)
        expect.soft(await findViolationsOfColour(page), String(await opener.getAttribute('aria-label'))).toEqual([])
      await opener.press('Enter')
    }
  }
})

test('verdicts and login dialog: no axe faults', async ({ page }) => {
  // Tall enough not to scroll: what lies below the header's bar would be too small to be pressed.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openWithThemes(page, '/phrases?q=doctor')
  const practice = page.getByRole('region', { name: 'Practise' })
  const findAll = async (): Promise<string[]> => [
    ...(await findViolations(page)),
    ...(await findViolationsOfColour(page)),
  ]
  // Drawn first without what the address searches for, the practice begins anew with it.
  await expect(practice).toContainText('doctor')
  await practice.getByRole('button', { name: 'Check' }).click()
  await expect(practice.getByRole('heading', { name: 'Try again!' })).toBeVisible()
  expect.soft(await findAll(), 'a wrong answer').toEqual([])
  await practice.getByRole('button', { name: 'Show me' }).click()
  await expect(practice.getByText('The answer is:')).toBeVisible()
  expect.soft(await findAll(), 'the answer').toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findAll(), 'the login dialog').toEqual([])
})

for (const [name, code, width] of [
  ['English', 'en', 320],
  ['isiXhosa', 'xh', 320],
  ['Afrikaans', 'af', 320],
  ['isiXhosa', 'xh', 640],
] as const) {
  test(`lists that open over a page: fit a window of ${width} px in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await open(page, '/activities')
    if (code !== 'en') await chooseLanguage(page, name, code)
    await expect(openers(page)).toHaveCount(6)
    for (const opener of await openers(page).all()) {
      await opener.click()
      expect.soft(await findLostText(page), String(await opener.getAttribute('aria-label'))).toEqual([])
      await opener.press('Enter')
    }
  })
}

test.describe('enlarged to 200 %', () => {
  // A window of 1280 px at a zoom of 200 % is 640 px wide for the page, at twice the points.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('menu at a zoom of 200 %: quiz, tiles and footer links can be reached', async ({ page }) => {
    await open(page, '/menu')
    await expect(page.getByRole('region', { name: 'Quick quiz' })).toBeVisible()
    await expect(page.getByRole('main').locator('a.tile')).toHaveCount(9)
    for (const name of ['Dashboard', 'About', 'Contact'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  })
})
