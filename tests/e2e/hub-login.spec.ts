import type { Page } from '@playwright/test'
import { accountsCalls } from '#contract/accounts.ts'
import { SIGNED_IN_COOKIE } from '#contract/get-me.ts'
import type { Call } from '#contract/call.ts'
import { HUB_ADDRESSES } from '#contract/hub.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { HUB_CLIENT, startHub, type TestHub } from '../support/hub.ts'
import { appCode } from '../support/second-factor.ts'
import { expect, ready, startProduct, test as walk } from '../support/walk.ts'
import { answerRight } from './learner/answer-phrases.ts'
import { callServer } from './learner/call-server.ts'
import { keptGuestSession } from './learner/device.ts'
import { passAgeGate } from './learner/sign-in.ts'
import { findLostText } from './routes/find-lost-text.ts'
import { findViolations } from './routes/find-violations.ts'

const MEMBER = {
  email: 'thandi@hub.example',
  username: 'thandi',
  firstName: 'Thandi',
  lastName: 'Ndlovu',
  password: 'a quiet river bend',
  confirmPassword: 'a quiet river bend',
  termsAccepted: true,
}

/** Milliseconds for which an app shows one code; the one before is still taken. */
const STEP = 30_000

/** Makes an account from before there was a hub, and confirms its address by the email. */
async function makeMember(url: string): Promise<void> {
  const post = async ([method, path]: Call, input: object): Promise<void> => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect(answer.status).toBe(200)
  }
  await post(accountsCalls.signUp, MEMBER)
  await expect.poll(async () => (await fetch(`${url}/dev/outbox`)).text()).toContain('confirm-email#')
  const token = /confirm-email#([\w-]+)/.exec(await (await fetch(`${url}/dev/outbox`)).text())?.[1]
  await post(accountsCalls.confirmEmail, { token })
}

/** A product whose accounts come from a real OpenID provider on this machine; one of them was made before. */
const test = walk.extend<object, { hub: TestHub }>({
  hub: [
    async ({}, use) => {
      const hub = await startHub()
      hub.people.set('17', {
        given_name: 'Nomsa',
        family_name: 'Dlamini',
        preferred_username: 'nomsa',
        email: 'nomsa@hub.example',
        email_verified: true,
      })
      hub.people.set('18', {
        given_name: 'Thandi',
        family_name: 'Ndlovu',
        preferred_username: 'thandi',
        email: MEMBER.email,
        email_verified: true,
      })
      await use(hub)
      await hub.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ hub }, use) => {
      const env = {}
      const product = await startProduct(env)
      await makeMember(product.url)
      Object.assign(env, {
        HUB_ISSUER: hub.issuer,
        HUB_CLIENT_ID: HUB_CLIENT.clientId,
        HUB_CLIENT_SECRET: HUB_CLIENT.clientSecret,
      })
      await product.restart()
      hub.serve({ origin: product.url, logoutAt: `${product.url}${HUB_ADDRESSES.logout}` })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.use({ expectedNoise: [/401 \(/] })

const dialog = (page: Page) => page.getByRole('dialog')

/** Goes through the login dialog to the hub's page. */
async function leaveForHub(page: Page): Promise<void> {
  if (!(await dialog(page).isVisible()))
    await page.getByRole('complementary', { name: 'Guest session' }).getByRole('link').click()
  await dialog(page).getByRole('link', { name: 'Continue to login' }).click()
  await expect(page.getByRole('heading', { name: 'Hub login' })).toBeVisible()
}

test('a guest at the hub: refuses, returns with progress, logs out [S1.05] [S2.17] [S4.06] [S4.11] [S7.02] [S7.03]', async ({
  page,
  hub,
  baseURL,
}) => {
  const asked = new Set<string>()
  page.context().on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin)
  })
  await page.goto('/phrases')
  await ready(page)
  await answerRight(page, 2)
  await leaveForHub(page)
  await page.getByRole('link', { name: 'Refuse' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'You said no on the account page, so you are not logged in. You can try again.',
  )
  await expect(page).toHaveURL('/phrases')
  expect(await findViolations(page)).toEqual([])

  await leaveForHub(page)
  await page.getByLabel('Number').fill('17')
  await page.getByRole('button', { name: 'Log in at the hub' }).click()
  await expect(page).toHaveURL('/hub-welcome')
  await ready(page)
  await passAgeGate(page)
  await expect(page.getByLabel('First name')).toHaveValue('Nomsa')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(page.getByText('Please accept the terms to make an account.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I accept the terms.' }).check()
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(page).toHaveURL('/phrases')
  await expect.poll(() => keptGuestSession(page)).toBeNull()
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toMatch(/eyJ|token/)

  await page.goto('/account')
  await ready(page)
  await expect(page.getByText('nomsa@hub.example')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Password' })).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Log out at the hub' }).click()
  await expect(page).toHaveURL('/')
  expect((await page.context().cookies()).some(({ name }) => name === SIGNED_IN_COOKIE)).toBe(false)

  await page.goto('/login')
  await ready(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue to login' })).toHaveAttribute(
    'href',
    `${HUB_ADDRESSES.login}?returnTo=/adults-dashboard`,
  )
  expect(await findViolations(page)).toEqual([])
  await page.goto('/signup')
  await ready(page)
  await passAgeGate(page)
  await page.getByRole('link', { name: 'Continue to sign up' }).click()
  await page.getByLabel('Number').fill('17')
  await page.getByRole('button', { name: 'Log in at the hub' }).click()
  await expect(page).toHaveURL('/adults-dashboard')
  await page.goto('/progress')
  await ready(page)
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Right answers$/ })
      .locator('xpath=following-sibling::dd'),
  ).toHaveText('2')
  expect([...asked].toSorted()).toEqual([baseURL ?? '', hub.issuer].toSorted())
})

