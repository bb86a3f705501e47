import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ready, startProduct, expect, test, type RunningProduct } from '../support/walk.ts'
import { buildWithLanguage } from './routes/build-with-language.ts'
import { ADDRESSES } from './routes/list-addresses.ts'

test.describe.configure({ mode: 'serial', timeout: 420_000 })
test.use({ expectedNoise: [/40[14] \(/], contextOptions: { reducedMotion: 'reduce' } })

let root = ''
let made: RunningProduct

test.beforeAll(async () => {
  test.setTimeout(420_000)
  root = buildWithLanguage()
  made = await startProduct({}, root)
})

test.afterAll(async () => {
  await made.stop()
  rmSync(root, { recursive: true })
})

/** Opens an address as somebody who learns the made-up language. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('funda.learning-language', 'nr'))
  await page.goto(made.url + address)
  await ready(page)
}

test('made-up language: its items, names and counts are on the pages, with its code', async ({ page }) => {
  await open(page, '/vocabulary')
  await expect(page.getByRole('main').locator('[lang=nr]', { hasText: 'umntwana' }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('header [lang=nr]')).toHaveText('vocabulary')
  await open(page, '/menu')
  await expect(page.getByRole('main').locator('b[lang=nr]').first()).toHaveText('vocabulary')
})

test('made-up language: where it has nothing, a page offers the first language that has it', async ({ page }) => {
  await open(page, '/learn')
  await page.getByRole('button', { name: 'Learn isiXhosa' }).click()
  await expect(page.getByRole('main').locator('[lang=xh]').first()).toBeVisible()
})

test('made-up language: every page stands, without an error', async ({ page }) => {
  for (const address of ADDRESSES) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
  }
})
