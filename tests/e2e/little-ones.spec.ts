import path from 'node:path'
import { devices, type Page } from '@playwright/test'
import { loadLanguageContent } from '#content/load-content.ts'
import { loadLittleWords } from '#content/little-words.ts'
import { manyOf, oneOf } from '#core/little/little-word.ts'
import { clipAddress } from '#core/pronunciation/clip-name.ts'
import { expect, ready, test } from '../support/walk.ts'
import { findViolations, findViolationsOfColour } from './routes/find-violations.ts'

const words = loadLittleWords(
  path.join(import.meta.dirname, '../..'),
  loadLanguageContent(path.join(import.meta.dirname, '../..'), 'xh'),
)

/** Picture of each spoken text, so that the test plays without reading. */
const PICTURES = new Map(
  words
    .flatMap((word) => [oneOf(word), manyOf(word) ?? []].flat())
    .map(({ word, picture }) => [clipAddress('xh', word), picture ?? '']),
)

/** Returns the box of every button that can be touched. */
const boxesOf = (page: Page): Promise<{ x: number; y: number; width: number; height: number }[]> =>
  page.locator('main button:visible').evaluateAll((all) =>
    all.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )

/** Targets that are smaller than 64 px, or nearer than 16 px to another. */
async function findSmall(page: Page): Promise<string[]> {
  const boxes = await boxesOf(page)
  const small = boxes
    .filter(({ width, height }) => Math.min(width, height) < 63.5)
    .map((box) => `small: ${JSON.stringify(box)}`)
  const near = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width)
      const down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height)
      return Math.max(across, down) < 15.5 ? [`near: ${JSON.stringify([one, other])}`] : []
    }),
  )
  return [...small, ...near]
}

test('a toddler: plays by picture and sound alone; the grown-up leaves by lock and sum', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...(baseURL === undefined ? {} : { baseURL }),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const heard: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) heard.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    localStorage.setItem('funda.terms-accepted', 'yes')
    localStorage.setItem('funda.theme', 'theme-dark')
  })
  await page.clock.install()
  await page.goto('/toddlers')
  await ready(page)
  await page.getByRole('link', { name: 'Begin' }).tap()
  const tiles = page.locator('main li button')
  await expect(tiles).toHaveCount(4)
  await expect(page.getByRole('banner').locator('nav, a, summary').filter({ visible: true })).toHaveCount(0)
  expect(await findSmall(page)).toEqual([])
  expect([...(await findViolations(page)), ...(await findViolationsOfColour(page))]).toEqual([])

  // Touch and hear: the picture says its word.
  await tiles.first().tap()
  await page.locator('main button:has([data-picture=dog-face])').last().tap()
  await expect.poll(() => heard.map((address) => PICTURES.get(address))).toContain('dog-face')
  expect(await findSmall(page)).toEqual([])
  expect(await findViolations(page)).toEqual([])

  // Find what is heard, and one or its family: which picture is right is known by the sound alone.
  for (const tile of [1, 2]) {
    await page.locator('header button').nth(1).tap()
    // A tap is over before what it does: what was there before has buttons too.
    await expect(page).toHaveURL(/\?do=home$/)
    await expect(tiles).toHaveCount(4)
    heard.length = 0
    await tiles.nth(tile).tap()
    for (let asked = 0; asked < 6; asked++) {
      const beads = page.locator('main [role=img] i')
      await expect(beads).toHaveCount(6)
      await expect.poll(() => heard.length).toBeGreaterThan(0)
      if (asked === 0) expect(await findSmall(page)).toEqual([])
      const picture = PICTURES.get(heard.at(-1) ?? '') ?? ''
      await page.locator(`main li button:has([data-picture="${picture}"])`).tap()
      await expect(page.locator('main [data-state=ok]')).toHaveCount(1)
      heard.length = 0
      // The picture is looked at for a while, and then the next word is said.
      await page.clock.fastForward(1800)
      await expect(page.locator('main [data-state=ok]')).toHaveCount(0)
      if (asked < 5)
        await expect.poll(() => heard.filter((address) => PICTURES.get(address) !== picture).length).toBeGreaterThan(0)
    }
    await expect(page.locator('main li [data-picture]')).toHaveCount(6)
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem('funda.guest-session'))).toContain('"answers":12')

  // Five things are counted by touch.
  await page.locator('main button').last().tap()
  await expect(tiles).toHaveCount(4)
  await tiles.nth(3).tap()
  const things = page.locator('main li button')
  await expect(things).toHaveCount(5)
  for (const thing of await things.all()) await thing.tap()
  await expect(page.locator('main li button[aria-pressed=true]')).toHaveCount(5)
  expect(await findSmall(page)).toEqual([])

  // A tap on the lock does nothing; held by the keyboard, it asks a sum.
  const lock = page.getByRole('button', { name: 'Grown-ups: hold to leave' })
  await lock.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await lock.focus()
  await page.keyboard.down('Enter')
  await page.clock.fastForward(2500)
  const dialog = page.getByRole('dialog', { name: 'Are you a grown-up?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.up('Enter')
  await dialog.getByRole('textbox').fill('3')
  await dialog.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(dialog.getByText('Not quite. Here is another one.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const [, one, other] = /(\d+) × (\d+)/.exec(await dialog.getByText(/How much is/).innerText()) ?? []
  await dialog.getByRole('textbox').fill(String(Number(one) * Number(other)))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/age-levels\/toddlers$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await context.close()
})
