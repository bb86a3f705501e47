import type { Locator, Page } from '@playwright/test'
import { childrenCalls } from '#contract/children.ts'
import { GRADES } from '#core/people/grades.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { PICTURES } from '../support/children.ts'
import { expect, ready, test } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress } from './learner/emails.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({
  timezoneId: 'Africa/Johannesburg',
  expectedNoise: [/4(01|03|04) \(/],
  contextOptions: { reducedMotion: 'reduce' },
})
test.describe.configure({ timeout: 120_000 })

const card = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name, exact: true })

/** Makes a parent with a child, an event of today, an assignment and a school, by the pages' calls. */
async function makeFamily(page: Page): Promise<void> {
  const parent = makePerson('Nomsa')
  await signUp(page, parent)
  await confirmAddress(page, parent.email)
  const make = async (kind: string, name: string): Promise<string> =>
    String((await callServer(page, ['POST', '/api/spaces/create'], { kind, name }))['spaceId'])
  const spaceId = await make('family', 'Ndlovu')
  await make('school', 'Khanya Learning Circle')
  const { childId } = await callServer(page, childrenCalls.addChild, {
    username: `thandi-${crypto.randomUUID().slice(0, 6)}`,
    secret: PICTURES,
    purposes: ['learning-record'],
    textVersion: CONSENT_TEXT_VERSION,
    termsAccepted: true,
  })
  await callServer(page, ['POST', '/api/spaces/add-child'], { spaceId, childId })
  await callServer(page, ['POST', '/api/roster/save'], {
    spaceId,
    id: crypto.randomUUID(),
    revision: null,
    learnerId: childId,
    name: 'Thandi',
    grade: '3',
    birthYear: new Date().getFullYear() - 9,
  })
  await callServer(page, ['POST', '/api/schedule/add'], {
    spaceId,
    id: crypto.randomUUID(),
    title: 'Family words',
    note: '',
    learnerId: childId,
    date: new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Johannesburg' }),
    time: '12:00',
    minutes: 30,
    zone: 'Africa/Johannesburg',
    recurrence: null,
  })
  await page.goto('/dashboard/assignments')
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Assign work', exact: true }).first().click()
  const assign = page.getByRole('dialog', { name: 'Assign work', exact: true })
  await assign.getByRole('combobox', { name: 'Kind', exact: true }).selectOption({ label: 'Game' })
  await assign.getByRole('combobox', { name: /^Work/ }).selectOption({ label: 'Word game' })
  await assign.getByRole('button', { name: 'Assign work', exact: true }).click()
  await expect(assign).toHaveCount(0)
}

test('overview: its cards show the family of today, and each quick action acts [S2.31]', async ({ page }) => {
  await makeFamily(page)
  await page.goto('/dashboard')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Molo, Nomsa', exact: true })).toBeVisible()
  await expect(card(page, 'Family Snapshot').getByRole('listitem')).toContainText(['Thandi'])
  await expect(card(page, 'Family Snapshot')).toContainText('Age 9, Grade 3')
  await expect(card(page, 'Today’s Schedule').getByRole('listitem')).toContainText(['Family words'])
  const work = card(page, 'Recent Assignments').getByRole('row').filter({ hasText: 'Word game' })
  await expect(work).toContainText('Pending')
  await expect(card(page, 'Student Progress').getByRole('row').nth(1)).toContainText('No answers yet')
  await expect(card(page, 'Community Schools')).toContainText('Khanya Learning Circle')
  await card(page, 'Quick Resources').getByRole('searchbox').fill('numbers')
  const found = card(page, 'Quick Resources').getByRole('link', { name: 'Numbers', exact: true })
  await expect(found.first()).toHaveAttribute('href', '/numbers')
  expect(await findViolations(page)).toEqual([])

  await card(page, 'Family Snapshot').getByRole('button', { name: 'Add Child', exact: true }).click()
  const grades = page.getByRole('dialog', { name: 'Add Child', exact: true }).getByRole('combobox')
  await expect(grades.getByRole('option')).toHaveCount(GRADES.length + 1)
  const options = await grades.getByRole('option').allInnerTexts()
  expect([options[1], options[2], options.at(-1)]).toEqual(['Pre-K', 'Grade R', 'Grade 12'])
  for (const name of ['Name', 'Age'])
    await expect(page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeVisible()
  await page.keyboard.press('Escape')

  const quick = page.getByRole('navigation', { name: 'Quick actions', exact: true }).getByRole('link')
  const places = await quick.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(places[0]).toBe('/dashboard/curriculum')
  expect(places.length).toBeGreaterThanOrEqual(6)
  for (const [at, place] of places.entries()) {
    await quick.nth(at).click()
    await expect(page).toHaveURL(place)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toHaveCount(0)
    await page.goto('/dashboard')
    await ready(page)
  }

  // A lesson is made with two files, which stand in it afterwards.
  const actions = page.getByRole('navigation', { name: 'Quick actions', exact: true })
  await actions.getByRole('button', { name: 'Create Lesson', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Create Lesson', exact: true })
  await form.getByRole('textbox', { name: /^Title/ }).fill('Our animals')
  await form.getByRole('combobox', { name: 'Subject' }).selectOption('Science')
  await form.getByRole('combobox', { name: 'Grade' }).selectOption('Grade 2')
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Cows, goats and hens')
  await form.locator('input[type=file]').setInputFiles(
    ['Inkomo', 'Ibhokhwe'].map((name) => ({
      name: `${name}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`${name} iyatya ingca.\n`),
    })),
  )
  await expect(form.getByText('Uploaded', { exact: true })).toHaveCount(2)
  await form.getByRole('button', { name: 'Create Lesson', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/builder\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Our animals')
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('science')
  await expect(page.getByRole('combobox', { name: 'Grade' })).toHaveValue('2')
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue('Cows, goats and hens')
  for (const name of ['Inkomo.txt', 'Ibhokhwe.txt'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
})
