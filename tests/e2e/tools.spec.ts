import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from '../support/one-window.ts'
import { test as walk } from '../support/walk.ts'
import { findLostText } from './routes/find-lost-text.ts'
import { findViolations, findViolationsOfColour, leaveOneOfAKind } from './routes/find-violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
  await page.goto(address)
  await ready(page)
}

const main = (page: Page): Locator => page.getByRole('main')

test('tools page: reached from the menu; leads to every tool, and each tool to practice', async ({ page }) => {
  await open(page, '/menu')
  await main(page).getByRole('link', { name: 'Tools' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools')
  const tools = await main(page)
    .getByRole('list')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(tools.length).toBeGreaterThanOrEqual(6)
  for (const address of tools) {
    await open(page, address)
    const onward = main(page).getByRole('navigation', { name: 'Practise this' })
    await expect(onward.getByRole('link', { name: 'The course' })).toHaveAttribute('href', '/learn')
    await expect(main(page).getByRole('link', { name: 'All tools' })).toBeVisible()
  }
})

test('the dictionary: live search from both languages; the address holds the search', async ({ page }) => {
  await open(page, '/tools/dictionary')
  const search = page.getByRole('searchbox')
  const matches = page.getByRole('region', { name: 'Words found' }).getByRole('listitem')
  await search.fill('child')
  await expect(matches.first()).toContainText('umntwana')
  await search.fill('endlwini')
  await expect(matches.first()).toContainText('indlu')
  await expect(page).toHaveURL('/tools/dictionary?q=endlwini')
  await matches.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'indlu' })).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: 'izindlu' })).toContainText('class 10')
  await expect(page.getByRole('row', { name: /Possessive/ })).toContainText('yam')
  await page.goBack()
  await expect(search).toHaveValue('endlwini')
  await search.fill('qqqq')
  await expect(page.getByText('We do not have “qqqq” yet.')).toBeVisible()
})

