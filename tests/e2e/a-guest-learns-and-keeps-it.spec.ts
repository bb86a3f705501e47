import type { BrowserContext, Page } from '@playwright/test'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import type { Progress } from '#core/progress/fold-progress.ts'
import { expect, ready, test as walk } from '../support/walk.ts'
import { answerRight, findAnswer, typeAnswer } from './learner/answer-phrases.ts'
import { askKhulu } from './learner/ask-khulu.ts'
import { findOnDevice, keptEvents, keptGuestSession } from './learner/device.ts'
import { fillSignup, makePerson, sendForm, signIn, signUp } from './learner/sign-in.ts'

/** A text that is nowhere else. */
const CANARY = 'zkuvvatypiertq7'

type Device = Awaited<ReturnType<BrowserContext['storageState']>>

/** Another browser, with nothing on it or with what a device kept. Errors that it reports fail the walk. */
const test = walk.extend<{ openBrowser: (device?: Device) => Promise<Page> }>({
  openBrowser: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = []
    const errors: string[] = []
    await use(async (device) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(device ? { storageState: device } : {}),
      })
      opened.push(context)
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
    expect(errors, 'another browser reported errors').toEqual([])
  },
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Asks the server for the progress of the account on the page. */
async function serverProgress(page: Page): Promise<Progress> {
  const response = await page.request.get(learningCalls.getProgress[1])
  expect(response.status()).toBe(200)
  return ((await response.json()) as { progress: Progress }).progress
}

/** Returns a figure of the progress page by its name. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')

async function expectProgress(
  page: Page,
  { points, answers, right }: { points: number; answers: number; right: number },
): Promise<void> {
  await expect(figure(page, 'Points')).toHaveText(String(points))
  await expect(figure(page, 'Answers')).toHaveText(String(answers))
  await expect(figure(page, 'Right answers')).toHaveText(String(right))
}

test('guest practice: a wrong, a correct and a revealed answer get their verdicts [S2.09] [S5.01] [S8.03]', async ({
  page,
}) => {
  await open(page, '/phrases')
  const verdict = page.getByRole('region', { name: 'Practise' }).getByRole('status')
  await typeAnswer(page, 'ikati')
  await expect(verdict.getByRole('heading')).toHaveText('Try again!')
  await typeAnswer(page, `  ${(await findAnswer(page)).toUpperCase()} `)
  await expect(verdict.getByRole('heading')).toHaveText('Correct! 🎉')
  await expect(page.getByText('Score: 1 right')).toBeVisible()

  await page.getByRole('button', { name: 'Next one' }).click()
  const answer = await findAnswer(page)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(verdict.filter({ hasText: `The answer is: ${answer}` })).toBeVisible()
  await expect(page.getByText('Score: 1 right')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next one' })).toBeFocused()
})

test('fifth correct answer: earns an achievement, and a reload keeps all progress [S3.08] [S4.17] [S9.07]', async ({
  page,
}) => {
  await open(page, '/phrases')
  await answerRight(page, 4)
  await expect(page.getByRole('link', { name: /^New achievement/ })).toBeHidden()
  await answerRight(page)
  await page.getByRole('link', { name: 'New achievement: 5 right answers' }).click()

  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date())
  const medal = page.getByRole('listitem').filter({ hasText: /^5 right answers/ })
  await expect(medal).toContainText(`Phrases, ${today}`)
  await page.reload()
  await expect(medal).toContainText(`Phrases, ${today}`)

  await open(page, '/progress')
  await expectProgress(page, { points: 50, answers: 5, right: 5 })
  await expect(page.getByRole('img', { name: 'Answers on each of the last seven days' })).toBeVisible()
  await page.getByText('As a table').click()
  await expect(
    page.getByRole('table', { name: 'Answers on each of the last seven days' }).getByRole('row').last(),
  ).toHaveText('Today55')
  await page.reload()
  await expectProgress(page, { points: 50, answers: 5, right: 5 })
})

test.describe('while the server is down', () => {
  // What a page asks for in that moment is refused, or answered that it can't be now, which the browser reports.
  test.use({ expectedNoise: [/^Failed to load resource: (?:net::ERR_|the server responded with a status of 503)/] })

  test.setTimeout(240_000)

  test('a guest signs up: progress survives, also on a second device [S1.05] [S2.21] [S3.01] [S4.06] [S5.05] [S7.03]', async ({
    page,
    product,
    openBrowser,
  }) => {
    const nomsa = makePerson('Nomsa')
    await open(page, '/phrases')
    await typeAnswer(page, 'ikati')
    await answerRight(page, 5)
    // The wrong answer is kept once the grammar has judged it, which may be after the right ones.
    await expect
      .poll(async () => (await keptGuestSession(page))?.data['progress']?.value)
      .toEqual({ points: 50, answers: 6 })
    const guest = await keptGuestSession(page)

    await fillSignup(page, nomsa)
    await sendForm(page, 'Sign up')
    await expect(page.getByText('Please accept the terms to make an account.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'I accept the terms.' }).check()
    const transferred = page.waitForRequest('**/api/guest/transfer')
    await sendForm(page, 'Sign up')
    await expect(page).toHaveURL('/adults-dashboard')
    await expect(page.getByRole('heading', { name: `Molo, ${nomsa.firstName}!` })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Begin here' }).getByRole('link', { name: 'Start the lesson' }),
    ).toHaveAttribute('href', '/lesson/greetings--hello')
    await open(page, '/progress')
    await expectProgress(page, { points: 50, answers: 6, right: 5 })
    expect((await transferred).postDataJSON()).toMatchObject({
      guestSessionId: guest?.id,
      data: { progress: { value: { points: 50, answers: 6 } } },
    })
    await expect.poll(() => keptGuestSession(page)).toBeNull()
    await expect(page.getByRole('complementary', { name: 'Guest session' })).toBeHidden()
    await expect.poll(async () => (await serverProgress(page)).answers).toBe(6)

    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await product.restart(signal)
      await page.reload()
      await expectProgress(page, { points: 50, answers: 6, right: 5 })
    }
    const phone = await openBrowser()
    await signIn(phone, nomsa)
    await open(phone, '/progress')
    await expectProgress(phone, { points: 50, answers: 6, right: 5 })
    await open(phone, '/achievements')
    await expect(phone.getByRole('listitem').filter({ hasText: /^5 right answers/ })).toContainText('Phrases')
  })
})

