import { devices } from '@playwright/test'
import path from 'node:path'
import { loadLanguageContent } from '#content/load-content.ts'
import { loadLittleWords } from '#content/little-words.ts'
import { expect, ready, test } from '../support/walk.ts'
import { findViolations, findViolationsOfColour } from './routes/find-violations.ts'

const root = path.join(import.meta.dirname, '../..')
const words = loadLittleWords(root, loadLanguageContent(root, 'xh'))

test('a family game on one device: each plays, and only the chosen player’s answers are kept', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...(baseURL === undefined ? {} : { baseURL }),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.addInitScript(() => {
    localStorage.setItem('funda.terms-accepted', 'yes')
    localStorage.setItem('funda.theme', 'theme-dark')
  })
  await page.goto('/together')
  await ready(page)
  await page.getByRole('button', { name: 'Add a player' }).tap()
  for (const [number, name, kind] of [
    [1, 'Gogo', 'adult'],
    [2, 'Lwazi', 'toddler'],
    [3, 'Zintle', 'child'],
  ] as const) {
    await page.getByLabel(`Name ${number}`).fill(name)
    await page
      .locator('fieldset select')
      .nth(number - 1)
      .selectOption(kind)
  }
  await page.getByLabel('Which player’s answers should we save').selectOption({ label: 'Zintle' })
  await page.getByRole('button', { name: 'Start' }).tap()
  const main = page.getByRole('main')
  const looks: Record<string, boolean> = {}
  for (let turn = 0; turn < 9; turn++) {
    const name = ['Gogo', 'Lwazi', 'Zintle'][turn % 3] ?? ''
    await expect(main.getByRole('heading', { name: `Pass the device to ${name}` })).toBeVisible()
    await main.getByRole('button', { name: `${name} is here` }).press('Enter')
    await expect(main.getByText(name === 'Zintle' ? 'This answer is saved' : 'This answer isn’t saved')).toBeVisible()
    if (!looks[name]) expect([...(await findViolations(page)), ...(await findViolationsOfColour(page))]).toEqual([])
    looks[name] = true
    const drawn = async (): Promise<string> =>
      (await main.locator('[data-picture]').first().getAttribute('data-picture')) ?? ''
    if (name === 'Gogo' && turn === 0) {
      await main.getByLabel('Write it in isiXhosa').fill('andazi')
      await main.getByRole('button', { name: 'Check' }).tap()
      await expect(main.getByText('Not yet.')).toBeVisible()
      await main.getByRole('button', { name: 'Show us the word' }).tap()
    } else if (name === 'Gogo') {
      const picture = await drawn()
      await main.getByLabel('Write it in isiXhosa').fill(words.find((word) => word.picture === picture)?.one ?? '')
      await page.keyboard.press('Enter')
    } else {
      const asked = await main.locator('button b[lang=xh]').innerText()
      const meaning = words.find(({ one }) => one === asked)?.oneMeaning ?? ''
      await main.getByRole('button', { name: meaning, exact: true }).tap()
    }
    await expect(main.getByText('Say it together, three times.')).toBeVisible()
    await main.getByRole('button', { name: 'Put a bead on the string' }).press('Enter')
  }
  await expect(main.getByRole('heading', { name: 'Your bead string is full: 9 words together!' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('funda.guest-session'))).toContain('"answers":3')
  // Nothing of who plays is kept or sent.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Gogo|Lwazi|Zintle/)
  expect(sent).toEqual([])
  await context.close()
})
