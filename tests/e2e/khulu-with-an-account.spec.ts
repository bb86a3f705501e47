import type { Locator, Page } from '@playwright/test'
import { accountsCalls } from '#contract/accounts.ts'
import { startModelServer, type ModelServer } from '../support/model-server.ts'
import { expect, ready, startProduct, test as walk } from '../support/walk.ts'
import { makePerson, signIn, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

/** A product that may ask a language model on this machine. */
const test = walk.extend<object, { model: ModelServer }>({
  model: [
    async ({}, use) => {
      const model = await startModelServer()
      await use(model)
      await model.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const { kind, url, name, region } = model.settings('openai-compatible')
      const product = await startProduct({
        KHULU_MODEL_KIND: kind,
        KHULU_MODEL_URL: url,
        KHULU_MODEL_NAME: name,
        KHULU_MODEL_REGION: region,
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

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

test("an account's questions: on every device, cleared everywhere; a guest's by choice", async ({
  page,
  browser,
  baseURL,
}) => {
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
  await expect(page.getByText('with your account for 90 days')).toBeVisible()
  const sent = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/khulu/messages') &&
      response.request().postData()?.includes('What does enkosi mean?') === true,
  )
  await ask(page, 'What does enkosi mean?')
  expect((await sent).status()).toBe(200)

  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const phone = await other.newPage()
  await signIn(phone, person)
  await open(phone)
  await expect(messages(phone)).toHaveCount(4)
  await expect(messages(phone).nth(1)).toContainText('The plural of umntu is abantu.')
  await messages(phone).nth(1).getByText('Where this comes from').click()
  await expect(messages(phone).nth(1).getByText('Dictionary: umntu')).toBeVisible()
  const cleared = phone.waitForResponse((response) => response.url().endsWith('/api/khulu/clear'))
  await phone.getByRole('button', { name: 'Clear the conversation' }).click()
  expect((await cleared).status()).toBe(200)
  await open(page)
  await expect(messages(page)).toHaveCount(0)
  await expect(offer).toHaveCount(0)
  await other.close()
})

test('an early question, before the server names the account: answered, stored for it only', async ({ page }) => {
  await signUp(page, makePerson('Nandi'))
  const held = Promise.withResolvers<void>()
  await page.route(`**${accountsCalls.getMe[1]}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page)
  await ask(page, 'plural of umntu')
  const keptKeys = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('funda.khulu')))
  expect(await keptKeys()).toEqual([])
  const sent = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/khulu/messages') &&
      response.request().postData()?.includes('plural of umntu') === true,
  )
  held.resolve()
  expect((await sent).status()).toBe(200)
  await expect(page.getByText('with your account for 90 days')).toBeVisible()
  await expect(messages(page)).toHaveCount(2)
  await expect(page.getByText('Before you logged in, somebody asked Khulu something on this device.')).toHaveCount(0)
  expect(await keptKeys()).toEqual(['funda.khulu-account'])
  await page.reload()
  await ready(page)
  await expect(messages(page).nth(1)).toContainText('The plural of umntu is abantu.')
})

test('a language model: Khulu says so first, and prints only confirmed words', async ({ page, model }) => {
  await signUp(page, makePerson('Zodwa'))
  await open(page)
  const use = page.getByLabel('Let a language model try')
  await expect(page.getByText('(South Africa)')).toBeVisible()
  await expect(use).not.toBeChecked()
  const unknown = 'xyzzy plugh the barking one pls'
  await ask(page, unknown)
  expect(model.requests).toEqual([])
  const chosen = page.waitForResponse((response) => response.url().endsWith('/api/khulu/choose-model'))
  await use.check()
  expect((await chosen).status()).toBe(200)
  await expect(use).toBeChecked()
  expect(await findViolations(page)).toEqual([])
  model.replies.push(
    { call: 'How do I say dog?' },
    { text: ['You say inj', 'a. Many are umblorfinja. It is one', ' dog.'] },
  )
  await page.getByLabel('Your question').fill(unknown)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages(page)).toHaveCount(5)
  await expect(messages(page).nth(3)).toContainText('I don’t know how to say “xyzzy, plugh”')
  await expect(messages(page).last()).toContainText('You say inja. It is one dog.')
  await expect(messages(page).last()).toContainText('A language model put this into words')
  await expect(page.getByText('umblorfinja')).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(messages(page).last()).toContainText('You say inja. It is one dog.')
  expect(await findViolations(page)).toEqual([])
})
