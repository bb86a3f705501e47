import { devices, type Locator, type Page } from '@playwright/test'
import { childrenCalls } from '#contract/children.ts'
import { expect, ready, test } from '../support/walk.ts'
import { PICTURES } from '../support/children.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress } from './learner/emails.ts'
import { fillPerson, makePerson, passAgeGate, sendForm, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'

test.use({ expectedNoise: [/4(01|03|04) \(/], contextOptions: { reducedMotion: 'reduce' } })

/** Most taps and time from the landing page to a class with a code to hand on. */
const MOST_TAPS = 25
const MOST_MINUTES = 4

const main = (page: Page): Locator => page.getByRole('main')

/** Counts the presses on a page from here on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  let taps = 0
  await page.exposeFunction('noteTap', () => void (taps += 1))
  await page.addInitScript(() =>
    document.addEventListener('click', ({ detail }) => {
      if (detail > 0) (globalThis as unknown as { noteTap: () => void }).noteTap()
    }),
  )
  return async () => taps
}

/** Creates a class on the page of classes, and waits for its own page. */
async function createClass(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Create New Class', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Create New Class', exact: true })
  await form.getByLabel('Name of the class').fill(name)
  await form.getByRole('button', { name: 'Create class', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

test('classes: a teacher signs up, makes a class and gives its code within few taps [S2.33]', async ({ page }) => {
  const teacher = makePerson('Nomonde')
  const begun = Date.now()
  const taps = await countTaps(page)
  await page.goto('/')
  await ready(page)
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await passAgeGate(page)
  await fillPerson(page, teacher)
  await page.getByRole('checkbox', { name: 'I accept the terms.' }).check()
  await sendForm(page, 'Sign up')
  await expect(page).toHaveURL('/adults-dashboard')
  await page.goto('/dashboard/classes')
  await ready(page)
  for (const tab of ['My Classes', 'Available Courses'])
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible()
  await createClass(page, 'Grade 4 isiXhosa')
  await main(page).getByRole('button', { name: 'Share code', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: /Join code of/ })
  await expect(dialog.getByRole('img', { name: 'QR code of Grade 4 isiXhosa' })).toBeVisible()
  await expect(dialog.getByText(/\/class-code\/[B-DF-HJ-NP-TV-Z2-9]{8}$/)).toBeVisible()
  expect(await taps()).toBeLessThanOrEqual(MOST_TAPS)
  expect(Date.now() - begun).toBeLessThan(MOST_MINUTES * 60_000)
  test.info().annotations.push({ type: 'figures', description: `${await taps()} taps, ${Date.now() - begun} ms` })
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/classes?courses')
  const course = main(page).getByRole('listitem').filter({ hasText: 'Greetings, family' })
  await course.getByRole('button', { name: /^Enroll Now/ }).click()
  const enrol = page.getByRole('dialog', { name: /^Enrol in/ })
  await enrol.getByRole('radio').check()
  await enrol.getByRole('button', { name: 'Enrol', exact: true }).click()
  await expect(main(page).getByText(/^Enrolled: .*Nomonde/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('classes: a parent joins her child through the link on a phone; the teacher sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const teacher = makePerson('Nomonde')
  await signUp(page, teacher)
  await page.goto('/dashboard/classes')
  await ready(page)
  await createClass(page, 'Grade 4 isiXhosa')
  await main(page).getByRole('button', { name: 'Share code', exact: true }).first().click()
  const link = await page
    .getByRole('dialog')
    .getByText(/\/class-code\//)
    .innerText()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Announcements', exact: true }).click()
  await page.getByRole('textbox', { name: 'Announcement' }).fill('Bring a book on Monday.')
  await page.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Bring a book on Monday.' })).toBeVisible()

  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...(baseURL === undefined ? {} : { baseURL }),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const phone = await context.newPage()
  const parent = makePerson('Zanele')
  const child = `thandi-${crypto.randomUUID().slice(0, 6)}`
  await signUp(phone, parent)
  await confirmAddress(phone, parent.email)
  await callServer(phone, childrenCalls.addChild, {
    username: child,
    secret: PICTURES,
    purposes: ['learning-record'],
    textVersion: CONSENT_TEXT_VERSION,
    termsAccepted: true,
  })
  await callServer(phone, ['POST', '/api/accounts/sign-out'])
  // Somebody who is logged out reads of no class, and comes back to the code after logging in.
  await phone.goto(link)
  await ready(phone)
  await expect(main(phone).getByText('This is the code of a class.', { exact: false })).toBeVisible()
  await expect(main(phone)).not.toContainText('Grade 4 isiXhosa')
  expect(await findViolations(phone)).toEqual([])
  await phone.goto('/login')
  await ready(phone)
  await phone.getByLabel('Email or username').fill(parent.username)
  await phone.getByLabel('Password').fill(parent.password)
  await sendForm(phone, 'Log in')
  await expect(phone).toHaveURL('/class-code')
  await expect(main(phone).getByRole('heading', { name: 'Grade 4 isiXhosa', exact: true })).toBeVisible()
  await expect(main(phone).getByText('Nomonde Ndlovu')).toBeVisible()
  await expect(main(phone).getByRole('radio', { name: child })).toBeChecked()
  expect(await findViolations(phone)).toEqual([])
  await main(phone).getByRole('button', { name: 'Join', exact: true }).click()
  await expect(main(phone).getByText('Tick this first.', { exact: false })).toBeVisible()
  await main(phone).getByRole('checkbox').check()
  await main(phone).getByRole('button', { name: 'Join', exact: true }).click()
  await expect(main(phone).getByRole('status')).toContainText(child)
  await phone.goto('/adults-dashboard')
  await expect(main(phone).getByText('Bring a book on Monday.')).toBeVisible()

  await page.getByRole('tab', { name: /^Students/ }).click()
  await page.reload()
  await ready(page)
  await expect(main(page).getByRole('cell', { name: child, exact: false }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/classes')
  await ready(page)
  await expect(main(page).getByText('1 student', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  // The new code stops the one that was handed on.
  await main(page).getByRole('button', { name: 'Share code', exact: true }).click()
  await page.getByRole('button', { name: 'Make a new code', exact: true }).click()
  await page.getByRole('dialog', { name: 'Make a new code' }).getByRole('button', { name: 'Make a new code' }).click()
  await expect(page.getByText('This is the new code.', { exact: false })).toBeVisible()
  await phone.goto(link)
  await expect(main(phone).getByRole('alert')).toContainText('doesn’t work')
  expect(await findViolations(phone)).toEqual([])
  await context.close()
})
