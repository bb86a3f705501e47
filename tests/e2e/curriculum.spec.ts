import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { loadLanguageContent } from '#content/load-content.ts'
import { loadModules } from '#content/load-modules.ts'
import { isAsking } from '#core/course/lesson.ts'
import { makeModule } from '#core/curriculum/make-module.ts'
import { readCourseParts } from '../support/read-course-parts.ts'
import { expect, ready, test } from '../support/walk.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { takeSteps } from './learner/take-lesson.ts'
import { findViolations } from './routes/find-violations.ts'

const ROOT = join(import.meta.dirname, '../..')
const module = loadModules(ROOT, loadLanguageContent(ROOT, 'xh'), 'en').find(({ id }) => id === 'foundation-science-4')
if (!module) throw new Error('The curriculum has no modules.')
const steps = makeModule(module, readCourseParts())
const ADDRESS = `/module/${module.id}`

/** Returns the figure of that name above the list. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: [/4(01|03) \(|ERR_INTERNET_DISCONNECTED|Failed to fetch/],
})
test.beforeEach(async ({ page }) => page.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes')))

test('curriculum: a module is found by filters, done, then offered for review and counted [S2.34]', async ({
  page,
}) => {
  test.slow()
  await signUp(page, makePerson('Zanele'))
  await page.goto('/dashboard/curriculum')
  await ready(page)
  await expect(page.getByText('45 modules', { exact: true })).toBeVisible()
  await expect(figure(page, 'Modules')).toHaveText('45')
  await expect(figure(page, 'Completed')).toHaveText('0')

  await page.getByRole('combobox', { name: 'Phase', exact: true }).selectOption('foundation')
  await expect(page.getByText('15 modules', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Subject', exact: true }).selectOption('science')
  await expect(page.getByText('5 modules', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Grid', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: /^Start Module: / })).toHaveCount(5)

  await page.getByRole('link', { name: `Start Module: ${module.title}`, exact: true }).click()
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByRole('heading', { level: 1, name: module.title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await takeSteps(page, steps)
  await expect(page.getByRole('heading', { name: 'You have finished this module.' })).toBeVisible()
  const asked = steps.filter(isAsking).length
  await expect(page.getByText(`${asked} of ${asked} right on the first try`)).toBeVisible()
  await expect(page.getByText(module.goal, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Go to the curriculum', exact: true }).click()
  await expect(page.getByRole('link', { name: `Review Module: ${module.title}`, exact: true })).toBeVisible()
  await expect(figure(page, 'Completed')).toHaveText('1')
  await expect(figure(page, 'Students')).toHaveText('1')
  await expect(figure(page, 'Share completed')).toHaveText('2.2%')
})

test('module: works offline once opened, and keeps the place of a learner who stops', async ({ page, context }) => {
  test.slow()
  await signUp(page, makePerson('Lindiwe'))
  await page.goto(ADDRESS)
  await ready(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const first = steps.findIndex(isAsking)
  await takeSteps(page, steps.slice(0, first + 1))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Stop and keep my place' }).click()
  await page.getByRole('button', { name: 'Carry on where you stopped', exact: true }).click()
  await expect(page.getByText(`${first + 2} of ${steps.length}`, { exact: true })).toBeVisible()
  await takeSteps(page, steps.slice(first + 1))
  await expect(page.getByRole('heading', { name: 'You have finished this module.' })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/dashboard/curriculum')
  await ready(page)
  await expect(page.getByRole('link', { name: `Review Module: ${module.title}`, exact: true })).toBeVisible()
})

test('language curriculum: filters show what is covered and what is not yet', async ({ page }) => {
  await page.goto('/dashboard/curriculum')
  await ready(page)
  await page.getByRole('tab', { name: 'Language curriculum', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Level', exact: true })).toHaveValue('FAL')
  await page.getByRole('combobox', { name: 'Coverage', exact: true }).selectOption('missing')
  await expect(figure(page, 'Covered')).toHaveText('0')
  await expect(page.getByRole('table').getByText('Not covered yet', { exact: true }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Coverage', exact: true }).selectOption('covered')
  await expect(page.getByRole('table').getByText('Not covered yet', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Unit: Yesterday', exact: true }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

for (const theme of ['light', 'dark', 'high-contrast'])
  test(`curriculum and module in the theme ${theme}: no accessibility faults, at 320 pixels too`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('funda.theme', `theme-${chosen}`), theme)
    for (const address of ['/dashboard/curriculum', ADDRESS]) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(address)
      await ready(page)
      await expect(page.getByText(module.title, { exact: true }).first()).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
    }
  })
