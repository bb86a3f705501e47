import type { Locator, Page } from '@playwright/test'
import { generateItem } from '#core/exercises/generated-item.ts'
import { expect, ready, test } from '../support/walk.ts'
import { answerRight, typeAnswer } from './learner/answer-phrases.ts'
import { keptEvents } from './learner/device.ts'
import { findViolations, findViolationsOfColour } from './routes/find-violations.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
  await page.goto(address)
  await ready(page)
}

const verdict = (page: Page): Locator => page.locator('#verdict')
const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Reads the isiXhosa words in the explanation beneath the verdict. */
const namedWords = (page: Page): Promise<string[]> => verdict(page).locator('p b[lang=xh]').allTextContents()

test('beneath the verdict: a wrong person, a slip, another word and variants are explained', async ({ page }) => {
  await open(page, '/phrases?q=I%20understand')
  await expect(page.getByRole('region', { name: 'Practise' })).toContainText('I understand')
  for (const [answer, why, words] of [
    ['Uyaqonda', 'u- in uyaqonda is for a different person. Here the verb takes ndi-.', ['u', 'uyaqonda', 'ndi']],
    ['Andiqondi', 'andiqondi says “not”. This sentence needs the form without “not”.', ['andiqondi']],
    [
      'Ndiyaqondda',
      'Nearly! There is a small spelling mistake in ndiyaqondda. The right spelling is ndiyaqonda.',
      ['ndiyaqondda', 'ndiyaqonda'],
    ],
    ['enkosi', 'enkosi is a different word. It has to do with “thank you”.', ['enkosi']],
  ] as const) {
    await typeAnswer(page, answer)
    await expect(verdict(page).getByRole('heading')).toHaveText('Try again!')
    await expect(verdict(page)).toContainText(why)
    await expect.poll(() => namedWords(page)).toEqual(words)
  }
  await typeAnswer(page, 'ndiyaqonda!')
  await expect(verdict(page).getByRole('heading')).toHaveText('Correct! 🎉')
  await expect(verdict(page)).toContainText('Only the punctuation is different (full stops, hyphens or apostrophes)')
  await expect(page.getByText('Score: 1 right')).toBeVisible()
})

test('isiXhosa and Afrikaans pages: a wrong answer is explained in that language', async ({ page }) => {
  await open(page, '/phrases?q=I%20understand')
  for (const [name, code, label, why] of [
    ['isiXhosa', 'xh', 'Impendulo yakho', 'ngowomnye umntu'],
    ['Afrikaans', 'af', 'Jou antwoord', 'vir ’n ander persoon'],
  ] as const) {
    const header = page.getByRole('banner')
    await header.locator('summary').nth(1).click()
    await header.getByRole('button', { name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    const input = page.getByLabel(label)
    await input.fill('Uyaqonda')
    await input.press('Enter')
    await expect(verdict(page)).toContainText(why)
  }
})

/**
 * Scrolls, as a reader does, and waits until the page has opened the device's database. The engine loads later.
 */
async function hasItsOwn(page: Page): Promise<void> {
  await page.mouse.wheel(0, 100)
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'funda'))
  await page.waitForLoadState('networkidle')
}

