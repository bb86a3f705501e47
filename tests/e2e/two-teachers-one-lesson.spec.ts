import type { Page } from '@playwright/test'
import { spacesCalls } from '#contract/spaces.ts'
import { expect, ready, test } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress, readEmailLink } from './learner/emails.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saved = (page: Page) => page.getByText(/^Draft saved at \d\d:\d\d$/)

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Saves the draft and waits for the server's answer. */
async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/lesson-plans/save'))
  await press(page, 'Save Draft')
  expect((await answer).status()).toBe(200)
  await expect(saved(page)).toBeVisible()
}

test('two teachers edit one draft in two browsers: both texts stay, a clash is decided', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    reducedMotion: 'reduce',
  })
  const second = await context.newPage()
  for (const page of [first, second]) {
    page.setDefaultTimeout(20_000)
    await page.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes'))
  }
  const [owner, colleague] = [makePerson('Zanele'), makePerson('Pumla')]
  await signUp(first, owner)
  await confirmAddress(first, owner.email)
  const { spaceId } = await callServer(first, spacesCalls.createSpace, { kind: 'class', name: 'Grade 2 Thembisa' })
  await callServer(first, spacesCalls.inviteMember, {
    spaceId,
    email: colleague.email,
    role: 'teacher',
    tags: ['view', 'create', 'edit'],
  })
  await signUp(second, colleague)
  await confirmAddress(second, colleague.email)
  await open(second, await readEmailLink(second, colleague.email, 'You are invited to join a group on Funda'))
  await press(second, 'Accept')
  await expect(second.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)

  await open(first, '/dashboard/builder')
  await press(first, 'Create Lesson')
  await field(first, 'Title').fill('Greetings')
  await save(first)
  await first.getByRole('combobox', { name: 'Share with' }).selectOption({ label: 'Grade 2 Thembisa' })
  await first.getByRole('checkbox', { name: 'Let the other teachers and parents edit the draft' }).check()
  await press(first, 'Share')
  await expect(first.getByText('members play, teachers and parents can edit')).toBeVisible()

  await open(second, '/dashboard/builder')
  await second.getByRole('link', { name: 'Edit Greetings', exact: true }).click()
  await expect(field(second, 'Title')).toHaveValue('Greetings')

  // Both type while neither knows of the other: different fields, and one field that both change.
  await field(first, 'Title').fill('Greetings in class')
  await field(first, 'Description').fill('Written by Zanele')
  await save(first)
  await field(second, 'Title').fill('Greetings at home')
  await press(second, '2. Objectives')
  await field(second, 'Objective 1').fill('Written by Pumla')
  await save(second)
  const clash = second.getByRole('region', { name: 'Two people changed this at the same time' })
  await expect(clash).toContainText('In the lesson: Greetings in class')
  await expect(clash).toContainText('Also written: Greetings at home')
  expect(await findViolations(second)).toEqual([])

  // The first teacher types on, and gets the other's objective and the waiting title with the next save.
  await press(first, '4. Assessment')
  await field(first, 'Formative assessment').fill('Listen to each pair')
  await save(first)
  await expect(first.getByRole('region', { name: 'Two people changed this at the same time' })).toBeVisible()
  await press(first, 'Objectives')
  await expect(field(first, 'Objective 1')).toHaveValue('Written by Pumla')

  await clash.getByRole('button', { name: 'Use the other text', exact: true }).click()
  await save(second)
  await expect(clash).toHaveCount(0)

  for (const page of [first, second]) {
    await page.reload()
    await ready(page)
    await expect(field(page, 'Title')).toHaveValue('Greetings at home')
    await expect(field(page, 'Description')).toHaveValue('Written by Zanele')
    await press(page, 'Objectives')
    await expect(field(page, 'Objective 1')).toHaveValue('Written by Pumla')
    await press(page, 'Assessment')
    await expect(field(page, 'Formative assessment')).toHaveValue('Listen to each pair')
    await expect(page.getByRole('region', { name: 'Two people changed this at the same time' })).toHaveCount(0)
  }
  await context.close()
})
