import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { makePerson, signIn, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

const messages = (page: Page): Locator => page.getByRole('log').locator('> ol > li')

async function open(page: Page): Promise<void> {
  await page.goto('/ask-khulu')
  await ready(page)
}

async function ask(page: Page, question: string): Promise<void> {
  const before = await messages(page).count()
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages(page)).toHaveCount(before + 2)
}

test('what is asked with an account is on each of its devices, and cleared on one it is gone from all; a guest\'s goes along only when one says so [S2.14] [S3.09]', async ({ page, browser, baseURL }) => {
  const person = makePerson('Lindiwe')
  await open(page)
  await ask(page, 'plural of umntu')
  await signUp(page, person)
  await open(page)
  const offer = page.getByText('Before you logged in, somebody asked Khulu something on this device.')
  await expect(offer).toBeVisible()
  await expect(messages(page)).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add it to my account' }).click()
  await expect(messages(page)).toHaveCount(2)
  await expect(page.getByText('kept with your account for 90 days')).toBeVisible()
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/khulu/messages'))
  await ask(page, 'What does enkosi mean?')
  expect((await sent).status()).toBe(200)

  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const phone = await other.newPage()
  await signIn(phone, person)
  await open(phone)
  await expect(messages(phone)).toHaveCount(4)
  await expect(messages(phone).nth(1)).toContainText('The plural of umntu is abantu.')
  await messages(phone).nth(1).getByText('What this rests on').click()
  await expect(messages(phone).nth(1).getByText('Lexicon: umntu')).toBeVisible()
  const cleared = phone.waitForResponse((response) => response.url().endsWith('/api/khulu/clear'))
  await phone.getByRole('button', { name: 'Clear the conversation' }).click()
  expect((await cleared).status()).toBe(200)
  await open(page)
  await expect(messages(page)).toHaveCount(0)
  await expect(offer).toHaveCount(0)
  await other.close()
})
