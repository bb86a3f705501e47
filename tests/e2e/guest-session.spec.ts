import type { Page } from '@playwright/test'
import { SECTIONS } from '#core/sections/sections.ts'
import { expect, ready, test } from '../support/walk.ts'
import { answerRight, findAnswer, typeAnswer } from './learner/answer-phrases.ts'
import { askKhulu } from './learner/ask-khulu.ts'
import { findOnDevice, keptEvents, keptGuestSession } from './learner/device.ts'

/** A text that is nowhere else. */
const CANARY = 'zkgastsitzungq7'
const DAY = 24 * 60 * 60 * 1000

const banner = (page: Page) => page.getByRole('complementary', { name: 'Guest session' })
const expired = (page: Page) => page.getByRole('dialog', { name: 'Your guest session has expired' })
const maximum = (page: Page) => page.getByRole('dialog', { name: 'Maximum renewals reached' })
const saveNotice = (page: Page) => page.getByRole('status', { name: /^Keep your \d+ points?\?$/ })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Sets the device's clock to the walk's, and accepts the terms, which would come up after a minute. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes'))
}

/** Learns as a guest until there is one right answer, worth ten points. */
async function learnAsGuest(page: Page): Promise<void> {
  await open(page, '/phrases')
  await answerRight(page)
  await expect
    .poll(async () => (await keptGuestSession(page))?.data['progress']?.value)
    .toEqual({ points: 10, answers: 1 })
}

