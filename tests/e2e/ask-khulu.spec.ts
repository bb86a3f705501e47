import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { findViolations, findViolationsOfColour } from './routes/find-violations.ts'

const messages = (page: Page): Locator => page.getByRole('log').locator('> ol > li')
const input = (page: Page): Locator => page.getByLabel('Your question')
const send = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true })
const lastAnswer = (page: Page): Locator => messages(page).last()

async function open(page: Page): Promise<void> {
  await page.goto('/ask-khulu')
  await ready(page)
}

async function ask(page: Page, question: string): Promise<void> {
  const before = await messages(page).count()
  await input(page).fill(question)
  await send(page).click()
  await expect(messages(page)).toHaveCount(before + 2)
  await expect(page.getByRole('status', { name: 'Khulu is thinking' })).toHaveCount(0)
}

test('a question: typing, then a true answer in time; blank ones are ignored [S2.14] [S3.09] [S4.18] [S5.02] [S9.07]', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  await expect(send(page)).toBeDisabled()
  await input(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  // What answers is here before the clock is watched.
  await ask(page, 'hello')
  await expect(messages(page)).toHaveCount(2)
  await page.clock.pauseAt(Date.now() + 3_000)
  await input(page).fill('How do I say “I am learning”?')
  await send(page).click()
  const typing = page.getByRole('status', { name: 'Khulu is thinking' })
  await expect(typing).toBeVisible()
  await expect(messages(page)).toHaveCount(3)
  await input(page).fill('next')
  await expect(send(page)).toBeDisabled()
  await page.clock.runFor(1500)
  await expect(typing).toHaveCount(0)
  await expect(lastAnswer(page)).toContainText('You say ndiyafunda.')
  await expect(lastAnswer(page).getByRole('list', { name: 'ndiyafunda' }).getByRole('listitem')).toHaveText([
    'ndiI',
    'yanow',
    'fundalearn',
  ])
  await expect(send(page)).toBeEnabled()
  await page.clock.resume()
  await ask(page, 'And “we are learning”?')
  await expect(lastAnswer(page)).toContainText('siyafunda')
  await ask(page, 'and in the past?')
  await expect(lastAnswer(page)).toContainText('sifundile')
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('funda.khulu') ?? '{}') as { messages: Record<string, unknown>[] },
  )
  expect(kept.messages).toHaveLength(8)
  for (const message of kept.messages) {
    expect(message['id']).toMatch(/^[\da-f-]{36}$/)
    expect(['user', 'khulu']).toContain(message['sender'])
    expect(message['text']).not.toBe('')
    expect(Date.parse(String(message['timestamp']))).not.toBeNaN()
  }
})

test('question cards: each of the four asks its question and gets an answer [S2.14]', async ({ page }) => {
  await open(page)
  const cards = page.getByRole('region', { name: 'Popular questions' }).getByRole('button')
  await expect(cards).toHaveText([
    'How do I greet someone?',
    'What does enkosi mean?',
    'How do I count to five?',
    'Tell me about family names',
  ])
  for (const [index, answer] of ['molweni', 'thank you', 'zintlanu', 'umama'].entries()) {
    await cards.nth(index).click()
    await expect(lastAnswer(page)).toContainText(answer)
  }
  await expect(messages(page)).toHaveCount(8)
})

test('an answer: sources, sound, practice and word parts are one press away', async ({ page }) => {
  await open(page)
  await ask(page, 'what is the plural of inja')
  const answer = lastAnswer(page)
  await expect(answer.getByText('Dictionary: inja')).toBeHidden()
  await answer.getByText('Where this comes from').click()
  await expect(answer.getByText('Dictionary: inja')).toBeVisible()
  await answer.getByRole('button', { name: 'Hear it' }).click()
  await expect(answer.getByRole('status')).toContainText('Say: ee-ZEEN-jah')
  await answer.getByRole('button', { name: 'izinja' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('izinja')
  await page.keyboard.press('Escape')
  await answer.getByRole('link', { name: 'Practise' }).click()
  await expect(page).toHaveURL(/\/grammar\?category=nouns$/)
})

test('unanswered question: Khulu says so and suggests two answerable ones', async ({ page }) => {
  await open(page)
  await ask(page, 'How do I say photosynthesis?')
  const offers = lastAnswer(page).getByRole('listitem').getByRole('button')
  await expect(lastAnswer(page)).toContainText('I don’t know how to say “photosynthesis”.')
  await expect(offers).toHaveCount(2)
  await offers.first().click()
  await expect(lastAnswer(page)).toContainText('molo')
})

test.describe('without a network', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('a correction: loads its chunk; offline Khulu says so, and answers once online again', async ({
    page,
    context,
  }) => {
    await open(page)
    await ask(page, 'how do I say dog')
    await expect(lastAnswer(page)).toContainText('inja')
    await context.setOffline(true)
    await ask(page, 'correct my sentence: umntwana bayadlala')
    await expect(lastAnswer(page)).toContainText('I have to load something first')
    await ask(page, 'how do I say cat')
    await expect(lastAnswer(page)).toContainText('ikati')
    await context.setOffline(false)
    await ask(page, 'correct my sentence: umntwana bayadlala')
    await expect(lastAnswer(page)).toContainText('umntwana uyadlala')
  })
})

test('conversation: survives a reload, follows the page’s language and can be cleared', async ({ page }) => {
  await open(page)
  await ask(page, 'plural of umntu')
  await expect(lastAnswer(page)).toContainText('The plural of umntu is abantu.')
  await page.reload()
  await ready(page)
  await expect(lastAnswer(page)).toContainText('The plural of umntu is abantu.')
  await page.getByRole('banner').locator('summary').nth(1).click()
  await page.getByRole('banner').getByRole('button', { name: 'Afrikaans', exact: true }).click()
  await expect(lastAnswer(page)).toContainText('Die meervoud van umntu is abantu.')
  await page.getByRole('button', { name: 'Vee die gesprek uit' }).click()
  await expect(messages(page)).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(messages(page)).toHaveCount(0)
})

test('distress: gets helplines to call; HTML in a question is never rendered', async ({ page }) => {
  await open(page)
  await ask(page, 'I want to kill myself')
  await expect(lastAnswer(page).getByRole('link', { name: 'Call Childline South Africa: 116' })).toHaveAttribute(
    'href',
    'tel:116',
  )
  await expect(lastAnswer(page).getByRole('link', { name: 'Call SADAG: 0800 567 567' })).toBeVisible()
  await ask(page, '<img src=x onerror=alert(1)>')
  await expect(page.getByRole('log').locator('img')).toHaveCount(0)
})

test('conversation: no axe faults in any theme, and fits a window of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // The other themes' colours are only fetched where one of them is chosen.
  await page.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
  await open(page)
  for (const question of [
    'How do I say my two big dogs?',
    'conjugate ukufunda',
    'I want to die',
    'what does xyzzyplugh mean',
  ])
    await ask(page, question)
  await page.getByText('Where this comes from').first().click()
  expect(await findViolations(page)).toEqual([])
  expect(await findViolationsOfColour(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
