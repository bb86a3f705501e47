import { expect, type Page } from '@playwright/test'

/** The link in the newest letter of that subject to that address, as the developer's outbox shows it. */
export async function readLetterLink(page: Page, to: string, subject: string): Promise<string> {
  const letters = page.getByRole('article').filter({ hasText: to, has: page.getByRole('heading', { name: subject }) })
  // A letter is written in the background: the outbox is looked into until it is there.
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(letters.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  return await letters.first().getByRole('link').getAttribute('href') ?? ''
}
