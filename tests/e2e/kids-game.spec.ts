import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listedWords } from '#core/game/game-words.ts'
import { splitSyllables } from '#core/game/split-syllables.ts'
import { expect, ready, test } from '../support/walk.ts'
import { findViolations } from './routes/find-violations.ts'
import { readItems } from './routes/read-items.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const readMeanings = (section: string): Record<string, { meaning: string }> =>
  JSON.parse(
    readFileSync(new URL(`../../content/languages/xh/glosses/en/items/${section}.json`, import.meta.url), 'utf8'),
  ) as Record<string, { meaning: string }>

/** Meanings of the isiXhosa words in the games. */
const MEANINGS = new Map(
  (['vocabulary', 'culture'] as const).flatMap((section) =>
    readItems(section).map(({ id, target }) => [target, readMeanings(section)[id]?.meaning ?? ''] as const),
  ),
)

/** Opens a page with the clock in the walk's hands: time stands still unless it is moved on. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T08:00:00Z') })
  await page.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes'))
  await page.goto(address)
  await ready(page)
  await page.clock.pauseAt(new Date('2026-03-02T08:01:00Z'))
}

const options = (page: Page) => page.getByRole('main').locator('li > button[lang=en]')
const word = (page: Page, language: string) => page.getByRole('main').locator(`h2[lang=${language}]`)
const figure = (page: Page, name: 'points' | 'level') => page.locator(`[data-figure=${name}]`)

/** Returns the English meaning of the Afrikaans word that is asked for. */
async function meaningOfWord(page: Page): Promise<string> {
  const asked = await word(page, 'af').innerText()
  return listedWords('af').find((entry) => entry.word === asked)?.meaning ?? ''
}

const right = async (page: Page) => options(page).filter({ hasText: new RegExp(`^${await meaningOfWord(page)}$`) })
const wrong = async (page: Page) =>
  options(page)
    .filter({ hasNotText: new RegExp(`^${await meaningOfWord(page)}$`) })
    .first()

/** Answers rightly and waits until the next word is there. */
async function answerRightly(page: Page): Promise<void> {
  const before = await word(page, 'af').innerText()
  await (await right(page)).click()
  await page.clock.runFor(1200)
  await expect(word(page, 'af')).not.toHaveText(before)
}

const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('kids’ menu: leads to the vocabulary game; Afrikaans words earn points [S2.13] [S4.12] [S4.13] [S8.03]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await open(page, '/kids-menu')
  await page.getByRole('link', { name: /Vocabulary game/ }).tap()
  await page.getByRole('button', { name: 'Afrikaans' }).tap()
  await expect(options(page)).toHaveCount(4)
  for (const option of await options(page).all()) {
    const box = await option.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64)
  }
  const before = await word(page, 'af').innerText()
  await (await right(page)).tap()
  await expect(message(page, 'Correct! +10 points')).toBeVisible()
  await expect(figure(page, 'points')).toHaveText('10')
  await page.clock.runFor(1100)
  await expect(word(page, 'af')).toHaveText(before)
  await page.clock.runFor(100)
  await expect(word(page, 'af')).not.toHaveText(before)
  await expect(message(page, 'Correct!')).toHaveCount(0)
  await context.close()
})

test('wrong game answer: a two-second message and a new bead string; the question stays [S4.14]', async ({ page }) => {
  await open(page, '/kids-menu/vocabulary?words=af')
  await answerRightly(page)
  await expect(page.getByText('1 in a row')).toBeVisible()
  const asked = await word(page, 'af').innerText()
  await (await wrong(page)).click()
  await expect(message(page, 'Try again! Listen to the pronunciation.')).toBeVisible()
  await expect(page.getByText('a new bead string')).toBeVisible()
  await page.clock.runFor(1900)
  await expect(message(page, 'Try again!')).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(message(page, 'Try again!')).toHaveCount(0)
  await expect(word(page, 'af')).toHaveText(asked)
  await (await right(page)).click()
  await expect(message(page, 'Correct! +10 points')).toBeVisible()
})

