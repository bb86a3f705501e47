import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { answerRight } from './learner/answer-phrases.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations, findViolationsOfColour } from './routes/find-violations.ts'

const messages = (page: Page): Locator => page.getByRole('log').locator('> ol > li')
const lastAnswer = (page: Page): Locator => messages(page).last()
const childline = (page: Page): Locator =>
  lastAnswer(page).getByRole('link', { name: 'Call Childline South Africa: 116' })
const quietLine = (page: Page): Locator =>
  lastAnswer(page).getByRole('link', { name: 'If this is about you: call 116.' })

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

const TOLD = [
  'my teacher wants me to send naked pictures',
  'a man online asked me for nudes',
  'my teacher asked me for sex',
  'my uncle asks me to take off my clothes',
  'he showed me his private parts',
  'he sent me a dirty picture',
  'utitshala ufuna ndithumele iifoto zam ndingenampahla',
  'I am hungry and there is no food',
] as const

/** Reads everything that the device keeps. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a child who tells at ${width} px: the number to call, and nothing kept or sent (B1)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`))
    for (const text of TOLD) {
      await ask(page, text)
      await expect(childline(page)).toHaveAttribute('href', 'tel:116')
      await expect(lastAnswer(page)).toContainText('Call 116. It is free, day and night.')
    }
    await ask(page, 'I am sad')
    await expect(quietLine(page)).toHaveAttribute('href', 'tel:116')
    await ask(page, 'What does enkosi mean?')
    await expect(quietLine(page)).toHaveCount(0)
    const [kept, all] = [await keptText(page), sent.join('\n')]
    for (const text of [...TOLD, 'I am sad'])
      expect([text, kept.includes(text), all.includes(text)]).toEqual([text, false, false])
    expect(kept).toContain('What does enkosi mean?')
    expect(kept).not.toContain('116')
    await page.reload()
    await ready(page)
    await expect(messages(page)).toHaveCount(2)
  })
}

test('a child who tells, with an account: nothing reaches the server or the next login (B1)', async ({ page }) => {
  await signUp(page, makePerson('Lindiwe'))
  await open(page)
  const exchanged: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') exchanged.push(request.postData() ?? '')
  })
  await ask(page, 'my uncle touches me')
  await expect(lastAnswer(page).getByRole('link', { name: 'Call SADAG: 0800 567 567' })).toBeVisible()
  await ask(page, 'my parents fight a lot and I hide')
  await ask(page, 'plural of umntu')
  await expect.poll(() => exchanged.some((body) => body.includes('plural of umntu'))).toBe(true)
  expect(exchanged.filter((body) => /uncle|parents fight/.test(body))).toEqual([])
  expect(await keptText(page)).not.toMatch(/uncle|parents fight/)
})

test('a child who tells without the rules of the language: the number to call all the same (B1)', async ({ page }) => {
  await page.route(/khulu-mind/, (route) => route.abort())
  await open(page)
  await ask(page, 'my stepdad comes into my room at night')
  await expect(childline(page)).toBeVisible()
})

test("Khulu's field: the save notice, due elsewhere, doesn't lie over it (M1)", async ({ page }) => {
  const notice = page.getByRole('status', { name: /^Keep your \d+ points?\?$/ })
  await page.goto('/phrases')
  await ready(page)
  await answerRight(page)
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/vocabulary')
    await expect(notice).toBeVisible()
    await open(page)
    await ask(page, 'plural of umntu')
    await expect(notice).toHaveCount(0)
    await page.getByLabel('Your question').fill('next')
    await page.getByRole('button', { name: 'Send', exact: true }).click({ trial: true })
  }
})

test('the answer and the quiet line: accessible in every theme, on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
  await open(page)
  await ask(page, 'my uncle touches me')
  await ask(page, 'my parents fight a lot')
  expect(await findViolations(page)).toEqual([])
  expect(await findViolationsOfColour(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
