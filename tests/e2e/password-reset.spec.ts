import { expect, ready, test } from '../support/walk.ts'
import { findViolations } from './routes/find-violations.ts'
import { readEmailLink } from './learner/emails.ts'
import { makePerson, passAgeGate, signIn, signUp } from './learner/sign-in.ts'

test.use({ expectedNoise: [/(410|401) \(/] })

test('a forgotten password: email, new password by its link, login with it [S2.20] [ASVS V6.4.3]', async ({
  page,
  context,
}) => {
  const person = makePerson('Nomsa')
  await signUp(page, person)
  await context.clearCookies()

  await page.goto('/login')
  await ready(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(`If ${person.email} has an account here`)

  const link = await readEmailLink(page, person.email, 'Choose a new password')
  await page.goto(link)
  await ready(page)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password').fill('iinkomo ziyatya')
  await page.getByLabel('Password again').fill('iinkomo')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show: New password' }).click()
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text')
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Password again').fill('iinkomo ziyatya')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused()

  await signIn(page, { ...person, password: 'iinkomo ziyatya' })
  await readEmailLink(page, person.email, 'Your password was changed')
})

test('reset link: a used one says so and offers another email; a missing one is asked for', async ({
  page,
  context,
}) => {
  const person = makePerson('Sipho')
  await signUp(page, person)
  await context.clearCookies()
  await page.goto('/forgot-password')
  await ready(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const link = await readEmailLink(page, person.email, 'Choose a new password')
  for (const outcome of ['Your new password is saved', 'This link has expired or has already been used']) {
    await page.goto('/about')
    await page.goto(link)
    await ready(page)
    await page.getByLabel('New password').fill('iinkomo ziyatya')
    await page.getByLabel('Password again').fill('iinkomo ziyatya')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText(outcome)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ask for another email' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.goto('/reset-password')
  await expect(page.getByRole('main')).toContainText('Please open this page with the link in our email.')
})

test('password reset: an unknown address gets the same page as a known one, and no email [ASVS V6.4.3]', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await ready(page)
  await page.getByLabel('Email').fill('nobody-at-all@example.org')
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByRole('main')).toContainText(
    'If nobody-at-all@example.org has an account here, we have sent an email to it.',
  )
  await page.goto('/dev/outbox')
  await expect(page.getByRole('article').filter({ hasText: 'nobody-at-all@example.org' })).toHaveCount(0)
})

test('confirmation email: in the page’s language, and its link confirms the address', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('funda.language', 'xh'))
  const person = makePerson('Thandi')
  await page.goto('/signup')
  await ready(page)
  await passAgeGate(page, '13 nangaphezulu', '18 nangaphezulu')
  await page.getByLabel('I-imeyile').fill(person.email)
  await page.getByLabel('Iphasiwedi', { exact: false }).first().fill(person.password)
  await page.getByRole('checkbox').check()
  await page.locator('form').getByRole('button', { name: 'Bhalisa' }).click()
  await expect(page).toHaveURL('/adults-dashboard')
  const link = await readEmailLink(page, person.email, 'Qinisekisa idilesi yakho ye-imeyile')
  await page.goto(link)
  await ready(page)
  await page.getByRole('button', { name: 'Ewe, yeyam' }).click()
  await expect(page.getByRole('heading', { name: 'Idilesi yakho iqinisekisiwe' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.goto('/account')
  await expect(page.getByText('Iqinisekisiwe', { exact: true })).toBeVisible()
})
