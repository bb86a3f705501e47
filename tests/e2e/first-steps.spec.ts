import type { Browser, Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { countActs, type Hand } from './learner/hand.ts'
import { makePerson, passAgeGate, signUp } from './learner/sign-in.ts'
import { confirmAddress, readEmailLink } from './learner/emails.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({
  expectedNoise: [/4(01|03|10) \(/],
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
})
test.describe.configure({ timeout: 120_000 })

/** Most taps and typed fields from the landing page to a child who learns on her own tablet. */
const MOST_TAPS = 14
const MOST_FIELDS = 5

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Signs up from the landing page, confirms the address, and adds a child. It ends where the tablet is handed over. */
async function addFirstChild(page: Page, { acts, tap, type }: Hand, username: string): Promise<void> {
  const parent = makePerson('Zola')
  await open(page, '/')
  await tap(page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }))
  await tap(page.getByRole('button', { name: '13 and older' }))
  await tap(page.getByRole('button', { name: '18 and older' }))
  await type(page.getByLabel('Email'), parent.email)
  await type(page.getByLabel('Password').first(), parent.password)
  expect(await findViolations(page)).toEqual([])
  await tap(page.getByRole('checkbox', { name: 'I accept the terms.' }))
  await tap(page.locator('form').getByRole('button', { name: 'Sign up' }))
  const card = page.getByRole('region', { name: 'First steps' })
  await expect(card.getByRole('heading', { name: 'Check your email first' })).toBeVisible()
  await expect(card).toContainText(parent.email)
  await expect(card.getByRole('link', { name: 'Add your child' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  // The link in the email is one tap.
  acts.taps++
  await open(page, await readEmailLink(page, parent.email, 'Confirm your email address'))
  await tap(page.getByRole('button', { name: 'Yes, it is mine' }))
  await tap(page.getByRole('link', { name: 'Add your child' }))
  await type(page.getByLabel('The child’s username'), username)
  await tap(page.getByRole('checkbox', { name: /keeps a record of what the child learns/ }))
  await expect(page.getByRole('checkbox', { name: /teachers of a class/ })).not.toBeChecked()
  expect(await findViolations(page)).toEqual([])
  await tap(page.getByRole('button', { name: 'I agree: add the child' }))
  const added = page.getByRole('region', { name: `${username} has been added` })
  await expect(added.getByRole('heading', { name: 'Hand over the tablet' })).toBeVisible()
  await expect(added.getByRole('img', { name: 'A picture to scan with a camera' })).toBeVisible()
  await expect(added.getByRole('list').getByRole('listitem')).toHaveCount(4)
  expect(await findViolations(page)).toEqual([])
}

/** Logs the child in on the tablet and answers the first exercise there. */
async function learnOnTablet(screen: Page, { tap }: Hand, username: string): Promise<void> {
  await tap(screen.getByRole('button', { name: 'Start', exact: true }))
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(`Molo, ${username}!`)
  await tap(screen.getByRole('list').getByRole('link', { name: /^mamela/ }))
  await expect(screen.getByText('1 / 8')).toBeVisible()
  const picture = screen.getByRole('main').getByRole('listitem').getByRole('button').first()
  await tap(picture)
  await expect(picture).toHaveAttribute('aria-disabled', 'true')
  await expect(screen.getByRole('status').filter({ hasText: /Yes!|Try again/ })).toBeVisible()
}

const openTablet = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    reducedMotion: 'reduce',
    viewport: { width: 820, height: 1180 },
  })
  return context.newPage()
}

const lettersOn = (page: Page): Promise<string> => page.getByLabel('Letters', { exact: true }).innerText()

