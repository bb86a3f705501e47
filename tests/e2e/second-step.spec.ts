import { readFile } from 'node:fs/promises'
import { appCode } from '../support/second-factor.ts'
import { expect, ready, test } from '../support/walk.ts'
import { findOnDevice } from './learner/device.ts'
import { readEmailLink } from './learner/emails.ts'
import { makePerson, sendForm, signUp } from './learner/sign-in.ts'
import { findLostText } from './routes/find-lost-text.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/401 \(/], viewport: { width: 320, height: 700 } })

test('second factor: set up, used at login, new address, data copy, account deleted [ASVS V6.3.3]', async ({
  page,
}) => {
  const person = makePerson('Zola')
  await signUp(page, person)
  await page.goto('/account')
  await ready(page)
  await page.getByRole('link', { name: 'Two-step login' }).click()
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('heading', { name: 'Set up your app' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await findLostText(page)).toEqual([])
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await page.getByRole('textbox', { name: /^Code/ }).fill(appCode(secret, new Date()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[0-9a-z]{5}-[0-9a-z]{5}$/ })
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await ready(page)
  await page.getByLabel('Email or username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await sendForm(page, 'Log in')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: /^Code/ }).fill('zzzzz-zzzzz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This code is not right')
  await page.getByRole('textbox', { name: /^Code/ }).fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/adults-dashboard')

  await page.goto('/account/email')
  await ready(page)
  const moved = `new-${person.email}`
  await page.getByLabel('New email address').fill(moved)
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByRole('heading', { name: 'We have sent you an email' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.goto(await readEmailLink(page, moved, 'Confirm your new email address'))
  await ready(page)
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused()

  await page.goto('/account/data')
  await ready(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save my data' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  // An archive whose files are not compressed.
  expect(saved).toContain(moved)
  expect(saved).not.toContain(secret)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('button', { name: 'Yes, delete everything' })).toBeEnabled()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(page).toHaveURL('/')
  await ready(page)
  expect(await findOnDevice(page, [person.firstName, person.username, secret])).toEqual([])
  await page.goto('/account')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
})
