import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { fillPerson, makePerson, passAgeGate, sendForm } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03|04) \(/], contextOptions: { reducedMotion: 'reduce' } })

/** Most taps and time from the landing page to a class with a code to hand on. */
const MOST_TAPS = 25
const MOST_MINUTES = 4

const main = (page: Page): Locator => page.getByRole('main')

/** Saves screenshots for looking at, if the walk is asked to. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['FUNDA_SHOTS']
  if (folder === undefined) return
  for (const theme of ['light', 'dark', 'high-contrast']) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
    await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}-${theme}.png`, fullPage: true })
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

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
  await look(page, 'code')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/classes?courses')
  const course = main(page).getByRole('listitem').filter({ hasText: 'Greetings, family' })
  await course.getByRole('button', { name: /^Enroll Now/ }).click()
  const enrol = page.getByRole('dialog', { name: /^Enrol in/ })
  await enrol.getByRole('radio').check()
  await enrol.getByRole('button', { name: 'Enrol', exact: true }).click()
  await expect(main(page).getByText(/^Enrolled: .*Nomonde/)).toBeVisible()
  await look(page, 'courses')
  expect(await findViolations(page)).toEqual([])
})
