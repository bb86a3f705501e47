import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WAVE, writeWave } from '#core/sound/write-wave.ts'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../support/find-chromium.ts'
import { expect, ready, test } from '../support/walk.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations, findViolationsOfColour } from './routes/find-violations.ts'

/** Writes the sound of the fake microphone: a voice that rises for a second. */
function voiceFile(): string {
  let phase = 0
  const samples = Float32Array.from({ length: WAVE.rate }, (_, at) => {
    phase += (2 * Math.PI * (120 * 2 ** (at / WAVE.rate))) / WAVE.rate
    return [1, 2, 3].reduce((sum, overtone) => sum + Math.sin(phase * overtone) / overtone, 0) * 0.3
  })
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'funda-voice-')), 'voice.wav')
  writeFileSync(file, writeWave(samples))
  return file
}

test.describe.configure({ timeout: 120_000 })
test.use({ expectedNoise: [/404 \(Not Found\)/] })

test("speaking: a learner compares on the device; an adult's recording waits for review [ASVS V14.2.4]", async ({
  baseURL,
}) => {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...CHROMIUM_ARGUMENTS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${voiceFile()}`,
    ],
  })
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    reducedMotion: 'reduce',
    permissions: ['microphone'],
  })
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    localStorage.setItem('funda.terms-accepted', 'yes')
    localStorage.setItem('funda.theme', 'theme-dark')
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    Object.assign(window, { asked: 0 })
    navigator.mediaDevices.getUserMedia = (wanted) => {
      ;(window as unknown as { asked: number }).asked += 1
      return ask(wanted)
    }
  })
  const timesAsked = (): Promise<number> => page.evaluate(() => (window as unknown as { asked: number }).asked)
  await page.goto('/tools/sounds')
  await ready(page)
  await page.getByRole('button', { name: 'Say it yourself' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Say it and compare' })
  await expect(dialog.getByRole('img', { name: /^Hear it: how loud/ })).toBeVisible()
  await expect(dialog.locator('polyline').first()).toBeAttached()
  // The microphone is asked for when it is wanted, and not before.
  expect(await timesAsked()).toBe(0)
  await dialog.getByRole('button', { name: 'Record yourself' }).click()
  await expect(dialog.getByText('Speak now.')).toBeVisible()
  expect(await timesAsked()).toBe(1)
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(dialog.getByText('Grey shows how loud you are')).toBeVisible({ timeout: 15_000 })
  const own = dialog.getByRole('img', { name: /^Hear yourself: how loud/ })
  await expect(own.locator('polyline').first()).toBeAttached()
  await dialog.getByRole('button', { name: 'Play both' }).click()
  expect([...(await findViolations(page)), ...(await findViolationsOfColour(page))]).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Say it yourself' }).first().click()
  // What was recorded went with the dialog, and none of it was sent.
  await expect(dialog.getByRole('button', { name: 'Record yourself' })).toBeVisible()
  expect(sent).toEqual([])

  await signUp(page, makePerson('Nomsa'))
  await page.getByRole('main').getByRole('link', { name: 'Lend your voice' }).click()
  await page.getByLabel('Search').fill('grandmother')
  const word = page.getByRole('listitem').filter({ hasText: 'umakhulu' })
  await word.getByRole('button', { name: 'Record umakhulu' }).click()
  await expect(word.getByRole('button', { name: 'Hear yourself' })).toBeVisible({ timeout: 15_000 })
  await expect(word.getByText('Agree above first')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check()
  await word.getByRole('button', { name: 'Send for review' }).click()
  await expect(word.getByText('Sent. Thank you!')).toBeVisible()
  await expect(page.getByText('waiting for review')).toBeVisible()
  expect([...(await findViolations(page)), ...(await findViolationsOfColour(page))]).toEqual([])
  // The way to review is shown to staff; whoever goes there without being it learns so.
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Record words' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Staff pages' })).toHaveCount(0)
  await page.goto('/speak/review')
  await expect(page.getByText('This page is for people who work for Funda.')).toBeVisible()
  await page.goto('/speak')
  await page.getByRole('button', { name: 'Take back umakhulu' }).click()
  await expect(page.getByText('waiting for review')).toHaveCount(0)
  await browser.close()
})
