import { expect, ready, test } from '../support/walk.ts'

test("Afrikaans pages: a word's meaning is in Afrikaans, in analysis and after a wrong answer", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('funda.language', 'af'))
  await page.goto('/phrases?q=I%20understand')
  await ready(page)
  await page.getByRole('heading', { level: 3, name: 'Ndiyaqonda' }).getByRole('button').click()
  const meaning = page.getByRole('dialog').locator('[lang=af]', { hasText: 'om te verstaan' })
  await expect(meaning.first()).toBeVisible()
  await page.keyboard.press('Escape')
  const answer = page.getByLabel('Jou antwoord')
  await answer.fill('enkosi')
  await answer.press('Enter')
  await expect(page.locator('#verdict')).toContainText('enkosi is ’n ander woord. Dit gaan oor “dankie”.')
})
