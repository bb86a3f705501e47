import type { Page } from '@playwright/test'
import { SIGNED_IN_COOKIE } from '#contract/accounts.ts'
import { HUB_ADDRESSES } from '#contract/hub.ts'
import { HUB_CLIENT, startHub, type TestHub } from '../support/hub.ts'
import { expect, ready, startProduct, test as walk } from '../support/walk.ts'
import { answerRight } from './learner/answer-phrases.ts'
import { keptGuestSession } from './learner/device.ts'
import { passAgeGate } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

/** A product whose accounts come from a real OpenID provider on this machine. */
const test = walk.extend<object, { hub: TestHub }>({
  hub: [async ({}, use) => {
    const hub = await startHub()
    hub.people.set('17', { given_name: 'Nomsa', family_name: 'Dlamini', preferred_username: 'nomsa', email: 'nomsa@hub.example', email_verified: true })
    await use(hub)
    await hub.close()
  }, { scope: 'worker' }],
  product: [async ({ hub }, use) => {
    const product = await startProduct({ HUB_ISSUER: hub.issuer, HUB_CLIENT_ID: HUB_CLIENT.clientId, HUB_CLIENT_SECRET: HUB_CLIENT.clientSecret })
    hub.serve({ origin: product.url, logoutAt: `${product.url}${HUB_ADDRESSES.logout}` })
    await use(product)
    await product.stop()
  }, { scope: 'worker', timeout: 90_000 }],
})

const dialog = (page: Page) => page.getByRole('dialog')

/** By the dialog of the page to the hub. */
async function leaveForHub(page: Page): Promise<void> {
  if (!await dialog(page).isVisible()) await page.getByRole('complementary', { name: 'Guest session' }).getByRole('link').click()
  await dialog(page).getByRole('link', { name: 'Continue to login' }).click()
  await expect(page.getByRole('heading', { name: 'Hub login' })).toBeVisible()
}

test('a guest logs in through the hub: refuses there and is told so, comes back with what was learnt, and logs out there too [S1.05] [S2.17] [S4.06] [S4.11] [S7.02] [S7.03]', async ({ page, hub, baseURL }) => {
  const asked = new Set<string>()
  page.context().on('request', (request) => { if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin) })
  await page.goto('/phrases')
  await ready(page)
  await answerRight(page, 2)
  await leaveForHub(page)
  await page.getByRole('link', { name: 'Refuse' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('You said no on the account page, so you are not logged in. You can try again.')
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
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).not.toMatch(/eyJ|token/)

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
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue to login' })).toHaveAttribute('href', `${HUB_ADDRESSES.login}?returnTo=/adults-dashboard`)
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
  await expect(page.getByRole('term').filter({ hasText: /^Right answers$/ }).locator('xpath=following-sibling::dd')).toHaveText('2')
  expect([...asked].toSorted()).toEqual([baseURL ?? '', hub.issuer].toSorted())
})