test.describe('while the engine is on its way', () => {
  test.use({ serviceWorkers: 'block' })

  test('a wrong answer: stored at once, even if the page is left before the grammar loads', async ({
    page,
    context,
  }) => {
    await open(page, '/phrases')
    await hasItsOwn(page)
    // Whatever is fetched from now on never comes.
    await context.route(/\/assets\//, () => {})
    await typeAnswer(page, 'nonsense')
    await expect(verdict(page).getByRole('heading')).toHaveText('Try again!')
    await expect.poll(async () => (await keptEvents(page)).map(({ owner }) => owner)).toEqual(['draft guest'])
    await context.unroute(/\/assets\//)
    await page.reload()
    await ready(page)
    await expect
      .poll(async () => (await keptEvents(page)).map(({ owner, event }) => [owner, event.answer, event.verdict]))
      .toEqual([['guest', 'nonsense', 'wrong']])
  })
})

test.describe("where the engine can't be fetched", () => {
  test.use({ expectedNoise: [/net::ERR_|Failed to fetch|didn't load/], serviceWorkers: 'block' })

  test('engine unavailable: the specification’s rule checks; word parts need the network [S5.01]', async ({
    page,
    context,
  }) => {
    await open(page, '/phrases')
    await hasItsOwn(page)
    await context.route(/\/assets\//, (route) => route.abort())
    await typeAnswer(page, 'nonsense')
    await expect(verdict(page).getByRole('heading')).toHaveText('Try again!')
    await expect(verdict(page)).toContainText('Not quite.')
    await answerRight(page, 5)
    await expect(page.getByRole('link', { name: 'New achievement: 5 right answers' })).toBeVisible()
    await page.getByRole('listitem').getByRole('heading', { level: 3 }).first().getByRole('button').click()
    await expect(page.getByText('We can’t show the pieces of this word offline.')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('endless practice without engine: asks for the network; the page’s questions go on', async ({
    page,
    context,
  }) => {
    await open(page, '/numbers')
    await hasItsOwn(page)
    await context.route(/\/assets\//, (route) => route.abort())
    const choice = page.getByLabel('Endless practice')
    await choice.click()
    await expect(page.getByRole('alert')).toContainText(
      'Endless practice didn’t load. Try again when you have internet.',
    )
    await expect(choice).not.toBeChecked()
    await typeAnswer(page, 'unothi')
    await expect(page.getByText('Score: 1 right')).toBeVisible()
  })
})

/** Most seeds that are tried to find the page's question; there are hundreds of dates. */
const MOST_SEEDS = 200_000

/** Finds the isiXhosa of an endless practice question by the shown prompt: small numbers, times and dates. */
function findGenerated(section: 'numbers' | 'time', english: string): string {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const item = generateItem(section, seed, seed % 6)
    if (item.english === english) return item.target
  }
  throw new Error(`No question of ${section} asks for '${english}'.`)
}

test("endless numbers and times: checked and explained, with the page's own score", async ({ page }) => {
  for (const section of ['numbers', 'time'] as const) {
    await open(page, `/${section}`)
    const practice = page.getByRole('region', { name: 'Practise' })
    const prompt = practice.getByText('How do you say this in isiXhosa?').locator('xpath=following-sibling::p[1]')
    const own = await prompt.innerText()
    await practice.getByLabel('Endless practice').check()
    await expect(prompt).not.toHaveText(own)
    for (let right = 1; right <= 5; right++) {
      const asked = (await prompt.textContent()) ?? ''
      await typeAnswer(page, 'nonsense')
      await expect(verdict(page).getByRole('heading')).toHaveText('Try again!')
      await typeAnswer(page, findGenerated(section, asked))
      await expect(verdict(page).getByRole('heading'), asked).toHaveText('Correct! 🎉')
      await expect(practice.getByText(`Score: ${right} right`)).toBeVisible()
      if (right < 5) await practice.getByRole('button', { name: 'Next one' }).click()
    }
    await expect(page.getByRole('link', { name: 'New achievement: 5 right answers' })).toBeVisible()
    await practice.getByRole('button', { name: 'Next one' }).click()
    await practice.getByRole('button', { name: 'Show me' }).click()
    await expect(verdict(page)).toContainText('The answer is:')
    await practice.getByLabel('Endless practice').uncheck()
    await expect(prompt).toHaveText(own)
  }
  await open(page, '/phrases')
  await expect(page.getByRole('region', { name: 'Practise' })).toBeVisible()
  await expect(page.getByLabel('Endless practice')).toHaveCount(0)
})

/** Returns the pieces of the word that is open, with what stands under them. */
const blocks = (page: Page): Promise<string[]> =>
  dialog(page)
    .getByRole('list', { name: 'The pieces of the word' })
    .getByRole('listitem')
    .evaluateAll((pieces) => pieces.map((piece) => [...piece.children].map((part) => part.textContent).join(' ')))

/** Returns a word's place in a text that is drawn as one node. */
const placeOf = (text: Locator, word: string): Promise<{ x: number; y: number }> =>
  text.evaluate((element, wanted) => {
    const node = element.firstChild as Text
    const range = document.createRange()
    range.setStart(node, node.data.indexOf(wanted))
    range.setEnd(node, node.data.indexOf(wanted) + wanted.length)
    const [box, whole] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return { x: box.x + box.width / 2 - whole.x, y: box.y + box.height / 2 - whole.y }
  }, word)

test('a pressed word: opens with its parts, class and meaning; its neighbours are a press away', async ({ page }) => {
  await open(page, '/vocabulary?q=umakhulu')
  const sentence = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'umakhulu' }) })
    .locator('p[lang=xh]')
    .getByRole('button')
  // What lies below the window isn't drawn, and has no text to be seen yet.
  await sentence.scrollIntoViewIfNeeded()
  await expect.poll(() => sentence.innerText()).toContain(' ')
  // The letters move once more when their font has come.
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const text = await sentence.innerText()
  const last =
    text
      .replaceAll(/[^\p{L} ]/gu, '')
      .split(' ')
      .at(-1) ?? ''
  await sentence.click({ position: await placeOf(sentence, last) })
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(last)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'xh')
  await expect(dialog(page).getByRole('button', { name: last, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  await page.getByRole('heading', { level: 3, name: 'umakhulu' }).getByRole('button').click()
  await expect.poll(() => blocks(page)).toEqual(['u prefix class 1a', 'makhulu noun'])
  await expect(dialog(page)).toContainText('grandmother')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('keyboard alone: opens, walks and closes a sentence, and the focus returns', async ({ page }) => {
  await open(page, '/phrases?q=I%20understand')
  const opener = page.getByRole('listitem').getByRole('heading', { level: 3, name: 'Ndiyaqonda' }).getByRole('button')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => blocks(page)).toEqual(['ndi I', 'ya now', 'qond verb', 'a ending'])
  await dialog(page).getByRole('button', { name: 'enkosi' }).press('Enter')
  await expect(dialog(page)).toContainText('thank you')
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Tab')
    await expect(page.locator('header :focus, main :focus, footer :focus')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('open word: closes when the learner goes back', async ({ page }) => {
  await open(page, '/menu')
  await page.getByRole('main').locator('a.tile').filter({ hasText: 'Phrases' }).click()
  await page.getByRole('listitem').locator('p[lang=xh]').getByRole('button').first().click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/menu')
  await expect(dialog(page)).toHaveCount(0)
})

test('open word: no axe faults in any theme', async ({ page }) => {
  await open(page, '/phrases?q=I%20understand')
  await page.getByRole('heading', { level: 3, name: 'Ndiyaqonda' }).getByRole('button').click()
  await expect(dialog(page)).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await findViolations(page), `at ${width} px`).toEqual([])
  }
  expect.soft(await findViolationsOfColour(page)).toEqual([])
})

/** Records the files that a page loads, with their bytes as sent, in a growing list. */
async function recordFiles(page: Page): Promise<{ url: string; bytes: number }[]> {
  const files: { url: string; bytes: number }[] = []
  const urls = new Map<string, string>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? ''
    if (url.includes('/assets/')) files.push({ url, bytes: encodedDataLength })
  })
  return files
}

test('engine and lexicon: loaded only for an answer, at most 60 KB', async ({ page, context }) => {
  // What a page fetches that nobody answers on belongs to the page, however late it comes on a slow machine.
  const unanswered = await context.newPage()
  const ofThePage = await recordFiles(unanswered)
  await open(unanswered, '/phrases?q=I%20understand')
  await unanswered.waitForLoadState('networkidle')
  const files = await recordFiles(page)
  await open(page, '/phrases?q=I%20understand')
  await page.waitForLoadState('networkidle')
  const before = files.length
  await page.getByLabel('Your answer').focus()
  await typeAnswer(page, 'Uyaqonda')
  await expect(verdict(page)).toContainText('is for a different person')
  const forTheAnswer = (): number[] =>
    files
      .slice(before)
      .filter(({ url }) => !ofThePage.some((file) => file.url === url))
      .map(({ bytes }) => bytes)
  await expect.poll(() => forTheAnswer().length).toBeGreaterThan(1)
  await expect.poll(() => forTheAnswer().reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(64 * 1024)
})
