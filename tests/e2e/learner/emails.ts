import { expect, type Page } from '@playwright/test'
import { ready } from '../../support/walk.ts'

/** Reads the link in the newest email of that subject to that address, as the developer's outbox shows it. */
export async function readEmailLink(page: Page, to: string, subject: string): Promise<string> {
  const sentEmails = page
    .getByRole('article')
    .filter({ hasText: to, has: page.getByRole('heading', { name: subject }) })
  // An email is written in the background: the outbox is looked into until it is there.
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(sentEmails.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  return (await sentEmails.first().getByRole('link').getAttribute('href')) ?? ''
}

/** Opens a new account's email and confirms the address; only then can an adult add a child. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(await readEmailLink(page, email, 'Confirm your email address'))
  await ready(page)
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused()
}

/** Reads the code in the newest email that a grown-up on a child's device gets. */
export async function readGrownUpCode(page: Page, to: string): Promise<string> {
  const heading = page
    .getByRole('article')
    .filter({ hasText: to })
    .getByRole('heading', { name: /Your code for Funda/ })
    .first()
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(heading).toBeVisible({ timeout: 500 })
  }).toPass()
  return /\d{6}/.exec(await heading.innerText())?.[0] ?? ''
}