test.describe('the days and renewals of a guest', () => {
  test.beforeEach(({ page }) => holdClock(page))

  test('new guest: has seven days and five renewals, and sees what is left [S2.22] [S3.06] [S4.01] [S4.02] [S6.02] [S9.01]', async ({
    page,
  }) => {
    await open(page, '/menu')
    await expect(banner(page)).toContainText('7 days left')
    await expect(banner(page)).toContainText('5 renewals left')
    await expect.poll(() => keptGuestSession(page)).not.toBeNull()
    const first = await keptGuestSession(page)
    expect(Date.parse(first?.expiresAt ?? '') - Date.parse(first?.createdAt ?? '')).toBe(7 * DAY)

    await page.clock.fastForward(3 * DAY)
    await expect(banner(page)).toContainText('4 days left')
    for (const left of [
      '4 renewals left',
      '3 renewals left',
      '2 renewals left',
      '1 renewal left',
      'No renewals left',
    ]) {
      await banner(page).getByRole('button', { name: 'Renew' }).click()
      await expect(banner(page)).toContainText(left)
      await expect(banner(page)).toContainText('7 days left')
    }
    await expect(banner(page).getByRole('button', { name: 'Renew' })).toBeHidden()

    await page.reload()
    await expect(banner(page)).toContainText('No renewals left')
    await expect(banner(page).getByRole('button', { name: 'Renew' })).toBeHidden()
    expect(await keptGuestSession(page)).toMatchObject({ id: first?.id, createdAt: first?.createdAt, renewalsUsed: 5 })
  })

  test('guest: every section, the quiz and the games are open until the seventh day ends [S6.02]', async ({ page }) => {
    await open(page, '/menu')
    await page.clock.fastForward(7 * DAY - 60 * 60 * 1000)
    for (const address of [...SECTIONS.map((section) => `/${section}`), '/quiz', '/kids-menu', '/progress']) {
      await open(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
      ).toBeVisible()
      await expect(expired(page)).toHaveCount(0)
    }
    // A page that starts only after the jump would replace the empty session: the banner says that it has started.
    await expect(banner(page)).toBeVisible()
    await page.clock.fastForward(2 * 60 * 60 * 1000)
    await expect(expired(page)).toBeVisible()
  })

  test('expired guest session: the learner is told so, and can register [S4.04] [S8.01]', async ({ page }) => {
    await learnAsGuest(page)
    await page.clock.fastForward(8 * DAY)
    await expect(expired(page)).toContainText('Register to save your progress or start a new guest session')
    await page.keyboard.press('Escape')
    await expect(expired(page)).toBeVisible()
    await page.reload()
    await expect(expired(page)).toBeVisible()

    await expired(page).getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL('/signup')
    await expect(expired(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    expect((await keptGuestSession(page))?.data['progress']?.value).toEqual({ points: 10, answers: 1 })
  })

  test('expired guest session: a new one can be started, and keeps nothing of the old one [S4.01] [S4.04]', async ({
    page,
  }) => {
    await learnAsGuest(page)
    await page.getByRole('button', { name: 'Next one' }).click()
    await typeAnswer(page, CANARY)
    await expect.poll(async () => (await keptEvents(page)).length).toBe(2)
    await askKhulu(page, CANARY)
    expect((await findOnDevice(page, [CANARY])).toSorted()).toEqual(['funda.khulu', 'funda/events'])
    const old = await keptGuestSession(page)
    await page.clock.fastForward(8 * DAY)
    const opened = page.waitForEvent('load')
    await expired(page).getByRole('button', { name: 'Start a new guest session' }).click()
    await opened
    await ready(page)
    await expect(expired(page)).toBeHidden()
    await expect(banner(page)).toContainText('7 days left')
    await expect(banner(page)).toContainText('5 renewals left')
    await expect.poll(() => keptEvents(page)).toEqual([])
    const fresh = await keptGuestSession(page)
    expect(fresh).toMatchObject({ renewalsUsed: 0, data: {} })
    expect(fresh?.id).not.toBe(old?.id)
    expect(await findOnDevice(page, [CANARY, String(old?.id)])).toEqual([])
    await open(page, '/progress')
    await expect(page.getByRole('heading', { name: 'Your first answer will show here' })).toBeVisible()
  })

  test('expired guest session without renewals: the learner must register [S4.05] [S8.02]', async ({ page }) => {
    await learnAsGuest(page)
    await open(page, '/menu')
    await saveNotice(page).getByRole('button', { name: 'Later' }).click()
    for (let left = 4; left >= 0; left--) {
      await banner(page).getByRole('button', { name: 'Renew' }).click()
      await expect(banner(page)).toContainText(left === 0 ? 'No renewals left' : new RegExp(`${left} renewals? left`))
    }
    await page.clock.fastForward(8 * DAY)
    await expect(maximum(page)).toContainText('Please register to continue saving your progress')
    await expect(maximum(page).getByRole('button', { name: 'Start a new guest session' })).toBeHidden()
    await page.reload()
    await maximum(page).getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL('/signup')
  })

  test('expired empty guest session: replaced without a dialog [S4.01]', async ({ page }) => {
    await open(page, '/menu')
    await expect.poll(() => keptGuestSession(page)).not.toBeNull()
    const old = await keptGuestSession(page)
    await page.clock.setSystemTime(Date.now() + 8 * DAY)
    await page.reload()
    await expect.poll(async () => (await keptGuestSession(page))?.id).not.toBe(old?.id)
    await expect(banner(page)).toContainText('7 days left')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('expired guest session: a later answer is not saved into it [S4.03]', async ({ page }) => {
    await learnAsGuest(page)
    await page.getByRole('button', { name: 'Next one' }).click()
    const before = await keptGuestSession(page)
    await page.clock.setSystemTime(Date.now() + 8 * DAY)
    await typeAnswer(page, await findAnswer(page))
    await expect(expired(page)).toBeVisible()
    expect(await keptGuestSession(page)).toEqual(before)
    expect(await keptEvents(page)).toHaveLength(1)
  })
})

test('a guest with unsaved progress: later and close postpone, save leads to login [S2.22] [S4.11]', async ({
  page,
}) => {
  await holdClock(page)
  await learnAsGuest(page)
  await expect(saveNotice(page)).toBeHidden()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Vocabulary' }).click()
  await expect(saveNotice(page)).toContainText('Keep your 10 points?')
  await expect(saveNotice(page)).toContainText('It stays here for 7 more days either way.')
  await saveNotice(page).getByRole('button', { name: 'Later' }).click()
  await expect(saveNotice(page)).toBeHidden()
  await expect(banner(page)).toContainText('7 days left')

  // Put off, it stays away for a day.
  await page.reload()
  await expect(banner(page)).toContainText('7 days left')
  await expect(saveNotice(page)).toBeHidden()
  await page.clock.setSystemTime(Date.now() + DAY)
  await page.reload()
  await saveNotice(page).getByRole('button', { name: 'Close' }).click()
  await expect(saveNotice(page)).toBeHidden()

  await page.clock.setSystemTime(Date.now() + 2 * DAY)
  await page.reload()
  await saveNotice(page).getByRole('button', { name: 'Save my progress' }).click()
  await page
    .getByRole('dialog', { name: 'Molo! Log in, or make an account.' })
    .getByRole('link', { name: 'Continue to login' })
    .click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

for (const [language, width] of [
  ['en', 390],
  ['xh', 390],
  ['af', 360],
] as const) {
  test(`guest’s line in ${language}: at most 48 px high at ${width} px, above everything else`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await learnAsGuest(page)
    await page.evaluate((code) => localStorage.setItem('funda.language', code), language)
    const line = page.getByRole('complementary').first()
    const box = async () => (await line.boundingBox()) ?? { y: -1, height: 999 }
    await open(page, '/tools')
    await expect(line.getByRole('status')).toBeVisible()
    expect(await box()).toMatchObject({ y: 0 })
    expect((await box()).height).toBeLessThanOrEqual(48)
    await line.getByRole('status').getByRole('button').nth(1).click()
    await expect(line.getByRole('link')).toBeVisible()
    expect((await box()).height).toBeLessThanOrEqual(48)
  })
}

test('guest without progress: not asked to save it [S4.11]', async ({ page }) => {
  await open(page, '/menu')
  await expect.poll(() => keptGuestSession(page)).not.toBeNull()
  await open(page, '/vocabulary')
  await expect(page.getByRole('heading', { name: 'Vocabulary', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Keep/ })).toHaveCount(0)
})

test.describe('a guest session that cannot be read', () => {
  test.use({ expectedNoise: [/^The guest session on this device /] })

  for (const [what, stored, error] of [
    ['is no JSON', '{"id":', 'The guest session on this device is not JSON.'],
    [
      'lacks its expiry',
      '{"id":"one","createdAt":"2026-01-01T00:00:00.000Z","renewalsUsed":5,"data":{}}',
      'The guest session on this device has no valid expiresAt.',
    ],
  ] as const) {
    test(`guest session that ${what}: logged as an error and replaced [S4.07]`, async ({ page }) => {
      await open(page, '/about')
      await expect.poll(() => keptGuestSession(page)).not.toBeNull()
      await page.evaluate((broken) => localStorage.setItem('funda.guest-session', broken), stored)
      const logged = page.waitForEvent('console', (message) => message.type() === 'error' && message.text() === error)
      await open(page, '/menu')
      await logged
      await expect.poll(async () => page.evaluate(() => localStorage.getItem('funda.guest-session'))).not.toBe(stored)
      expect(await keptGuestSession(page)).toMatchObject({ renewalsUsed: 0, data: {} })
      await expect(banner(page)).toContainText('7 days left')
      await expect(banner(page)).toContainText('5 renewals left')
    })
  }
})

test.describe('a browser that blocks all storage', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('Blocked for this walk.', 'SecurityError')
          },
        })
      }
    }),
  )

  test('blocked storage: pages work; a notice says progress lasts while the page is open [S4.07] [S8.05]', async ({
    page,
  }) => {
    for (const address of ['/', '/menu', '/vocabulary', '/achievements', '/themes', '/signup']) {
      await open(page, address)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
    await open(page, '/phrases')
    await expect(banner(page)).toContainText('7 days left')
    await banner(page).getByRole('button', { name: 'Renew' }).click()
    await expect(banner(page)).toContainText('4 renewals left')
    await answerRight(page, 5)
    await expect(page.getByRole('link', { name: 'New achievement: 5 right answers' })).toBeVisible()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'so we keep it only while this page is open' }),
    ).toBeVisible()
    await expect(page.getByText('5 answers in the last seven days.')).toBeVisible()
    await page.getByLabel(/Theme: Light/).click()
    await page.getByRole('list', { name: 'Theme' }).getByRole('button', { name: 'Ocean' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'ocean')
    await page.getByLabel(/Language of this site: English/).click()
    await page.getByRole('list', { name: 'Language of this site' }).getByRole('button', { name: 'Afrikaans' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'af')
  })
})
