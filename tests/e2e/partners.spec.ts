import type { Browser, Page } from '@playwright/test'
import { childrenCalls } from '#contract/children.ts'
import { AGREED, PICTURES } from '../support/children.ts'
import { appCode } from '../support/second-factor.ts'
import { expect, ready, startProduct, test as walk, type RunningProduct } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress } from './learner/emails.ts'
import { makePerson, signUp, type Person } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

const STAFF: Person = { ...makePerson('Zola'), email: 'partner-staff@example.org' }

const test = walk.extend<object, { product: RunningProduct }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ FUNDA_STAFF: STAFF.email })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.use({
  expectedNoise: [/(401|403|404) \(/],
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'Africa/Johannesburg',
})

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const go = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await ready(page)
}

/** Opens a browser of somebody else. */
async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (
    await browser.newContext({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) })
  ).newPage()
}

test('partner journey and simulation wizard: worked through without an account, and printed [S2.23]', async ({
  page,
}) => {
  await go(page, '/partners')
  const journey = page.getByRole('region', { name: 'Your journey' })
  await expect(journey.getByRole('listitem')).toHaveCount(6)
  for (const tier of ['Independent professional', 'Licensed partner', 'Franchise partner'])
    await expect(page.getByRole('region', { name: tier, exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await journey.getByRole('link', { name: 'Work out your earnings' }).click()

  await press(page, 'Next')
  await expect(page.getByText('Choose a tier.')).toBeVisible()
  await page.getByRole('radio', { name: /Licensed partner/ }).check()
  await press(page, 'Next')
  await page.getByRole('textbox', { name: /How many learners/ }).fill('250')
  await press(page, 'Next')
  await page.getByRole('textbox', { name: /How much would one learner pay/ }).fill('149,50')
  await press(page, 'Next')
  await page.getByRole('textbox', { name: /For how many months/ }).fill('99')
  await press(page, 'Next')
  await expect(page.getByRole('textbox', { name: /For how many months/ })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: /For how many months/ }).fill('3')
  await press(page, 'Next')
  await page.getByRole('textbox', { name: /By how many percent/ }).fill('4')
  await press(page, 'Previous')
  await expect(page.getByRole('textbox', { name: /For how many months/ })).toHaveValue('3')
  await press(page, 'Next')
  await press(page, 'Next')
  await expect(page.getByRole('radio', { name: '18 %' })).toBeChecked()
  await page.getByRole('radio', { name: '17 %' }).check()
  expect(await findViolations(page)).toEqual([])
  await press(page, 'Show the result')

  // 250, 260 and 270 learners at R149.50: 17 % is R6,353.75, R6,607.90 and R6,862.05.
  const result = page.getByRole('article')
  await expect(result).toContainText(/R19\s823\.70/)
  const table = result.getByRole('table', { name: 'Month by month' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('row').last()).toContainText(/3\s*270\s*R40\s365\.00\s*R6\s862\.05\s*R19\s823\.70/)
  await expect(result.getByRole('img', { name: /Bar chart/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(2)
})

test('partner: applies, is accepted by staff, and a sign-up by the code counts once', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = makePerson('Lindiwe')
  await signUp(page, person)
  await confirmAddress(page, person.email)
  await go(page, '/partners/charter')
  await page.getByRole('checkbox', { name: 'I have read the charter' }).check()
  await press(page, 'Accept the charter')
  await expect(page.getByText(/^You accepted this version on/)).toBeVisible()
  await page.getByRole('link', { name: 'Continue to your application' }).click()
  await page.getByRole('radio', { name: /Licensed partner/ }).check()
  await page.getByRole('textbox', { name: 'About your work' }).fill('We teach forty learners in Gqeberha.')
  expect(await findViolations(page)).toEqual([])
  await press(page, 'Send the application')
  await expect(page.getByRole('heading', { name: 'Your application is waiting' })).toBeVisible()

  const desk = await openOther(browser, baseURL)
  await signUp(desk, STAFF)
  await confirmAddress(desk, STAFF.email)
  await go(desk, '/account/second-factor')
  await press(desk, 'Set it up')
  const secret = (await desk.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await desk.getByRole('textbox', { name: /^Code/ }).fill(appCode(secret, new Date()))
  await desk.keyboard.press('Enter')
  await press(desk, 'I have saved them')
  await go(desk, '/staff/partners')
  await expect(desk.getByText('We teach forty learners in Gqeberha.')).toBeVisible()
  await desk.getByRole('textbox', { name: /^Reason/ }).fill('Teaches many learners')
  await press(desk, 'Accept Lindiwe Ndlovu')
  await expect(desk.getByText('No application is waiting.')).toBeVisible()
  expect(await findViolations(desk)).toEqual([])
  await desk.context().close()

  await go(page, '/partners/apply')
  await expect(page.getByText('Our reason: Teaches many learners')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your referral codes' }).click()
  await press(page, 'Create a code')
  await expect(page.getByText('0 sign-ups in the past 12 months')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const code = (await page.getByRole('heading', { level: 3, name: /^[A-Z]{4}-[A-Z]{4}$/ }).innerText()).replace('-', '')

  const friend = await openOther(browser, baseURL)
  await go(friend, `/?r=${code}`)
  await expect.poll(() => friend.evaluate(() => localStorage.getItem('funda.referral'))).toContain(code)
  const newcomer = makePerson('Bongi')
  await signUp(friend, newcomer)
  expect(await friend.evaluate(() => localStorage.getItem('funda.referral'))).toBeNull()
  await confirmAddress(friend, newcomer.email)
  await friend.context().close()
  await go(page, '/partners/ambassadors')
  await expect(page.getByText('1 sign-up in the past 12 months')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sign-ups by month' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('main')).not.toContainText('Bongi')
})

test("partner pages: a child's session gets the closed page, and no page of children leads there", async ({
  page,
  browser,
  baseURL,
}) => {
  const parent = makePerson('Nomsa')
  await signUp(page, parent)
  await confirmAddress(page, parent.email)
  const username = `thandi-${crypto.randomUUID().slice(0, 8)}`
  await callServer(page, childrenCalls.addChild, { username, secret: PICTURES, ...AGREED })
  const tablet = await openOther(browser, baseURL)
  await go(tablet, '/kids-menu')
  await callServer(tablet, childrenCalls.signInChild, { username, secret: PICTURES })
  for (const address of [
    '/partners',
    '/partners/simulation',
    '/partners/charter',
    '/partners/apply',
    '/partners/ambassadors',
  ]) {
    await go(tablet, address)
    await expect(tablet.getByRole('heading', { level: 1, name: 'This page is for adults' })).toBeVisible()
  }
  for (const address of [
    '/',
    '/menu',
    '/kids-menu',
    '/toddlers',
    '/kids-dashboard',
    '/age-levels/children',
    '/about',
  ]) {
    await go(tablet, address)
    await expect(tablet.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(tablet.locator('a[href^="/partners"]')).toHaveCount(0)
  }
  await tablet.context().close()
})
