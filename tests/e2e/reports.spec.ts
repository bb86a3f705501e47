import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import type { Call } from '#contract/call.ts'
import { learningCalls } from '#contract/learning.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { expect, ready, test } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03|04) \(/], contextOptions: { reducedMotion: 'reduce' } })

const PHRASES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/languages/xh/items/phrases.json'), 'utf8'),
) as { id: string; target: string }[]

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

/** Makes a typed answer to one of the phrases, some minutes ago. */
const answer = (at: number, text: string) => ({
  id: `01999999-0000-7000-8000-${(Date.now() % 1e9).toString().padStart(9, '0')}${at.toString().padStart(3, '0')}`,
  language: 'xh',
  section: 'phrases',
  itemId: PHRASES[at]?.id,
  exerciseType: 'type-translation',
  answer: text,
  verdict: 'correct',
  errorClass: null,
  milliseconds: 20_000,
  deviceId: 'device-1',
  occurredAt: new Date(Date.now() - (20 - at) * 60_000).toISOString(),
  utcOffsetMinutes: 120,
  cards: [],
})

/** Makes a class with one student, who answered six phrases, one of them wrong. */
async function seedClass(page: Page, browser: Browser): Promise<void> {
  await signUp(page, makePerson('Nomonde'))
  const { spaceId } = await callServer(page, spacesCalls.createSpace, { kind: 'class', name: 'Grade 4 isiXhosa' })
  const getOne: Call = ['GET', `${spacesCalls.getSpace[1]}?spaceId=${String(spaceId)}`]
  const { space } = (await callServer(page, getOne)) as { space: { joinCode: string } }
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const student = await context.newPage()
  await signUp(student, makePerson('Sipho'))
  await callServer(student, spacesCalls.joinSpace, { code: space.joinCode })
  const events = Array.from({ length: 6 }, (_, at) => answer(at, at === 2 ? 'Hamba' : (PHRASES[at]?.target ?? '')))
  const { accepted } = await callServer(student, learningCalls.recordEvents, { events })
  expect(accepted).toHaveLength(6)
  await context.close()
}

test('reports: assessments of a period are listed, searched, shown down to the answers and saved', async ({
  page,
  browser,
}) => {
  test.slow()
  await seedClass(page, browser)
  await page.goto('/dashboard/reports')
  await ready(page)
  await expect(page.getByRole('tab', { name: 'Recent Assessments', exact: true })).toBeVisible()
  const row = main(page).getByRole('row').filter({ hasText: 'Phrases practice' })
  await expect(row.getByText('5 of 6', { exact: true })).toBeVisible()
  await expect(row.getByText('Sipho Ndlovu', { exact: true })).toBeVisible()
  for (const period of ['week', 'quarter', 'year', 'month']) {
    await page.getByRole('combobox', { name: 'Period', exact: true }).selectOption(period)
    await expect(row).toHaveCount(1)
  }
  await page.getByRole('searchbox', { name: 'Search by title, student or subject', exact: true }).fill('nobody')
  await expect(main(page).getByText('No assessments in this period', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by title, student or subject', exact: true }).fill('sipho')
  await look(page, 'assessments')
  await row.getByRole('button', { name: 'View Details: Phrases practice, Sipho Ndlovu', exact: true }).press('Enter')
  const details = page.getByRole('dialog', { name: 'Phrases practice: Sipho Ndlovu', exact: true })
  await expect(details.getByRole('listitem')).toHaveCount(6)
  await expect(details.getByText('Not right yet', { exact: true })).toBeVisible()
  await expect(details.getByText(PHRASES[2]?.target ?? '', { exact: true })).toBeVisible()
  await expect(details.getByRole('link', { name: /^Explanation/ })).toBeVisible()
  await look(page, 'details')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Download', exact: true }).click()
  const file = readFileSync(await (await saved).path(), 'utf8').replace(/^\uFEFF/, '')
  expect(file.split('\r\n')[0]).toContain('Title;Student;Subject;Score;Highest score;Date;Status;Minutes spent')
  expect(file).toContain('Phrases practice;Sipho Ndlovu;isiXhosa;5;6;')
  await page.setViewportSize({ width: 320, height: 700 })
  await look(page, 'assessments')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('reports: signed out, the sample is shown and nothing can be opened', async ({ page }) => {
  await page.goto('/dashboard/reports')
  await ready(page)
  await expect(main(page).getByText('Numbers 1 to 20', { exact: true })).toBeVisible()
  await look(page, 'sample')
  await page.getByRole('tab', { name: 'Generated Reports', exact: true }).click()
  await expect(main(page).getByText('Progress this month', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Ready', { exact: true })).toHaveCount(3)
  await expect(main(page).getByRole('button', { name: /View|Download/ })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})
