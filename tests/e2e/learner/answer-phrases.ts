import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const CONTENT = new URL('../../../content/languages/xh/', import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, CONTENT), 'utf8'))

const meanings = read('glosses/en/items/phrases.json') as Record<string, { meaning: string }>
const items = read('items/phrases.json') as { id: string; target: string }[]

/** The isiXhosa of each English prompt of the phrases page. */
const TARGETS = new Map(items.map(({ id, target }) => [meanings[id]?.meaning, target]))

const practice = (page: Page) => page.getByRole('region', { name: 'Practise' })

/** Finds the answer to what the page asks now, found as a learner would: by the English prompt. */
export async function findAnswer(page: Page): Promise<string> {
  const prompt = await practice(page)
    .getByText('How do you say this in isiXhosa?')
    .locator('xpath=following-sibling::p[1]')
    .innerText()
  const target = TARGETS.get(prompt)
  if (target === undefined) throw new Error(`No phrase means '${prompt}'.`)
  return target
}

/** Types an answer and checks it with the Enter key. */
export async function typeAnswer(page: Page, answer: string): Promise<void> {
  const input = practice(page).getByLabel('Your answer')
  await input.fill(answer)
  await input.press('Enter')
}

/** Answers the next prompts right, and waits until each is counted. */
export async function answerRight(page: Page, times = 1): Promise<void> {
  const score = practice(page).getByText(/^Score: \d+ right$/)
  for (let done = 0; done < times; done++) {
    const next = practice(page).getByRole('button', { name: 'Next one' })
    if (await next.isVisible()) await next.click()
    const before = Number((await score.innerText()).replaceAll(/\D/g, ''))
    await typeAnswer(page, await findAnswer(page))
    await expect(practice(page).getByRole('heading', { name: 'Correct! 🎉' })).toBeVisible()
    await expect(score).toHaveText(`Score: ${before + 1} right`)
  }
}
