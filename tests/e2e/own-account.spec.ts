import { expect, ready, test } from '../support/walk.ts'
import { findViolations } from './routes/find-violations.ts'
import { makePerson, sendForm, signIn, signUp } from './learner/sign-in.ts'

test.use({ expectedNoise: [/40[01] \(/] })

test('own account: sessions are listed, one is ended, logout is on every page [ASVS V7.5.2] [ASVS V7.4.4]', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = makePerson('Lerato')
  await signUp(page, person)
  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36',
  })
  const phonePage = await phone.newPage()
  await signIn(phonePage, person)

  await page.goto('/account')
  await ready(page)
  const devices = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Computer')
  expect(await findViolations(page)).toEqual([])
  await devices.getByRole('button', { name: /^Log out there: Phone/ }).click()
  await expect(devices.getByRole('status')).toHaveText('Done: that device is logged out.')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0)

  await phonePage.goto('/account')
  await expect(phonePage.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await phone.close()

  for (const address of ['/', '/phrases', '/progress', '/children']) {
    await page.goto(address)
    await ready(page)
    await page.getByLabel('Logged in as Lerato').click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()
  }
})

test('password change: needs the current password, and this device stays logged in [ASVS V6.2.2] [ASVS V6.2.3]', async ({
  page,
  context,
}) => {
  const person = makePerson('Bongani')
  await signUp(page, person)
  await page.goto('/account')
  await ready(page)
  const card = page.getByRole('region', { name: 'Change the password' })
  const fill = async (present: string): Promise<void> => {
    await card.getByLabel('Current password').fill(present)
    await card.getByLabel('New password').fill('iinkomo ziyatya')
    await card.getByLabel('Password again').fill('iinkomo ziyatya')
    await card.getByRole('button', { name: 'Change the password' }).click()
  }
  await fill('not the password')
  await expect(card.getByText('This is not your current password.')).toBeVisible()
  await expect(card.getByLabel('Current password')).toBeFocused()
  await fill(person.password)
  await expect(card.getByRole('status')).toHaveText(
    'Your password has been changed, and all your other devices are logged out.',
  )
  await expect(card.getByLabel('Current password')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText(person.email)
  await context.clearCookies()
  await page.goto('/login')
  await ready(page)
  await page.getByLabel('Email or username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await sendForm(page, 'Log in')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The name or the password is not right. Please try again.',
  )
  await page.getByLabel('Password').fill('iinkomo ziyatya')
  await sendForm(page, 'Log in')
  await expect(page).toHaveURL('/adults-dashboard')
})

test('account page: a visitor who is not logged in is asked to log in', async ({ page }) => {
  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
})