test('game level: five in a row reach it; its boost doubles one answer; reset starts anew [S4.15] [S4.16] [S7.01] [S9.06]', async ({
  page,
}) => {
  await open(page, '/kids-menu/vocabulary?words=af')
  for (let answers = 0; answers < 5; answers++) await answerRightly(page)
  await expect(figure(page, 'level')).toHaveText('2')
  await expect(figure(page, 'points')).toHaveText('60')
  await page.getByRole('button', { name: 'Use 2× points (1)' }).click()
  await expect(page.getByRole('timer')).toHaveText('5:00')
  await page.clock.runFor(30_000)
  await expect(page.getByRole('timer')).toHaveText('4:30')
  await (await right(page)).click()
  await expect(message(page, 'Correct! +60 points')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(figure(page, 'points')).toHaveText('120')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('funda.game-points') ?? '{}') as unknown)
  expect(kept).toMatchObject({
    totalPoints: 120,
    sessionPoints: 120,
    streak: 6,
    level: 2,
    achievements: [{ id: 'kids-game-level-2' }],
  })
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(figure(page, 'points')).toHaveText('0')
  await expect(figure(page, 'level')).toHaveText('1')
  await expect(page.getByText('a new bead string')).toBeVisible()
  await expect(page.getByText('120 points in total')).toBeVisible()
})

test('boost: ends after five minutes [S4.16]', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('funda.game-points', JSON.stringify({ boosts: { double: 1, triple: 0 } })),
  )
  await open(page, '/kids-menu/vocabulary?words=af')
  await page.getByRole('button', { name: 'Use 2× points (1)' }).click()
  await page.clock.runFor(299_500)
  await expect(page.getByRole('timer')).toHaveText('0:01')
  await page.clock.runFor(500)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await (await right(page)).click()
  await expect(message(page, 'Correct! +10 points')).toBeVisible()
})

test('games switched off by a grown-up: answers are ignored [S4.15]', async ({ page }) => {
  await open(page, '/kids-menu/vocabulary?words=af')
  await page.getByText('For grown-ups').click()
  const sum = /(\d+) × (\d+)/.exec(await page.getByText(/How much is/).innerText())
  await page.getByRole('textbox').fill('1')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('Not quite. Here is another one.')).toBeVisible()
  expect(sum).not.toBeNull()
  const [, one, other] = /(\d+) × (\d+)/.exec(await page.getByText(/How much is/).innerText()) ?? []
  await page.getByRole('textbox').fill(String(Number(one) * Number(other)))
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('checkbox', { name: 'Games' }).uncheck()
  await expect(message(page, 'The games are resting.')).toBeVisible()
  await (await right(page)).click({ force: true })
  await expect(figure(page, 'points')).toHaveText('0')
  await page.getByRole('checkbox', { name: 'Games' }).check()
  await (await right(page)).click()
  await expect(figure(page, 'points')).toHaveText('10')
})

test('English words: one of four pictures is correct and earns points [S3.10]', async ({ page }) => {
  await open(page, '/kids-menu/vocabulary?words=en')
  const asked = await word(page, 'en').innerText()
  await expect(options(page)).toHaveCount(4)
  await options(page)
    .and(page.getByRole('button', { name: asked, exact: true }))
    .click()
  await expect(message(page, 'Correct! +10 points')).toBeVisible()
})

