import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import { SECTIONS } from '#core/sections/sections.ts'
import type { Page } from '@playwright/test'
import { TEST_OPERATOR } from '../support/test-operator.ts'
import { expect, ready, test } from '../support/walk.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Molo! Log in, or make an account.' })

test('header: has the logo, links, login, signup and three selectors [S1.01]', async ({ page }) => {
  await open(page, '/vocabulary')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Funda' })).toHaveAttribute('href', '/')
  const links = header.getByRole('navigation', { name: 'Links' }).getByRole('link')
  await expect(links).toHaveText(['Learn', 'Menu', 'Dashboard', 'About'])
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')

  const choices = header.locator('details[open]').getByRole('button').locator('[lang]')
  await header.getByLabel('You are learning isiXhosa. Change it').click()
  await expect(choices).toHaveText(LEARNING_LANGUAGES.map(({ name }) => name))
  await page.keyboard.press('Escape')
  await header.getByLabel('Language of this site: English. Change it').click()
  await expect(choices).toHaveText(INTERFACE_LANGUAGES.map(({ name }) => name))
  await page.keyboard.press('Escape')
  await header.getByLabel('Theme: Light. Change it').click()
  await expect(header.locator('details[open]').getByRole('button')).toHaveText([
    'Light',
    'Dark',
    'Earth',
    'Ocean',
    'High contrast',
  ])
})

test('language list: at most 16rem high, and its last language can be reached [S9.04]', async ({ page }) => {
  await open(page, '/about')
  await page.getByLabel('Language of this site: English. Change it').click()
  const list = page.getByRole('list', { name: 'Language of this site' })
  await expect(list).toBeVisible()
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(16 * 16)
  await list.getByRole('button', { name: 'isiZulu' }).scrollIntoViewIfNeeded()
  await expect(list.getByRole('button', { name: 'isiZulu' })).toBeInViewport()
})

test('phone: the main navigation and the footer have the header’s links [S1.01]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/about')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Home',
    'Learn',
    'Menu',
    'Khulu',
    'Me',
  ])
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'About' })).toBeVisible()
  await footer.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Molo, Parent')
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await expect(dialog(page)).toBeVisible()
})

for (const [name, sites] of [
  ['Our sites', TEST_OPERATOR.sites.families],
  ['Academy', TEST_OPERATOR.sites.academy],
] as const) {
  test(`footer list '${name}': has the configured sites, each opening in a new tab [S1.02] [S7.02]`, async ({
    page,
    context,
  }) => {
    await context.route(/\.example\.com\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
    )
    await open(page, '/menu')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel(name, { exact: true }).click()
    const links = footer.getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(sites.length)
    for (const site of sites) {
      const opened = context.waitForEvent('page')
      await links.filter({ hasText: site.name }).click()
      const other = await opened
      await expect.poll(() => other.url()).toBe(site.url)
      await other.close()
    }
    await expect(page).toHaveURL('/menu')
  })
}

test('footer: shows the tagline and names the operator [S1.02]', async ({ page }) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Learn together, one word at a time.')).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Powered by the Academy' })).toBeVisible()
})

test('the powered-by widget: small first, opens to Account Access with Login and Register [S1.03]', async ({
  page,
}) => {
  await open(page, '/contact')
  const widget = page.getByRole('button', { name: 'Powered by the Academy' })
  await expect(widget).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { name: 'Account Access' })).toBeHidden()
  await widget.click()
  await expect(widget).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('heading', { name: 'Account Access' })).toBeVisible()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/signup')
})

test('login dialog: leads on to the login page [S2.17] [S7.02]', async ({ page }) => {
  await open(page, '/themes')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await dialog(page).getByRole('link', { name: 'Continue to login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
})

test.describe('without a network', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|didn't load/] })

  test('login dialog offline: stays open and says why [S2.17] [S8.05]', async ({ page, context }) => {
    await open(page, '/themes')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(dialog(page)).toBeVisible()
    await context.setOffline(true)
    await dialog(page).getByRole('link', { name: 'Continue to login' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'There is no connection to Funda, so nothing was sent. Check your connection and try again.',
    )
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  })
})

test('side menu: lists the nine sections and marks the open one [S2.16]', async ({ page }) => {
  await open(page, '/grammar')
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(links).toHaveText([
    'Vocabulary',
    'Phrases',
    'Numbers',
    'Time',
    'Grammar',
    'Culture',
    'Activities',
    'Ask Khulu',
    'Age levels',
  ])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    SECTIONS.map((section) => `/${section}`),
  )
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Grammar')
  await links.filter({ hasText: 'Ask Khulu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask Khulu')
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Ask Khulu')
})

for (const [where, address, width] of [
  ['in the side menu', '/culture', 1280],
  ['below the menu on a phone', '/menu', 360],
] as const) {
  test(`quick quiz ${where}: inja means dog, and ikati does not [S2.16] [S5.04]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, address)
    const quiz = page.getByRole('region', { name: 'Quick quiz' })
    await expect(quiz).toContainText('Which word means “dog”?')
    await quiz.getByRole('button', { name: 'ikati' }).click()
    await expect(quiz.getByRole('status')).toHaveText('That one means “cat”. Try again!')
    await quiz.getByRole('button', { name: 'inja' }).click()
    await expect(quiz.getByRole('status')).toHaveText('Yes, inja means “dog”.')
  })
}

test.describe('when a page can not be fetched', () => {
  test.use({ expectedNoise: [/ERR_FAILED|Failed to fetch/] })

  test("page that can’t load: 'Unexpected Application Error!', a way home and a working retry [S8.04]", async ({
    page,
  }) => {
    await open(page, '/menu')
    await page.route('**/assets/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Kids’ menu' }).click()
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    await page.unroute('**/assets/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kids’ menu')
  })
})

test('first page of a small phone: the operator is asked once the end of the page is seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/operator')) asked.push(request.url())
  })
  await open(page, '/')
  await page.waitForFunction(() => localStorage.getItem('funda.guest-session') !== null)
  expect(asked).toEqual([])
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: 'Contact' }).scrollIntoViewIfNeeded()
  await expect(foot.getByText('Our sites')).toBeVisible()
  expect(asked).toHaveLength(1)
})