test('first steps: landing to an answer on the child’s tablet takes at most 14 taps and 5 fields [S2.19] [S3.01] [S6.01]', async ({
  page,
  browser,
  baseURL,
}) => {
  const hand = countActs()
  const username = `thandi-${crypto.randomUUID().slice(0, 6)}`
  await addFirstChild(page, hand, username)
  const letters = await lettersOn(page)

  const screen = await openTablet(browser, baseURL)
  // The address that the card names is typed, too.
  hand.acts.fields++
  await open(screen, '/join')
  await expect(screen.getByRole('main')).toContainText('A grown-up can see what you learn here.')
  expect(await findViolations(screen)).toEqual([])
  await hand.type(screen.getByLabel('Letters'), letters.toLowerCase())
  await learnOnTablet(screen, hand, username)
  await screen.context().close()
  expect(hand.acts).toMatchObject({ taps: 13, fields: 5 })
  expect(hand.acts.taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(hand.acts.fields).toBeLessThanOrEqual(MOST_FIELDS)

  // Of two uses of a code one succeeds.
  const other = await openTablet(browser, baseURL)
  await open(other, `/join#${letters}`)
  await other.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(other.getByRole('main').getByRole('alert')).toContainText(
    'This code has expired or has already been used.',
  )
  await other.context().close()
})

test('first steps: with the scanned picture it takes at most 14 taps and 3 fields [S2.19]', async ({
  page,
  browser,
  baseURL,
}) => {
  const hand = countActs()
  const username = `thandi-${crypto.randomUUID().slice(0, 6)}`
  await addFirstChild(page, hand, username)
  const screen = await openTablet(browser, baseURL)
  // The camera shows the address of the picture; a tap opens it.
  hand.acts.taps++
  await open(screen, `/join#${(await lettersOn(page)).replace('-', '')}`)
  await expect(screen.getByRole('main')).toContainText('Your letters are here already. Tap Start.')
  await learnOnTablet(screen, hand, username)
  await screen.context().close()
  expect(hand.acts).toMatchObject({ taps: 14, fields: 3 })
})

test('proposed pictures: others can be chosen, and Funda can choose again', async ({ page }) => {
  const parent = makePerson('Lindiwe')
  await signUp(page, parent)
  await confirmAddress(page, parent.email)
  await open(page, '/children#add')
  await expect(page.getByText('We chose these 4 pictures.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose others, or a PIN' }).click()
  await expect(page.getByText('0 of 4 pictures')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Let Funda choose' }).click()
  await expect(page.getByText('We chose these 4 pictures.')).toBeVisible()
})

test('sign-up form: what was wrong is no longer red once it is typed anew', async ({ page }) => {
  await open(page, '/signup')
  await passAgeGate(page)
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Email').fill('zola@example.org')
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false')
})

test('kids login: the message about a wrong login names the pictures', async ({ page }) => {
  await open(page, '/kids-login')
  await page.getByLabel('Username').fill(`nobody-${crypto.randomUUID().slice(0, 6)}`)
  for (const name of ['Cat', 'Drum', 'Sun', 'Cat']) await page.getByRole('button', { name, exact: true }).click()
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The name, the pictures or the PIN are not right. Try again.',
  )
})

test('own copy long after the login: asks in plain words who it is, then saves (sentence 9)', async ({ page }) => {
  const person = makePerson('Nomsa')
  await signUp(page, person)
  await open(page, '/account/data')
  // The server's answer ten minutes after a login; the next call reaches the server.
  await page.route(
    '**/api/own-data/export',
    (route) => route.fulfill({ status: 403, json: { error: { code: 'proof-needed', message: 'for developers' } } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it’s you' })
  await expect(dialog).toContainText('You haven’t logged in for a while. This step matters, so we ask once more')
  await expect(dialog).toContainText('If you have no Funda password, log out and log in again.')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Password').fill(person.password)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await expect(dialog).toHaveCount(0)
})

test('deleted account: the first page says so once', async ({ page }) => {
  await signUp(page, makePerson('Sindi'))
  await open(page, '/account/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  const notice = page.getByText('Your account has been deleted.')
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.reload()
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('ended login: the next page says so', async ({ page, context }) => {
  await signUp(page, makePerson('Themba'))
  await context.clearCookies()
  await open(page, '/menu')
  await expect(page.getByText('You have been logged out.')).toBeVisible()
})