test('game answers: an isiXhosa word becomes a learning event, an Afrikaans one doesn’t', async ({ page }) => {
  await open(page, '/kids-menu/vocabulary?words=af')
  await answerRightly(page)
  await page.getByRole('button', { name: 'isiXhosa' }).click()
  await expect(word(page, 'xh')).toBeVisible()
  await options(page).first().click()
  await expect(page.getByRole('status').filter({ hasText: /Correct!|Try again!/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('funda.guest-session'))).toContain('"answers":1')
  await page.goto('/progress')
  await ready(page)
  await expect(page.getByRole('main')).toContainText('1 answer in the last seven days')
})

test('vocabulary game: playable by keyboard alone, and the focus stays among the options', async ({ page }) => {
  await open(page, '/kids-menu/vocabulary?words=af')
  await expect(options(page)).toHaveCount(4)
  const asked = await word(page, 'af').innerText()
  const answer = await right(page)
  await page.getByRole('link', { name: 'Stop and keep my points' }).focus()
  const label = await meaningOfWord(page)
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((meaning) => document.activeElement?.textContent === meaning, label)) break
  }
  await expect(answer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message(page, 'Correct! +10 points')).toBeVisible()
  await page.clock.runFor(1200)
  await expect(word(page, 'af')).not.toHaveText(asked)
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main li > button[lang=en]'))).toBe(true)
})

test('vocabulary game: opened from the activities, it leads back to them [S2.11] [S2.13]', async ({ page }) => {
  await open(page, '/kids-menu/vocabulary?from=activities')
  await page.getByRole('link', { name: 'Back to Activities' }).click()
  await expect(page).toHaveURL(/\/activities$/)
})

test('game word without a clip: a notice gives its pronunciation or names the voice', async ({ page }) => {
  await open(page, '/kids-menu/vocabulary?words=af')
  await page.getByRole('button', { name: /^Hear / }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /There is no sound for this word yet. Say it like this: [A-Z]|your device’s own voice/ }),
  ).toBeVisible()
})

test('pairs game: turned by keyboard, matched by touch; a finished round earns a boost', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await open(page, '/kids-menu/pairs')
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(cards).toHaveCount(12)
  const faces: string[] = []
  await cards.first().focus()
  for (let card = 0; card < 12; card += 2) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(cards.nth(card + 1)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(cards.nth(card + 1)).toHaveAttribute('aria-disabled', 'true')
    const [one, other] = [(await cards.nth(card).innerText()).trim(), (await cards.nth(card + 1).innerText()).trim()]
    faces.push(one, other)
    await page.clock.runFor(2000)
    if (MEANINGS.get(one) !== other && MEANINGS.get(other) !== one)
      await expect(cards.nth(card + 1)).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Tab')
  }
  for (const [index, face] of faces.entries()) {
    const partner = faces.indexOf(MEANINGS.get(face) ?? '')
    // Two that were turned together and belong together were found by chance.
    if (partner === -1 || Math.floor(partner / 2) === Math.floor(index / 2)) continue
    await cards.nth(index).tap()
    await cards.nth(partner).tap()
  }
  await expect(page.getByRole('heading', { name: 'You have finished the round!' })).toBeVisible()
  await expect(page.getByText('You have earned a 3× boost.')).toBeVisible()
  await page.getByRole('link', { name: 'Use it in the vocabulary game' }).tap()
  await expect(page.getByRole('button', { name: 'Use 3× points (1)' })).toBeVisible()
  await context.close()
})

