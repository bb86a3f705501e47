import { expect, ready, test } from '../support/walk.ts'
import { stayUntilKept, stayUntilReady } from './learner/stay.ts'

test.use({ serviceWorkers: 'allow', expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

test('offline after one visit: the pages work, and an answer is checked', async ({ page, context }) => {
  await stayUntilKept(page)
  await context.setOffline(true)
  for (const [address, heading] of [
    ['/', 'Molo.'],
    ['/vocabulary', 'Vocabulary'],
    ['/phrases', 'Phrases'],
    ['/quiz', /quiz/i],
    ['/age-levels/teens', /teens/i],
    ['/partners/simulation', 'Work out your earnings'],
  ] as const) {
    await page.goto(address)
    await ready(page)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  }
  await page.goto('/phrases')
  await ready(page)
  const answer = page.getByRole('textbox', { name: /translation|answer/i }).first()
  await answer.fill('andazi kwaphela')
  await answer.press('Enter')
  await expect(page.getByText('Try again!').first()).toBeVisible()
  await page.goto('/no-such-page')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('stored app: shown with its size; can be removed and stored again', async ({ page }) => {
  await stayUntilKept(page)
  // A page that has stood for a moment keeps what was visited: with the clock held, nothing comes back after it was removed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  await page.goto('/on-device')
  await expect(page.getByRole('status').filter({ hasText: 'Everything is saved on this device.' })).toBeVisible()
  await expect(page.getByText(/^\d{2,4} KB$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Only the pages you have opened' })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.clock.resume()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Everything is saved on this device.' })).toBeVisible()
})

test('the app can be installed: a manifest with icons that exist', async ({ page, request }) => {
  await page.clock.install()
  await page.goto('/menu')
  await ready(page)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve)
      }),
  )
  await page.clock.runFor(4000)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(String(address))).json()) as {
    name: string
    display: string
    start_url: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Funda', display: 'standalone', start_url: '/menu' })
  for (const { src } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.status()).toBe(200)
    expect(icon.headers()['content-type']).toBe('image/png')
  }
})

test('data saver: no file is fetched in advance', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '3g' } }),
  )
  await stayUntilReady(page)
  const before = await page.evaluate(async () => (await (await caches.open('funda-files')).keys()).length)
  await page.clock.runFor(30_000)
  expect(await page.evaluate(async () => (await caches.match('/offline-files.json')) === undefined)).toBe(true)
  expect(await page.evaluate(async () => (await (await caches.open('funda-files')).keys()).length)).toBe(before)
})

test('stored unit: listed, plays its sound offline, and can be removed offline', async ({ page, context }) => {
  await stayUntilKept(page)
  await page.goto('/learn/family')
  await ready(page)
  await page.getByRole('button', { name: /^Save for offline use \(\d+ KB\)$/ }).click()
  await expect(page.getByText('Saved on this device: works offline')).toBeVisible({ timeout: 30_000 })
  const kept = await page.evaluate(async () => (await (await caches.open('funda-sounds')).keys()).length)
  expect(kept).toBeGreaterThan(30)

  await context.setOffline(true)
  await page.goto('/learn/family')
  await ready(page)
  await page
    .getByRole('link', { name: /^Begin: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const clip = page.waitForResponse(/\/audio\/xh\//)
  await page
    .getByRole('button', { name: /^Hear / })
    .first()
    .click()
  expect((await clip).ok()).toBe(true)

  await page.goto('/on-device')
  await ready(page)
  await page.getByRole('button', { name: 'Remove it: Family' }).click()
  await expect(page.getByText('Open a unit of the course to save it here.')).toBeVisible()
  expect(await page.evaluate(async () => (await (await caches.open('funda-sounds')).keys()).length)).toBe(0)
})
