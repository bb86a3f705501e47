import type { Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page }) => page.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes')))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const press = (page: Page, name: string) => button(page, name).click()
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const optionsOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).getByRole('option').allTextContents()
const saved = (page: Page) => page.getByText(/^Draft saved at \d\d:\d\d$/)

/** Opens a new lesson of somebody who has just signed up. */
async function createLesson(page: Page): Promise<void> {
  page.setDefaultTimeout(15_000)
  await signUp(page, makePerson('Zanele'))
  await page.goto('/dashboard/builder')
  await ready(page)
  await press(page, 'Create Lesson')
  await expect(step(page, 'Step 1: Basic Info')).toBeVisible()
}

test('builder: five steps with Previous, Next and Finish, their lists and the review [S2.36] [S4.20]', async ({
  page,
}) => {
  test.slow()
  await createLesson(page)
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    '1. Basic Info',
    '2. Objectives',
    '3. Content',
    '4. Assessment',
    '5. Review',
  ])
  expect(await optionsOf(page, 'Subject')).toEqual([
    'Choose …',
    'English',
    'Maths',
    'Science',
    'Social studies',
    'Art',
    'Music',
  ])
  expect(await optionsOf(page, 'Grade')).toEqual([
    'Choose …',
    'Kindergarten',
    ...[1, 2, 3, 4, 5, 6].map((n) => `Grade ${n}`),
  ])
  expect(await optionsOf(page, 'Duration')).toEqual(['Choose …', ...[30, 45, 60, 90, 120].map((n) => `${n} minutes`)])

  // The first step is the first: Previous stays there. Empty fields read as specified in the review.
  await button(page, 'Previous').press('Enter')
  await expect(step(page, 'Step 1: Basic Info')).toBeVisible()
  for (const name of ['Step 2: Objectives', 'Step 3: Content', 'Step 4: Assessment', 'Step 5: Review']) {
    await press(page, 'Next')
    await expect(step(page, name)).toBeVisible()
  }
  const review = page.getByRole('region', { name: 'Step 5: Review' })
  await expect(button(page, 'Next')).toHaveCount(0)
  await expect(button(page, 'Finish')).toBeVisible()
  // Title, subject, grade, duration, description, materials and three ways of assessment.
  await expect(review.getByText('Not specified', { exact: true })).toHaveCount(9)
  await expect(review.getByText('No content specified', { exact: true })).toHaveCount(1)
  for (const name of ['Step 4: Assessment', 'Step 3: Content', 'Step 2: Objectives']) {
    await press(page, 'Previous')
    await expect(step(page, name)).toBeVisible()
  }

  await field(page, 'Objective 1').fill('Say who is learning')
  await press(page, 'Add objective')
  await expect(field(page, 'Objective 2')).toBeVisible()
  await press(page, 'Remove Objective 2')
  await expect(field(page, 'Objective 2')).toHaveCount(0)
  await button(page, 'Remove Objective 1').press('Enter')
  await expect(field(page, 'Objective 1')).toHaveValue('Say who is learning')

  await press(page, 'Next')
  expect(await optionsOf(page, 'Type of activity 1')).toEqual([
    'Introduction',
    'Direct instruction',
    'Guided practice',
    'Independent practice',
    'Closure',
    'Assessment',
  ])
  await field(page, 'Content of activity 1').fill('Greet each child')
  await press(page, 'Add activity')
  await expect(field(page, 'Content of activity 2')).toBeVisible()
  await press(page, 'Remove activity 2')
  await expect(field(page, 'Content of activity 2')).toHaveCount(0)
  // The notice with the way back covers nothing: Undo brings the activity again, and Next below is pressed.
  await press(page, 'Undo')
  await expect(field(page, 'Content of activity 2')).toBeVisible()
  await press(page, 'Remove activity 2')
  await button(page, 'Remove activity 1').press('Enter')
  await expect(field(page, 'Content of activity 1')).toHaveValue('Greet each child')
  await press(page, 'Next')
  await expect(step(page, 'Step 4: Assessment')).toBeVisible()

  await field(page, 'Formative assessment').fill('Listen to three pairs')
  await field(page, 'Summative assessment').fill('A short test on Friday')
  await field(page, 'Differentiation').fill('Pictures for those who can’t read yet')
  await press(page, 'Next')
  await expect(review.getByText('Not specified', { exact: true })).toHaveCount(6)
  await expect(review.getByText('1 objective', { exact: true })).toBeVisible()
  await press(page, 'Finish')
  await expect(page).toHaveURL('/dashboard/builder')

  // The server has everything: the lesson is opened anew.
  await page.getByRole('link', { name: 'Edit Untitled lesson', exact: true }).click()
  await expect(step(page, 'Step 1: Basic Info')).toBeVisible()
  await press(page, 'Assessment')
  await expect(field(page, 'Formative assessment')).toHaveValue('Listen to three pairs')
  await expect(field(page, 'Summative assessment')).toHaveValue('A short test on Friday')
  await expect(field(page, 'Differentiation')).toHaveValue('Pictures for those who can’t read yet')
})

test.describe('without internet', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('builder: a draft is saved by itself and offline; Publish Lesson makes a version [S2.36]', async ({
    page,
    context,
  }) => {
    test.slow()
    await createLesson(page)
    await field(page, 'Title').fill('The child is learning')
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('english')
    await page.getByRole('combobox', { name: 'Grade' }).selectOption('2')
    await page.getByRole('combobox', { name: 'Duration' }).selectOption('60')
    // By itself, before anybody pressed Save Draft.
    await expect(saved(page)).toBeVisible()

    await context.setOffline(true)
    await field(page, 'Description').fill('Written without internet')
    await press(page, 'Save Draft')
    await expect(page.getByText(/^Draft saved on this device at \d\d:\d\d\./)).toBeVisible()
    await press(page, 'Publish Lesson')
    await expect(page.getByText('Say what happens in at least one activity.')).toBeVisible()
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(field(page, 'Description')).toHaveValue('Written without internet')

    await press(page, '3. Content')
    await field(page, 'Content of activity 1').fill('Greet each child')
    await press(page, 'Add text, words or an exercise activity 1')
    await page.getByRole('menuitem', { name: 'Exercise', exact: true }).click()
    await field(page, 'Word or sentence to understand').fill('umntwana')
    await field(page, 'Right answer').fill('child')
    await field(page, 'Wrong answers to choose from, one a line').fill('dog\ncat')
    expect(await findViolations(page)).toEqual([])

    await press(page, 'Preview as a student')
    await press(page, 'child')
    await press(page, 'Continue')
    await expect(page.getByText('This was a preview, so we kept no answers.')).toBeVisible()
    await press(page, 'Go back to the builder')

    await press(page, 'Publish Lesson')
    await expect(page.getByText('Version 1 has been published.')).toBeVisible()
    await page.getByRole('link', { name: 'Open it as students see it', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The child is learning', exact: true })).toBeVisible()
  })
})
