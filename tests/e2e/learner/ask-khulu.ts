import { expect, type Page } from '@playwright/test'
import { ready } from '../../support/walk.ts'

/** Asks Khulu something on its own page, and waits for the answer. */
export async function askKhulu(page: Page, question: string): Promise<void> {
  await page.goto('/ask-khulu')
  await ready(page)
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').locator('> ol > li')).toHaveCount(2)
}