test('guest data: handed over twice, it counts once [S4.06] [S7.03]', async ({ page, openBrowser }) => {
  const thabo = makePerson('Thabo')
  await open(page, '/phrases')
  await answerRight(page, 2)
  const asGuest = await page.context().storageState({ indexedDB: true })
  await signUp(page, thabo)
  await expect.poll(async () => (await serverProgress(page)).answers).toBe(2)
  const before = await serverProgress(page)

  const copy = await openBrowser(asGuest)
  await open(copy, '/progress')
  await expectProgress(copy, { points: 20, answers: 2, right: 2 })
  const sent = copy.waitForResponse(
    (response) => response.url().endsWith(learningCalls.recordEvents[1]) && response.request().method() === 'POST',
  )
  await signIn(copy, thabo)
  expect(await (await sent).json()).toMatchObject({ accepted: [expect.any(String), expect.any(String)], rejected: [] })
  await open(copy, '/progress')
  await expectProgress(copy, { points: 20, answers: 2, right: 2 })
  await expect.poll(() => keptGuestSession(copy)).toBeNull()
  expect(await serverProgress(copy)).toEqual(before)
})

test('logout: no data of the learner is left on the device [ASVS V14.3.1]', async ({ page }) => {
  const lindiwe = makePerson('Lindiwe')
  await open(page, '/phrases')
  await answerRight(page, 1)
  await page.getByRole('button', { name: 'Next one' }).click()
  await typeAnswer(page, CANARY)
  await answerRight(page, 1)
  // The wrong answer is kept once the grammar has judged it, which may be after the right one.
  await expect.poll(async () => (await keptEvents(page)).length).toBe(3)
  await askKhulu(page, CANARY)
  const guest = await keptGuestSession(page)
  await signUp(page, lindiwe)
  // The answers are the account's now; what was asked of Khulu waits until its person says whose it is.
  await expect.poll(async () => (await keptEvents(page)).every(({ owner }) => owner !== 'guest')).toBe(true)
  await expect.poll(() => findOnDevice(page, [String(guest?.id)])).toEqual([])
  expect((await findOnDevice(page, [CANARY])).toSorted()).toEqual(['funda.khulu', 'funda/events'])
  await open(page, '/progress')
  await expectProgress(page, { points: 20, answers: 3, right: 2 })
  expect(await keptEvents(page)).toHaveLength(3)

  await page.getByLabel('Logged in as Lindiwe').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await ready(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
  expect(await keptEvents(page)).toEqual([])
  expect(await findOnDevice(page, [CANARY, lindiwe.firstName, lindiwe.username])).toEqual([])
  // What tells that this device may try a password opens nothing and says nothing of anybody.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['funda.device'])
  await open(page, '/progress')
  await expect(page.getByRole('heading', { name: 'Your first answer will show here' })).toBeVisible()
})

test.describe('with a bad network', () => {
  test.use({ expectedNoise: [/^Failed to load resource: net::ERR_/] })

  test('offline learning: stored on the device, and once on the server when online again', async ({
    page,
    context,
  }) => {
    await signUp(page, makePerson('Sipho'))
    await open(page, '/phrases')
    // What keeps and sends an answer is here once the account's answers have been asked for; before, it could not be
    // fetched without a network.
    await page.waitForFunction(
      (path) => performance.getEntriesByType('resource').some(({ name }) => name.includes(path)),
      learningCalls.listEvents[1],
    )
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await answerRight(page)
    await expect.poll(async () => (await keptEvents(page)).map(({ sent }) => sent)).toEqual([0])

    await context.setOffline(false)
    await expect.poll(async () => (await keptEvents(page)).map(({ sent }) => sent)).toEqual([1])
    expect(await serverProgress(page)).toMatchObject({ answers: 1, right: 1, points: 10 })
    await open(page, '/progress')
    await expectProgress(page, { points: 10, answers: 1, right: 1 })
    expect(await serverProgress(page)).toMatchObject({ answers: 1, right: 1, points: 10 })
  })

  test("an early answer, before the server names the account: never a guest's, and sent later", async ({ page }) => {
    await signUp(page, makePerson('Thembi'))
    const held = Promise.withResolvers<void>()
    await page.route(`**${accountsCalls.getMe[1]}`, async (route) => {
      await held.promise
      await route.continue()
    })
    await open(page, '/phrases')
    await typeAnswer(page, await findAnswer(page))
    await expect
      .poll(async () => (await keptEvents(page)).map(({ owner, sent }) => [owner.startsWith('draft '), sent]))
      .toEqual([[true, 0]])
    held.resolve()
    await expect
      .poll(async () => (await keptEvents(page)).map(({ owner, sent }) => [/guest|draft/.test(owner), sent]))
      .toEqual([[false, 1]])
    expect(await serverProgress(page)).toMatchObject({ answers: 1, right: 1, points: 10 })
    await expect(page.getByText('Score: 1 right')).toBeVisible()
  })

  test('answer sent again after a lost reply: counts once', async ({ page }) => {
    await signUp(page, makePerson('Zanele'))
    await open(page, '/phrases')
    const sent: unknown[] = []
    let isBroken = true
    await page.route(`**${learningCalls.recordEvents[1]}*`, async (route) => {
      const isSending = route.request().method() === 'POST'
      if (isSending) sent.push(route.request().postDataJSON())
      if (!isBroken) return route.continue()
      // The server hears the page, but the page not the server, until after sending it has also asked in vain what is new.
      if (isSending) await route.fetch()
      else if (sent.length > 0) isBroken = false
      return route.abort('connectionreset')
    })
    await answerRight(page)
    await expect
      .poll(async () => (await keptEvents(page)).map(({ sent: state }) => state), { timeout: 15_000 })
      .toEqual([1])
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(await serverProgress(page)).toMatchObject({ answers: 1, right: 1, points: 10 })
  })
})