test('existing account: one login joins it to the hub’s; its second factor is still asked [S1.05]', async ({
  page,
}) => {
  await page.goto('/phrases')
  await ready(page)
  await leaveForHub(page)
  await page.getByLabel('Number').fill('18')
  await page.getByRole('button', { name: 'Log in at the hub' }).click()
  await expect(page).toHaveURL('/hub-welcome')
  await ready(page)
  await passAgeGate(page)
  await page.getByText('I already have a Funda account').click()
  await expect(page.getByText('There is already a Funda account with thandi@hub.example.')).toBeVisible()
  const login = page.getByRole('group')
  await login.getByLabel('Email or username').fill('thandi')
  await login.getByLabel('Password').fill(MEMBER.password)
  // From the top: nothing lies half beneath the header.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await findViolations(page)).toEqual([])
  await login.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/phrases')
  await expect(page.getByLabel('Logged in as Thandi')).toBeVisible()

  // With the second step on, the hub alone is not enough from then on.
  const { secret } = await callServer(page, secondFactorCalls.beginSecondFactor, {})
  // The code before is taken only until the present one ends.
  await expect.poll(() => STEP - (Date.now() % STEP)).toBeGreaterThan(STEP / 6)
  await callServer(page, secondFactorCalls.confirmSecondFactor, {
    code: appCode(String(secret), new Date(Date.now() - STEP)),
  })
  await page.goto('/account')
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Log out at the hub' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/numbers')
  await ready(page)
  await leaveForHub(page)
  await page.getByLabel('Number').fill('18')
  await page.getByRole('button', { name: 'Log in at the hub' }).click()
  await expect(page).toHaveURL('/hub-welcome')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  expect(await findLostText(page)).toEqual([])
  await page.getByRole('textbox', { name: /^Code/ }).fill('000 000')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This code is not right')
  await page.getByRole('textbox', { name: /^Code/ }).fill(appCode(String(secret), new Date()))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/numbers')
  await expect(page.getByLabel('Logged in as Thandi')).toBeVisible()
})