test('listen and find: a round can be played by keyboard and by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await open(page, '/kids-menu/listen')
  for (let asked = 1; asked <= 8; asked++) {
    await expect(page.getByText(`${asked} / 8`)).toBeVisible()
    await expect(options(page)).toHaveCount(6)
    for (const option of await options(page).all()) {
      if ((await message(page, 'Yes!').count()) > 0) break
      if (asked % 2 === 0) {
        await option.tap()
      } else {
        await option.focus()
        await page.keyboard.press('Enter')
      }
      // A tap is over before what it does: the next one would wait for a picture that can't be chosen any more.
      await expect(option).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(message(page, 'Yes!')).toBeVisible()
    await page.clock.runFor(1200)
  }
  await expect(page.getByRole('heading', { name: 'You have finished the round!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused()
  await context.close()
})

test('building a word: by touch and keyboard; a wrong piece is taken back, the right one stays', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await open(page, '/kids-menu/build')
  const places = page.getByRole('list', { name: 'The word' }).getByRole('button')
  const pieces = page.getByRole('list', { name: 'Pieces' })
  await expect(page.getByText('1 / 6')).toBeVisible()
  const meaning = await word(page, 'en').innerText()
  const target = [...MEANINGS].find(([, meant]) => meant === meaning)?.[0] ?? ''
  const lay = async (syllables: readonly string[], how: 'tap' | 'press'): Promise<void> => {
    for (const [place, syllable] of syllables.entries()) {
      const piece = pieces
        .locator('button[aria-disabled=false]')
        .filter({ hasText: new RegExp(`^${syllable}$`) })
        .first()
      await (how === 'tap' ? piece.tap() : piece.press('Enter'))
      await expect(places).toHaveCount(place + 1)
    }
  }
  await lay(splitSyllables(target).toReversed(), 'tap')
  await expect(message(page, 'Not yet.')).toBeVisible()
  for (let left = splitSyllables(target).length; left > 0; left--) {
    await expect(places).toHaveCount(left)
    await places.first().tap()
  }
  await expect(places).toHaveCount(0)
  await lay(splitSyllables(target), 'press')
  await expect(message(page, `You have built it: ${target}, ${meaning}!`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next word' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 / 6')).toBeVisible()
  await context.close()
})

test('kids’ quiz: five questions; finishing it earns a boost', async ({ page }) => {
  await open(page, '/kids-menu')
  const quiz = page.getByRole('region', { name: 'Kids’ quiz' })
  await quiz.getByRole('button', { name: 'nye' }).click()
  await expect(quiz.getByRole('status')).toHaveText('Yes, nye means “one”.')
  for (let asked = 2; asked <= 5; asked++) {
    await quiz.getByRole('button', { name: 'Next question' }).click()
    await expect(quiz).toContainText(`${asked} of 5`)
    const choices = quiz.locator('button[lang=xh]')
    await expect(choices).toHaveCount(3)
    for (const choice of await choices.all()) {
      if ((await quiz.getByRole('status').innerText()).startsWith('Yes, ')) break
      await choice.click()
      await expect(choice).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(quiz.getByRole('status')).toHaveText(/^Yes, /)
  }
  await expect(quiz).toContainText('You have earned a 2× boost')
})

for (const theme of ['light', 'dark', 'high-contrast']) {
  test(`games in ${theme}: no axe faults while they are played`, async ({ page }) => {
    await page.addInitScript((name) => {
      localStorage.setItem('funda.theme', `theme-${name}`)
      localStorage.setItem('funda.game-points', JSON.stringify({ boosts: { double: 1, triple: 1 } }))
    }, theme)
    await page.goto('/kids-menu/vocabulary?words=af')
    await ready(page)
    await (await wrong(page)).click()
    expect.soft(await findViolations(page), 'a wrong answer').toEqual([])
    await page.getByRole('button', { name: 'Use 3× points (1)' }).click()
    expect.soft(await findViolations(page), 'a boost').toEqual([])
    await page.goto('/kids-menu/pairs')
    await page.getByRole('button', { name: 'Card 1', exact: true }).click()
    expect.soft(await findViolations(page), 'pairs').toEqual([])
    await page.goto('/kids-menu/build')
    await page.getByRole('list', { name: 'Pieces' }).getByRole('button').first().click()
    expect.soft(await findViolations(page), 'build').toEqual([])
  })
}

test.describe('an address of no game', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] })

  test('unknown game: says so and leads back to the kids’ menu', async ({ page }) => {
    await page.goto('/kids-menu/no-such-game')
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this game.')
    await page.getByRole('link', { name: 'Back to the kids’ menu' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kids’ menu')
  })
})