test('a word with a wrong letter: finds its neighbours; an entry leads to its unit', async ({ page }) => {
  await open(page, '/tools/dictionary')
  await page.getByRole('searchbox').fill('umntwna')
  const alike = page.getByRole('region', { name: 'Did you mean' }).getByRole('link')
  await expect(alike.first()).toContainText('umntwana')
  await page.getByRole('searchbox').fill('m'.repeat(120))
  await expect(page.getByText(/^We do not have “m+” yet/)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('searchbox').fill('umntwna')
  await alike.first().click()
  await expect(page).toHaveURL('/tools/dictionary?q=umntwna&entry=noun.child')
  await main(page)
    .getByRole('link', { name: /^Practise it in unit \d+: / })
    .click()
  await expect(page).toHaveURL(/\/learn\/[a-z-]+$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('to be and to steal: written alike, but each has its own table', async ({ page }) => {
  await open(page, '/tools/dictionary?entry=verb.steal')
  await expect(page.getByRole('row', { name: /does it now/ })).toContainText('uyeba')
  await page.getByRole('link', { name: 'All forms of this verb' }).click()
  await expect(page).toHaveURL('/tools/conjugator?verb=iba')
  await expect(page.getByRole('row', { name: /^they/ })).toContainText('bayeba')
  await page.getByRole('searchbox').fill('ukuba')
  await expect(page.getByRole('row', { name: /^they/ })).toContainText('bayaba')
})

test('dictionary entry: opens from its address; a verb leads to all its forms', async ({ page }) => {
  await open(page, '/tools/dictionary?q=eat&entry=verb.eat')
  await expect(page.getByRole('row', { name: /did it recently/ })).toContainText('utyile')
  await page.getByRole('link', { name: 'All forms of this verb' }).click()
  await expect(page).toHaveURL('/tools/conjugator?verb=ukutya')
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('ukutya')
})

test('conjugator: shows one verb in all persons, or one person in all tenses', async ({ page }) => {
  await open(page, '/tools/conjugator')
  await page.getByRole('searchbox').fill('walk')
  await expect(page.getByRole('heading', { level: 2, name: 'ukuhamba' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^I / })).toContainText('ndiyahamba')
  await expect(page.getByRole('row', { name: /^I / })).toContainText('andihambi')
  await page.getByRole('combobox', { name: 'Tense' }).selectOption('future')
  await expect(page).toHaveURL('/tools/conjugator?verb=walk&tense=future')
  await expect(page.getByRole('row', { name: /class 9/ })).toContainText('iza kuhamba')
  await page.getByRole('button', { name: 'Every tense, one person' }).click()
  await page.getByRole('combobox', { name: 'Who does it' }).selectOption('2')
  await expect(page.getByRole('row', { name: /^still/ })).toContainText('basahamba')
  await expect(page.getByRole('row', { name: /to several/ })).toContainText('musani ukuhamba')
  await page.getByRole('searchbox').fill('plolotha')
  await expect(page.getByText('By the rules, these would be its forms.')).toBeVisible()
})

test('noun class page: choosing a class makes the whole sentence agree', async ({ page }) => {
  await open(page, '/tools/noun-classes')
  await page.getByRole('navigation', { name: 'Choose a class' }).getByRole('link', { name: /^9\b/ }).click()
  await expect(page).toHaveURL('/tools/noun-classes?class=9')
  const sentence = page.getByRole('region', { name: 'How everything agrees' }).getByRole('button')
  await expect(sentence).toHaveText(['inja', 'yam', 'entle', 'iyabonakala', 'ndiyayibona'])
  await page.getByRole('link', { name: 'Plural: class 10' }).click()
  await expect(sentence.last()).toHaveText('ndiyazibona')
  await page
    .getByRole('region', { name: /choose one/ })
    .getByRole('link')
    .nth(2)
    .click()
  await expect(page).toHaveURL(/class=10&noun=/)
  await sentence.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('word explorer: explains a text word by word', async ({ page }) => {
  await open(page, '/tools/words')
  await page.getByRole('textbox').fill('Abantwana bayafunda esikolweni. Qwxhloshi!')
  await expect(page.getByRole('heading', { name: 'You have met 0% of the words' })).toBeVisible()
  await expect(
    page.getByRole('term').filter({ hasText: 'Not in our dictionary' }).locator('xpath=following-sibling::dd'),
  ).toHaveText('1')
  await expect(page.getByRole('region', { name: /new words for you/ }).getByRole('link')).toHaveText([
    /umntwana/,
    /ukufunda/,
    /isikolo/,
  ])
  await page.getByRole('button', { name: 'bayafunda' }).click()
  await expect(page.getByRole('dialog')).toContainText('ukufunda')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /umntwana/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'umntwana' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox')).toHaveValue(/Abantwana/)
})

walk('word explorer: 300 words take less than three seconds on a slow phone', async ({ page, context }) => {
  await open(page, '/tools/words?text=molo')
  await expect(page.getByRole('button', { name: 'molo' })).toBeVisible()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const text = Array.from(
    { length: 60 },
    (_, place) => ['Abantwana', 'bayafunda', 'esikolweni', 'sabo', 'ngoku.'][place % 5] ?? '',
  ).join(' ')
  const milliseconds = await page.evaluate(
    async (words) => {
      const area = document.querySelector('textarea')
      if (!area) return NaN
      const start = performance.now()
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, words)
      area.dispatchEvent(new Event('input', { bubbles: true }))
      while (document.querySelectorAll('main p button[aria-haspopup=dialog]').length < 300)
        await new Promise(requestAnimationFrame)
      return performance.now() - start
    },
    Array.from({ length: 5 }, () => text).join(' '),
  )
  test.info().annotations.push({ type: 'milliseconds', description: String(Math.round(milliseconds)) })
  expect(milliseconds).toBeLessThan(3000)
})

walk('number tool: says numbers, counted things, sums, prices, the date and the time', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T06:59:40') })
  await open(page, '/tools/numbers')
  const card = (name: string): Locator => page.getByRole('region', { name, exact: true })
  // The clock goes on: what it says before seven is looked at first.
  await expect(card('The clock')).toContainText('phambi kwentsimbi yesixhenxe')
  await card('A number').getByRole('textbox').fill('7')
  await expect(card('A number')).toContainText('sixhenxe')
  await expect(page).toHaveURL('/tools/numbers?number=7')
  await card('How many').getByRole('textbox', { name: 'Count what? In isiXhosa or English' }).fill('dog')
  await expect(card('How many')).toContainText('izinja ezintathu')
  await expect(card('A sum')).toContainText('Isithathu xa sidityaniswa nesine silingana nesixhenxe.')
  await expect(card('A price')).toContainText('iirandi')
  await expect(card('The date')).toContainText('ngoMgqibelo')
  await page.clock.runFor(21_000)
  await expect(card('The clock').getByRole('button').first()).toHaveText('intsimbi yesixhenxe kusasa')
  await card('The clock').getByLabel('A time').fill('14:30')
  await expect(card('The clock')).toContainText('icala emva kwentsimbi yesibini')
  await card('The clock').getByRole('button', { name: 'Now' }).click()
  await expect(card('The clock').getByRole('button').first()).toHaveText('intsimbi yesixhenxe kusasa')
})

test('flash cards: the words of a unit are saved for Anki and as CSV', async ({ page }) => {
  await open(page, '/tools/flash-cards?words=greetings')
  await expect(page.getByRole('row', { name: /molo/ })).toContainText('hello')
  for (const [button, name, begin] of [
    ['Save for Anki', 'funda-greetings.txt', '#separator:tab'],
    ['Save as CSV', 'funda-greetings.csv', '\u{FEFF}isiXhosa,English'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(file.suggestedFilename()).toBe(name)
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.startsWith(begin)).toBe(true)
    expect(text).toContain('molo')
  }
  await page.getByRole('combobox', { name: 'Which words' }).selectOption('met')
  await expect(page.getByText('You have not met words in the course yet.')).toBeVisible()
})

test('sounds tool: explains sounds, lists minimal pairs and asks to tell them apart', async ({ page }) => {
  await open(page, '/tools/sounds')
  await page.getByRole('navigation', { name: 'Choose sounds' }).getByRole('link', { name: 'p, ph, b, bh' }).click()
  await expect(page).toHaveURL('/tools/sounds?sounds=lips')
  await expect(page.getByRole('row', { name: /^b, bh/ })).toContainText('A b on its own is soft')
  const pair = page
    .getByRole('region', { name: /pairs of words/ })
    .getByRole('listitem')
    .filter({ hasText: 'ukubhala' })
    .first()
  await expect(pair).toContainText('count')
  await expect(pair.getByRole('button', { name: 'Hear ukubhala' })).toBeVisible()
  const trainer = page.getByRole('region', { name: 'Which word is it?' })
  await trainer.getByRole('group', { name: 'Which one means' }).getByRole('button').first().click()
  await expect(
    trainer.getByRole('status').filter({ hasText: /Right!|Listen for the sound that is different./ }),
  ).toBeVisible()
  await expect(trainer).toContainText(/[01] of 1 right/)
  await trainer.getByRole('button', { name: 'Next' }).click()
  await expect(trainer.getByRole('group', { name: 'Which one means' }).getByRole('button').first()).toBeEnabled()
})

/** Each tool with something in it. */
const FULL: readonly string[] = [
  '/tools/dictionary?q=funda',
  '/tools/dictionary?entry=noun.dog',
  '/tools/dictionary?entry=verb.eat',
  '/tools/dictionary?entry=adjective.big',
  '/tools/dictionary?q=qqqq',
  '/tools/conjugator?verb=hamba&tense=was-doing',
  '/tools/noun-classes?class=10',
  '/tools/words?text=Abantwana%20bayafunda%20qqwxsha.',
  '/tools/numbers?number=987654',
  '/tools/flash-cards?words=greetings',
  '/tools/sounds?sounds=tongue',
]

for (const address of FULL) {
  test(`${address}: no axe faults, and no text is lost at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, address)
    await expect(main(page).getByRole('status', { name: 'on their way' })).toHaveCount(0)
    // Until a text is read from the address, the word explorer waits for nothing.
    if (address.startsWith('/tools/words'))
      await expect(main(page).getByRole('button', { name: 'bayafunda' })).toBeVisible()
    // What is written in a field of several lines scrolls within it.
    expect.soft((await findLostText(page)).filter((line) => !line.startsWith('“Abantwana bayafunda'))).toEqual([])
    expect.soft(await findViolations(page)).toEqual([])
    await leaveOneOfAKind(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await findViolationsOfColour(page)).toEqual([])
  })
}

walk.describe('without a network', () => {
  walk.use({ serviceWorkers: 'allow', expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  walk('offline tools: work on a device that has stored the app', async ({ page, context }) => {
    await page.clock.install()
    await open(page, '/')
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve)
        }),
    )
    await page.clock.runFor(4000)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => caches.has('funda-pages'))).toBe(true)
    await page.clock.runFor(11_000)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/offline-files.json')) !== undefined), {
        timeout: 30_000,
      })
      .toBe(true)
    await context.setOffline(true)
    for (const [address, text] of [
      ['/tools/dictionary?q=umfazi', 'woman'],
      ['/tools/conjugator?verb=hamba', 'ndiyahamba'],
      ['/tools/words?text=umfazi', 'woman'],
    ] as const) {
      await page.goto(address)
      await ready(page)
      await expect(main(page)).toContainText(text)
    }
  })
})
