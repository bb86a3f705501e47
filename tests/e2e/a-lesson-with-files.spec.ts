import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findFreePort, runServer } from '../../bench/support/run-server.ts'
import { ready } from '../support/walk.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

const SHOTS = process.env['FUNDA_SHOTS']

/** Saves pictures of the page in three themes and two widths, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return
  mkdirSync(SHOTS, { recursive: true })
  for (const theme of ['light', 'dark', 'high-contrast'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
      await page.screenshot({ path: `${SHOTS}/${name}-${theme}-${width}.png` })
    }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

/** Lines of text, a megabyte and a half: six requests. */
const TEXT = Buffer.from('Umntwana uyafunda ekhaya.\n'.repeat(60_000))

test('lesson with files: an upload outlives a killed server, and the lesson shows the file', async ({ browser }) => {
  test.setTimeout(240_000)
  const data = mkdtempSync(path.join(tmpdir(), 'funda-uploads-'))
  // PostgreSQL doesn't run as root: its own user has to get through.
  chmodSync(data, 0o755)
  const port = await findFreePort()
  let server = await runServer(data, port)
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes'))
  await signUp(page, makePerson('Nomsa'))
  await page.goto('/dashboard')
  await ready(page)

  // The form by keyboard: a missing title is said beside its field.
  const open = page.getByRole('main').getByRole('button', { name: 'Create Lesson', exact: true })
  await open.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Lesson', exact: true }).press('Enter')
  const title = dialog.getByRole('textbox', { name: /^Title/ })
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await title.fill('Our animals')
  await dialog.getByRole('combobox', { name: 'Subject' }).selectOption('Science')
  await dialog.getByRole('combobox', { name: 'Grade' }).selectOption('Grade 2')
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('Cows, goats and hens')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 900 })

  // The server is killed before the fourth of six parts is taken.
  let parts = 0
  let isKilled = false
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') parts += 1
    if (parts === 4 && !isKilled) {
      isKilled = true
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    }
    await route.continue()
  })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files', exact: true }).press('Enter')
  await (await chooser).setFiles([{ name: 'animals.txt', mimeType: 'text/plain', buffer: TEXT }])
  const files = dialog.getByRole('list', { name: 'Files on their way' })
  await expect(files.getByText('No connection. The upload goes on by itself.')).toBeVisible({ timeout: 60_000 })
  await expect(files.getByRole('progressbar', { name: 'Upload of animals.txt' })).toHaveAttribute('value', '50')
  expect(await findViolations(page)).toEqual([])
  await shoot(page, 'waiting')
  server = await runServer(data, port)
  await expect(files.getByText('Uploaded', { exact: true })).toBeVisible({ timeout: 60_000 })

  // A page that calls itself a picture is refused, and taken off the list.
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'cow.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html><script>alert(1)</script>'),
  })
  await expect(files.getByRole('alert')).toHaveText(/^We can’t take this kind of file\./, { timeout: 30_000 })
  await shoot(page, 'refused')
  await dialog.getByRole('button', { name: 'Take cow.png off the list', exact: true }).press('Enter')
  await expect(files.getByRole('listitem')).toHaveCount(1)

  await dialog.getByRole('button', { name: 'Create Lesson', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/builder\/[0-9a-f-]{36}$/, { timeout: 30_000 })
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Our animals')
  const link = page.getByRole('main').getByRole('link', { name: 'animals.txt', exact: true })
  await expect(link).toBeVisible()
  await shoot(page, 'builder')
  const read = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([read.status(), (await read.body()).equals(TEXT)]).toEqual([200, true])
  await context.close()
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
})
