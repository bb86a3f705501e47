import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ACTIVITIES, STORY_TIME } from '#core/activities/activities.ts'
import { expect, ready, test } from '../support/walk.ts'
import { findLostText } from './routes/find-lost-text.ts'
import { findViolations, findViolationsOfColour } from './routes/find-violations.ts'

const STORIES = path.join(import.meta.dirname, '../../content/languages/xh/stories')
type StoryFile = { title: string; parts: { lines: string[] }[]; questions: string[] }
const readStory = (slug: string): StoryFile =>
  JSON.parse(readFileSync(path.join(STORIES, `${slug}.json`), 'utf8')) as StoryFile

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const openStory = (page: Page, slug: string, mode = ''): Promise<void> =>
  open(page, `/activities?activity=${STORY_TIME}&story=${slug}${mode === '' ? '' : `&mode=${mode}`}`)
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const line = (page: Page, text: string) => main(page).getByRole('paragraph').filter({ hasText: text })

test('each activity: opens with steps and words; Back to Activities leads to its list [S2.11]', async ({ page }) => {
  await open(page, '/activities')
  const opening = main(page).getByRole('link', { name: /^Open / })
  for (const [place, { id }] of ACTIVITIES.entries()) {
    if (id === STORY_TIME) continue
    await opening.nth(place).click()
    await expect(page).toHaveURL(`/activities?activity=${id}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
    await expect(main(page).getByRole('region', { name: 'What to do' }).getByRole('listitem')).toHaveCount(3)
    await expect
      .poll(() => main(page).getByRole('region', { name: 'Words you need' }).getByRole('term').count())
      .toBeGreaterThan(2)
    await expect(main(page).getByRole('link', { name: 'Practise now' })).toHaveAttribute('href', /^\/[a-z]/)
    await main(page)
      .getByRole('link', { name: /Back to Activities/ })
      .click()
  }
  await open(page, '/activities?filter=kids&q=colour')
  await main(page).getByRole('link', { name: 'Open Colour hunt' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Colour hunt')
  await expect(page).toHaveTitle('Colour hunt · Funda')
  await expect(main(page)).toContainText('mhlophe')
  await main(page)
    .getByRole('link', { name: /Back to Activities/ })
    .click()
  await expect(page).toHaveURL('/activities?filter=kids&q=colour')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Colour hunt'])
  await expect(page).toHaveTitle('Activities · Funda')
})

test('Family Story Time: three levels, a story in sections that wrap at both ends [S2.11] [S2.12] [S4.19]', async ({
  page,
}) => {
  await open(page, '/activities')
  await main(page).getByRole('link', { name: 'Open Family Story Time' }).click()
  for (const level of [/First stories/, /Longer stories/, /Long stories/])
    await expect(main(page).getByRole('region', { name: level }).getByRole('link')).toHaveCount(4)

  const { title, parts } = readStory('at-the-sea')
  await main(page)
    .getByRole('link', { name: new RegExp(title) })
    .click()
  await expect(main(page).getByRole('heading', { name: title })).toBeFocused()
  await button(page, 'Reading').click()
  await expect(button(page, 'Reading')).toHaveAttribute('aria-pressed', 'true')
  for (const [index, part] of parts.entries()) {
    await expect(main(page)).toContainText(`Part ${index + 1} of ${parts.length}`)
    for (const text of part.lines) await expect(line(page, text)).toBeVisible()
    await button(page, 'Next part').click()
  }
  await expect(main(page)).toContainText(`Part 1 of ${parts.length}`)
  await button(page, 'Previous part').click()
  await expect(main(page)).toContainText(`Part ${parts.length} of ${parts.length}`)

  await page.reload()
  await ready(page)
  await expect(main(page)).toContainText(`Part ${parts.length} of ${parts.length}`)
  await main(page).getByRole('link', { name: 'All stories' }).click()
  await expect(main(page).getByRole('region')).toHaveCount(3)
})

test('a story: the translation toggles, and the discussion cycles through its questions [S2.12]', async ({ page }) => {
  const { questions } = readStory('my-dog')
  await openStory(page, 'my-dog', 'reading')
  await expect(main(page)).toContainText('This is my dog.')
  await button(page, 'Hide translation').click()
  await expect(main(page)).not.toContainText('This is my dog.')
  await expect(line(page, 'Le yinja yam.')).toBeVisible()
  await button(page, 'Show translation').click()
  await expect(main(page)).toContainText('This is my dog.')

  await button(page, 'Discussion').click()
  await button(page, 'Le yinja yam.').click()
  await expect(main(page)).toContainText('Not that one. Look at the story again.')
  await button(page, 'Igama layo nguBobi.').click()
  await expect(main(page)).toContainText('Yes, that line tells you.')
  for (const question of questions) {
    await expect(line(page, question)).toBeVisible()
    await button(page, 'Next question').click()
  }
  await expect(line(page, questions[0] ?? '')).toBeVisible()
  await button(page, 'Previous question').click()
  await expect(line(page, questions.at(-1) ?? '')).toBeVisible()
})

/** Opens a story whose lines have no clips, so that the pace alone leads. */
async function openSilentStory(page: Page, slug: string): Promise<void> {
  await page.clock.install()
  await page.route('**/audio/**', (route) => route.fulfill({ status: 404, body: 'No recording' }))
  await openStory(page, slug)
}

/** Moves the clock on, little by little, until something is so. */
const runUntil = (page: Page, step: number, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(step)
    await check()
  }).toPass({ intervals: [100] })

/** Holds the clock, so that nothing but the walk's own steps turns a page. */
const holdClock = async (page: Page): Promise<void> => page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))

test.describe('a story without sound', () => {
  test.use({ expectedNoise: [/404/] })

  test('listening: names the voice; without a clip, words light up at the chosen pace [S2.12]', async ({ page }) => {
    const { parts } = readStory('my-dog')
    await openSilentStory(page, 'my-dog')
    await expect(main(page)).not.toContainText('Computer voice')
    const lit = main(page).locator('button[data-reading=true]')
    await expect(lit).toHaveCount(0)
    await button(page, 'Quick').click()
    // The clock stands but for the steps, and each word is looked at many times, so that none is missed on a slow machine.
    await holdClock(page)
    await button(page, 'Read along').click()
    await expect(lit).toHaveText('Le')
    await expect(main(page)).toContainText('No sound for this line: read it yourselves.')
    const words: string[] = []
    for (let step = 0; step < 400 && words.length < 5; step++) {
      const [word] = await lit.allTextContents()
      if (word !== undefined && word !== words.at(-1)) words.push(word)
      await page.clock.runFor(20)
    }
    expect(words).toEqual(['Le', 'yinja', 'yam', 'Igama', 'layo'])
    await button(page, 'Pause').click()
    await expect(lit).toHaveCount(0)

    await button(page, 'Read along').click()
    for (const [index] of parts.entries()) {
      await expect(main(page)).toContainText(`Part ${index + 1} of ${parts.length}`)
      await button(page, index + 1 < parts.length ? 'Next part' : 'Pause').click()
    }
    await expect(main(page)).toContainText(`Part ${parts.length} of ${parts.length}`)
    await button(page, 'Read along').click()
    await runUntil(page, 1000, () => expect(button(page, 'Read along')).toBeVisible({ timeout: 50 }))
  })

  test('read along: turns the pages by itself, to the end', async ({ page }) => {
    const { parts } = readStory('my-dog')
    await openSilentStory(page, 'my-dog')
    await expect(button(page, 'Read along')).toBeVisible()
    await holdClock(page)
    await button(page, 'Read along').click()
    for (const [index] of parts.entries()) {
      await expect(main(page)).toContainText(`Part ${index + 1} of ${parts.length}`)
      const next = index + 1 < parts.length ? `Part ${index + 2} of` : 'Read along'
      await runUntil(page, 400, () => expect(main(page)).toContainText(next, { timeout: 50 }))
    }
  })
})

test('word of a story: a press shows its morphemes', async ({ page }) => {
  await openStory(page, 'the-match', 'reading')
  await button(page, 'Abantwana').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('ntwana')
  await expect(dialog).toContainText('child')
})

test('a printed story: a sheet with title, lines, meanings and questions only [S2.12]', async ({ page }) => {
  const { title, parts, questions } = readStory('the-night-of-the-candle')
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes'
    }
  })
  await openStory(page, 'the-night-of-the-candle')
  await button(page, 'Print story').click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page)).toBeHidden()
  await expect(page.getByRole('banner').first()).toBeHidden()
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const text of [...parts.flatMap(({ lines }) => lines), ...questions]) await expect(sheet).toContainText(text)
  await expect(sheet).toContainText('The night of the candle')
  const pdf = await page.pdf()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // One sheet of A4: ink and paper are dear.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await page.emulateMedia({ media: 'screen' })
  await button(page, 'Hide translation').click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).not.toContainText('The night of the candle')
})

test('unknown story: says so and leads back to the list', async ({ page }) => {
  await openStory(page, 'no-such-story')
  await expect(main(page)).toContainText('This story isn’t here.')
  await main(page).getByRole('link', { name: 'All stories' }).click()
  await expect(main(page).getByRole('region')).toHaveCount(3)
})

for (const [name, address] of [
  ['the list of stories', `/activities?activity=${STORY_TIME}`],
  ['a story that is read', `/activities?activity=${STORY_TIME}&story=the-jackal-and-the-moon&mode=reading`],
  ['a story that is listened to', `/activities?activity=${STORY_TIME}&story=at-the-sea`],
  ['an activity', '/activities?activity=family-tree'],
] as const) {
  test(`${name}: no axe faults in any theme, and fits a window of 320 px`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, address)
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect.soft(await findViolations(page)).toEqual([])
    expect.soft(await findViolationsOfColour(page)).toEqual([])
    expect.soft(await findLostText(page)).toEqual([])
  })
}
