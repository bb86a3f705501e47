import type { Browser, Page } from '@playwright/test'
import { appCode } from '../support/second-factor.ts'
import { expect, ready, startProduct, test as walk, type RunningProduct } from '../support/walk.ts'
import { confirmAddress, readEmailLink } from './learner/emails.ts'
import { makePerson, sendForm, signIn, signUp, type Person } from './learner/sign-in.ts'
import { findLostText } from './routes/find-lost-text.ts'
import { findViolations } from './routes/find-violations.ts'

const STAFF: Person = { ...makePerson('Zola'), email: 'staff@example.org' }

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

test.use({ expectedNoise: [/(401|403|410|429) \(/], viewport: { width: 390, height: 800 } })

const NEXT = 'iinkomo ziyatya ingca'
const code = (page: Page) => page.getByRole('textbox', { name: /^Code/ })

/** Checks that nothing on the screen is cut off and that everybody can use it. */
async function look(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await findLostText(page)).toEqual([])
}

/** Sets the two-step login up and gives its secret. */
async function setUp(page: Page): Promise<string> {
  await page.goto('/account/second-factor')
  await ready(page)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await code(page).fill(appCode(secret, new Date()))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  return secret
}

/** Opens a page of another person, in a browser of their own. */
async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (
    await browser.newContext({
      viewport: { width: 390, height: 800 },
      serviceWorkers: 'block',
      ...(baseURL === undefined ? {} : { baseURL }),
    })
  ).newPage()
}

test('a changed address: the email to the old one puts it back, and another password is chosen (M7)', async ({
  page,
}) => {
  const person = makePerson('Nomsa')
  await signUp(page, person)
  await confirmAddress(page, person.email)
  await page.goto('/account/email')
  await ready(page)
  const moved = `new-${person.email}`
  await page.getByLabel('New email address').fill(moved)
  await page.locator('form button[type=submit]').click()
  await page.goto(await readEmailLink(page, moved, 'Confirm your new email address'))
  await ready(page)
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await page.goto(await readEmailLink(page, person.email, 'Your email address has changed'))
  await ready(page)
  await expect(page).toHaveURL('/undo-email')
  await look(page)
  await page.getByRole('button', { name: 'It was not me: put my address back' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is back' })).toBeFocused()
  await look(page)
  await page.getByLabel('New password').fill(NEXT)
  await page.getByLabel('Password again').fill(NEXT)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused()
  await signIn(page, { ...person, password: NEXT })
  await page.goto('/account')
  await expect(page.getByRole('main')).toContainText(person.email)
  await expect(page.getByRole('main')).not.toContainText(moved)
})

test('lost app and codes: asked after the password, begun by email, stopped, approved by staff', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = makePerson('Sipho')
  await signUp(page, person)
  await confirmAddress(page, person.email)
  await setUp(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await ready(page)
  await page.getByLabel('Email or username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await sendForm(page, 'Log in')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await look(page)
  await page.getByRole('button', { name: 'I have lost both' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await look(page)
  await page.goto(await readEmailLink(page, person.email, 'Log in without your app and your recovery codes'))
  await ready(page)
  await look(page)
  await page.getByRole('button', { name: 'Ask to switch it off' }).click()
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused()
  await look(page)

  const desk = await openOther(browser, baseURL)
  await signUp(desk, STAFF)
  await confirmAddress(desk, STAFF.email)
  await setUp(desk)
  await desk.goto('/staff/second-factors')
  await ready(desk)
  await expect(desk.getByRole('heading', { name: person.username })).toBeVisible()
  await look(desk)
  await desk.getByRole('button', { name: `Approve ${person.username}` }).click()
  await expect(desk.getByLabel('Reason')).toBeFocused()
  await desk.getByLabel('Reason').fill('Knew the names of both children')
  await desk.getByRole('button', { name: `Approve ${person.username}` }).click()
  await expect(desk.getByText(/^Approved on/)).toBeVisible()
  await look(desk)
  await desk.context().close()

  await page.goto(await readEmailLink(page, person.email, 'Somebody asked to switch off your two-step login'))
  await ready(page)
  await look(page)
  await page.getByRole('button', { name: 'It was not me: stop this' }).click()
  await expect(page.getByRole('heading', { name: 'It has been stopped' })).toBeFocused()
  await look(page)
})

test('two-step login: switching off and new recovery codes need a code, not the password (M8)', async ({ page }) => {
  await signUp(page, makePerson('Thandi'))
  const secret = await setUp(page)
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await look(page)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(code(page)).toBeFocused()
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await code(page).fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'This code is not right' })).toBeVisible()
  await look(page)
  await code(page).fill(appCode(secret, new Date(Date.now() + 30_000)))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two-step login is off.')).toBeVisible()
})

test('locked out by wrong passwords: the message leads to an email that lets them in (H4)', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = makePerson('Lindiwe')
  await signUp(page, person)
  const phone = await openOther(browser, baseURL)
  await phone.goto('/login')
  await ready(phone)
  await phone.getByLabel('Email or username').fill(person.username)
  for (let guess = 0; guess < 11; guess++) {
    await phone.getByLabel('Password').fill(`a wrong password ${guess}`)
    await Promise.all([phone.waitForResponse(/sign-in/), sendForm(phone, 'Log in')])
  }
  await expect(phone.getByRole('main').getByRole('alert')).toContainText(
    'If you can’t wait, use a device you have logged in on before, or choose a new password.',
  )
  await look(phone)
  await phone.getByRole('link', { name: 'Get an email to choose a new password' }).click()
  await expect(phone).toHaveURL('/forgot-password')
  await ready(phone)
  await phone.getByLabel('Email', { exact: true }).fill(person.email)
  await Promise.all([
    phone.waitForResponse(/api\/accounts\/forgot-password/),
    phone.locator('form button[type=submit]').click(),
  ])
  await phone.goto(await readEmailLink(phone, person.email, 'Choose a new password'))
  await ready(phone)
  await phone.getByLabel('New password').fill(NEXT)
  await phone.getByLabel('Password again').fill(NEXT)
  await phone.getByRole('button', { name: 'Save the password' }).click()
  await expect(phone.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible()
  await signIn(phone, { ...person, password: NEXT })
  await phone.context().close()
})
