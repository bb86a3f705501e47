import type { Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { answerRight } from './learner/answer-phrases.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'Africa/Johannesburg',
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const main = (page: Page) => page.getByRole('main')

test('newcomer: hears Molo with one tap, and is in lesson 1 with one more', async ({ page }) => {
  await open(page, '/')
  const clip = page.waitForResponse(/\/audio\/xh\//)
  await main(page).getByRole('button', { name: 'Hear molo' }).click()
  expect((await clip).ok()).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await main(page)
    .getByRole('link', { name: /^Your first lesson/ })
    .click()
  await expect(page).toHaveURL(/\/lesson\/greetings--/)
  await expect(main(page).getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('who has learnt: Home shows the next lesson and the day’s figures in one screen', async ({ page }) => {
  await open(page, '/phrases')
  await answerRight(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click()
  const day = main(page).getByRole('region', { name: 'Your day' })
  const next = day.getByRole('link', { name: /^Continue: / })
  await expect(next).toBeInViewport({ ratio: 1 })
  await expect(day.getByText('right today')).toBeInViewport({ ratio: 1 })
  await expect(day.getByText('day on your bead string')).toBeInViewport({ ratio: 1 })
  await expect(main(page).getByText('That is your first word.')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: /^Your first lesson/ })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await next.click()
  await expect(page).toHaveURL(/\/lesson\//)
})

test('tabs and menu: the course, the two days, little ones and together have their names', async ({ page }) => {
  await open(page, '/menu')
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await expect(tabs.locator('[aria-current]')).toHaveText('Menu')
  await expect(main(page).getByRole('link').first()).toHaveText('The course, step by step')
  for (const [name, address] of [
    ['Your day', '/adults-dashboard'],
    ['My day, for children', '/kids-dashboard'],
    ['For little ones, 2–4', '/toddlers'],
    ['Together', '/together'],
  ] as const) {
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
  await tabs.getByRole('link', { name: 'Learn' }).click()
  await expect(page).toHaveURL('/learn')
  await expect(tabs.locator('[aria-current]')).toHaveText('Learn')
})
