import path from 'node:path'
import type { Page } from '@playwright/test'
import { clipAddress, clipName } from '#core/pronunciation/clip-name.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { recordingAddress } from '#core/recordings/recordings.ts'
import { expect, ready, test } from '../support/walk.ts'

const ITEMS = loadLanguageContent(path.join(import.meta.dirname, '../..'), 'xh').sections.vocabulary.map(
  ({ target }) => target,
)
const [FIRST = '', SECOND = ''] = ITEMS

type Heard = { event: string; seconds: number; at: number }

/** Writes down what each sound of the page does. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    const elements: HTMLAudioElement[] = []
    const construct = (Original: typeof Audio): HTMLAudioElement => {
      const audio = new Original()
      elements.push(audio)
      for (const event of ['playing', 'ended'])
        audio.addEventListener(event, () => heard.push({ event, seconds: audio.duration, at: audio.currentTime }))
      return audio
    }
    Object.assign(window, {
      heard,
      isSilent: () => elements.every(({ paused }) => paused),
      Audio: new Proxy(Audio, { construct }),
    })
  })
}
const heardOn = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
const isSilent = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { isSilent: () => boolean }).isSilent())
const eventsOn = async (page: Page): Promise<string[]> => (await heardOn(page)).map(({ event }) => event)

async function open(page: Page, address: string): Promise<void> {
  await listenIn(page)
  await page.goto(address)
  await ready(page)
}

const hear = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Hear ${text}`, exact: true })
    .first()

test('a clip: loads and plays to its end on a press, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/audio\/|play-clip|hear-text/.test(request.url())) fetched.push(new URL(request.url()).pathname)
  })
  await open(page, '/vocabulary')
  await expect(hear(page, FIRST)).toBeVisible()
  expect(fetched).toEqual([])
  const answer = page.waitForResponse((response) => response.url().endsWith('.mp3'))
  await hear(page, FIRST).click()
  const clip = await answer
  expect([new URL(clip.url()).pathname, clip.status(), clip.headers()['content-type']]).toEqual([
    clipAddress('xh', FIRST),
    200,
    'audio/mpeg',
  ])
  expect(clip.headers()['cache-control']).toContain('immutable')
  await expect.poll(() => eventsOn(page)).toContain('ended')
  const [begun] = await heardOn(page)
  expect(begun?.event).toBe('playing')
  expect(begun?.seconds).toBeGreaterThan(0.4)
  expect(begun?.seconds).toBeLessThan(3)
  await expect(page.getByText('Computer voice')).toHaveCount(1)
})

test('two sounds: a second button takes over, also by keyboard, and alone names its voice', async ({ page }) => {
  await open(page, '/vocabulary')
  await hear(page, FIRST).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => eventsOn(page)).toContain('playing')
  await hear(page, SECOND).focus()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await eventsOn(page)).filter((event) => event === 'playing')).toHaveLength(2)
  await expect.poll(async () => (await eventsOn(page)).at(-1)).toBe('ended')
  await expect(page.getByText('Computer voice')).toHaveCount(1)
})

test.describe('without a recording', () => {
  test.use({ expectedNoise: [/404/] })

  test('word without a clip: says that there is none yet; the next word plays', async ({ page }) => {
    await open(page, '/vocabulary')
    await page.route(`**${clipAddress('xh', FIRST)}`, (route) => route.fulfill({ status: 404, body: 'No recording' }))
    await hear(page, FIRST).click()
    await expect(page.getByText('No recording yet')).toBeVisible()
    expect(await heardOn(page)).toEqual([])
    await hear(page, SECOND).click()
    await expect.poll(() => eventsOn(page)).toContain('playing')
    await expect(page.getByText('No recording yet')).toHaveCount(0)
  })
})

test.describe('without the network', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|didn't load/] })

  test('offline sound: a word heard before plays again, another says that it can’t play', async ({ page, context }) => {
    await open(page, '/vocabulary')
    await hear(page, FIRST).click()
    await expect.poll(() => eventsOn(page)).toContain('ended')
    await context.setOffline(true)
    await hear(page, SECOND).click()
    await expect(page.getByText('The sound didn’t play. Try again.')).toBeVisible()
    await hear(page, FIRST).click()
    await expect.poll(async () => (await eventsOn(page)).filter((event) => event === 'ended')).toHaveLength(2)
  })
})

test('new word of a lesson: a press plays its clip to the end', async ({ page }) => {
  await open(page, '/lesson/greetings--hello')
  // The note on grammar comes first.
  await page.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Hear / })
    .first()
    .click()
  await expect.poll(() => eventsOn(page)).toContain('ended')
})

test('Listening: a story is read line by line; the line is marked and its voice named', async ({ page }) => {
  // A speaker has recorded the second line.
  const recording = recordingAddress('0'.repeat(64))
  await page.route('**/api/recordings?*', (route) =>
    route.fulfill({ json: { recordings: [{ name: clipName('Igama layo nguBobi.'), file: '0'.repeat(64) }] } }),
  )
  // Each line is heard once the walk has seen what is shown before: none is over too soon on a slow machine.
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**${clipAddress('xh', 'Le yinja yam.')}`, (route) => first.promise.then(() => route.continue()))
  await page.route(`**${recording}`, async (route) =>
    second.promise.then(async () =>
      route.fulfill({
        response: await route.fetch({
          url: new URL(clipAddress('xh', 'Igama layo nguBobi.'), route.request().url()).href,
        }),
      }),
    ),
  )
  await open(page, '/activities?activity=family-story-time&story=my-dog')
  const clips: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/audio/')) clips.push(new URL(response.url()).pathname)
  })
  await page.getByRole('button', { name: 'Read along' }).click()
  const marked = page.getByRole('main').locator('[data-reading=true] p').first()
  await expect(marked).toContainText('Le yinja yam.')
  first.resolve()
  await expect(page.getByText('Computer voice')).toBeVisible()
  await expect(marked).toContainText('Igama layo nguBobi.')
  second.resolve()
  await expect(page.getByText('A real speaker')).toBeVisible()
  expect(clips).toEqual([clipAddress('xh', 'Le yinja yam.'), recording])
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => isSilent(page)).toBe(true)
})

test('listen and find: the word is not shown, and a press plays its clip', async ({ page }) => {
  await open(page, '/kids-menu/listen')
  const again = page.getByRole('button', { name: 'Hear the word' })
  await expect(page.getByRole('main').locator('h2[lang=xh]')).toHaveCount(0)
  const answer = page.waitForResponse((response) => response.url().endsWith('.mp3'))
  await again.click()
  expect((await answer).status()).toBe(200)
  await expect.poll(() => eventsOn(page)).toContain('ended')
  await expect(page.getByText('Computer voice')).toBeVisible()
})

test.describe('listen and find without recordings', () => {
  test.use({ expectedNoise: [/404/] })

  test('listen and find without clips: a press shows the word and its pronunciation', async ({ page }) => {
    await page.route('**/audio/**', (route) => route.fulfill({ status: 404, body: 'No recording' }))
    await open(page, '/kids-menu/listen')
    await page.getByRole('button', { name: 'Hear the word' }).click()
    await expect(page.getByRole('main').locator('h2[lang=xh]')).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'There is no sound for this word yet. Say it like this:' }),
    ).toBeVisible()
  })
})
