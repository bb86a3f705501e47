import type { Page } from '@playwright/test'
import { childrenCalls } from '#contract/children.ts'
import { AGREED, PICTURES } from '../support/children.ts'
import { expect, ready, test } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress } from './learner/emails.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { ADDRESSES } from './routes/list-addresses.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ expectedNoise: [/40[134] \(/], contextOptions: { reducedMotion: 'reduce' } })

const terms = (page: Page) => page.getByRole('dialog', { name: 'Before we go on' })

/** Has the device answer the age question, as the age gate keeps it. */
async function answerAge(page: Page, band: 'child' | 'teen'): Promise<void> {
  await page.addInitScript(
    (answer) => localStorage.setItem('funda.age-answer', JSON.stringify({ band: answer, at: Date.now() })),
    band,
  )
}

/** Notes on the page whatever would open another window. */
async function watchWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(globalThis, { openedWindows: opened })
    globalThis.open = (address) => {
      opened.push(String(address))
      return null
    }
  })
}

/** Opens everything that hides a list. Returns the page's addresses outside Funda, and the windows that opened. */
const findWaysOut = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const button of document.querySelectorAll<HTMLButtonElement>('.powered > button')) button.click()
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href)
    const outside = links.filter(
      (href) => !href.startsWith(`${location.origin}/`) && !href.startsWith('tel:') && !href.startsWith('blob:'),
    )
    return [...outside, ...(globalThis as unknown as { openedWindows: string[] }).openedWindows]
  })

/** Visits every kind of page, and returns the ways out of each. */
async function crawl(page: Page): Promise<string[]> {
  const found: string[] = []
  const left: string[] = []
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== own) left.push(request.url())
  })
  for (const address of ADDRESSES) {
    const operator = page.waitForResponse((response) => response.url().endsWith('/api/operator'))
    await page.goto(address)
    await ready(page)
    // The sites outside are known from here on; a grown-up's page would show them.
    await operator
    found.push(...(await findWaysOut(page)).map((way) => `${address}: ${way}`))
  }
  return [...found, ...left]
}

/** Makes a child's account, and logs the child in here. */
async function logInAsChild(page: Page): Promise<void> {
  const guardian = makePerson('Gogo')
  const username = `thandi-${crypto.randomUUID().slice(0, 6)}`
  await signUp(page, guardian)
  await confirmAddress(page, guardian.email)
  await page.goto('/children')
  await callServer(page, childrenCalls.addChild, { username, secret: PICTURES, ...AGREED })
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/kids-login')
  await callServer(page, childrenCalls.signInChild, { username, secret: PICTURES })
}

test('device that answered "child": no page leads outside (M11)', async ({ page }) => {
  await answerAge(page, 'child')
  await watchWindows(page)
  await page.goto('/kids-menu')
  expect(await crawl(page)).toEqual([])
})

test('signed-in child: no page leads outside, and the terms never come (M11)', async ({ page }) => {
  await logInAsChild(page)
  await watchWindows(page)
  await page.goto('/kids-dashboard')
  await expect(page.getByRole('main')).toContainText('Your grown-up can see what you learn here.')
  expect(await crawl(page)).toEqual([])
  await page.clock.install()
  await page.goto('/kids-menu')
  await ready(page)
  await page.clock.fastForward(120_000)
  await page.getByLabel(/Logged in as/).click()
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible()
  await expect(terms(page)).toHaveCount(0)
})

test('guest whom nobody asked: the same crawl finds the sites outside (M11)', async ({ page }) => {
  await watchWindows(page)
  await page.goto('/')
  await ready(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => findWaysOut(page)).toContain('https://dashboard.example.com/')
})

test('device that answered "teen": a link outside says that it leaves Funda (M11)', async ({ page }) => {
  await answerAge(page, 'teen')
  await page.goto('/')
  await ready(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'For teachers (leaves Funda)' })).toHaveAttribute(
    'href',
    'https://teachers.example.com/',
  )
})

test('device that answered "child": the terms come after a minute; "Decline" needs a grown-up (M11) [S4.10]', async ({
  page,
  context,
}) => {
  await context.route('https://search.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A search engine</title>' }),
  )
  await answerAge(page, 'child')
  await page.clock.install()
  await page.goto('/kids-menu')
  await ready(page)
  await page.clock.fastForward(61_000)
  await terms(page).getByRole('button', { name: 'Decline' }).click()
  await expect(terms(page)).toContainText('A grown-up has to do this.')
  await terms(page).getByRole('button', { name: 'Back' }).click()
  await terms(page).getByRole('button', { name: 'Decline' }).click()
  const [one, other] =
    (
      await terms(page)
        .getByLabel(/How much is/)
        .locator('xpath=..')
        .innerText()
    ).match(/\d+/g) ?? []
  await terms(page)
    .getByLabel(/How much is/)
    .fill('1')
  await terms(page).getByRole('button', { name: 'Leave Funda' }).click()
  await expect(terms(page)).toContainText('Not quite. Here is another one.')
  expect([one, other]).not.toContain(undefined)
  const [left, right] =
    (
      await terms(page)
        .getByLabel(/How much is/)
        .locator('xpath=..')
        .innerText()
    ).match(/\d+/g) ?? []
  await terms(page)
    .getByLabel(/How much is/)
    .fill(String(Number(left) * Number(right)))
  await terms(page).getByRole('button', { name: 'Leave Funda' }).click()
  await expect(page).toHaveURL('https://search.example.com/?q=learn+isiXhosa')
})

for (const [who, address, band] of [
  ['child', '/signup', '0–12'],
  ['teen', '/signup', '13 and older'],
] as const) {
  test(`${who} who signs up: reads in short words what is kept and that a grown-up can see it (H5)`, async ({
    page,
  }) => {
    await page.goto(address)
    await ready(page)
    await page.getByRole('button', { name: band }).click()
    if (who === 'teen') await page.getByRole('button', { name: '13–17' }).click()
    const notice = page.getByRole('region', { name: 'Good to know' })
    await expect(notice).toContainText('We keep your username and your answers.')
    await expect(notice).toContainText('Your grown-up can see what you learn here.')
  })
}
