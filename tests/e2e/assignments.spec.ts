import type { Locator, Page } from '@playwright/test'
import { assignmentsCalls } from '#contract/assignments.ts'
import { childrenCalls } from '#contract/children.ts'
import { learningCalls } from '#contract/learning.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { isAsking } from '#core/course/lesson.ts'
import { makeLesson } from '#core/course/make-lesson.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { AGREED, PICTURES } from '../support/children.ts'
import { readCourseParts } from '../support/read-course-parts.ts'
import { expect, ready, test } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { confirmAddress } from './learner/emails.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03|04|09) \(/], contextOptions: { reducedMotion: 'reduce' } })

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
const main = (page: Page): Locator => page.getByRole('main')

/** Folder for pictures of each screen; none are taken without it. */
const PICTURES_IN = process.env['FUNDA_SHOTS']

/** Checks a screen at three widths and for barriers, and takes pictures in three themes if they are wanted. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await findViolations(page)).toEqual([])
    if (PICTURES_IN === undefined || width === 320) continue
    for (const theme of ['light', 'dark', 'high-contrast']) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
      await page.screenshot({ path: `${PICTURES_IN}/${name}-${width}-${theme}.png`, fullPage: true })
    }
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
  }
}

/** Makes a teacher's class with one child in it, whose guardian is logged in on a second page. */
async function makeClass(page: Page, parent: Page, tablet: Page) {
  await signUp(page, makePerson('Nomonde'))
  const { spaceId } = await callServer(page, spacesCalls.createSpace, { kind: 'class', name: 'Grade 4' })
  const { space } = (await page.evaluate(
    async (id) => (await (await fetch(`/api/spaces/one?spaceId=${id}`)).json()) as object,
    String(spaceId),
  )) as { space: { joinCode: string } }
  const guardian = makePerson('Zanele')
  await signUp(parent, guardian)
  await confirmAddress(parent, guardian.email)
  const username = `thandi-${crypto.randomUUID().slice(0, 6)}`
  const { childId } = await callServer(parent, childrenCalls.addChild, { username, secret: PICTURES, ...AGREED })
  await callServer(parent, spacesCalls.joinSpace, { code: space.joinCode, childId })
  await tablet.goto('/kids-login')
  await ready(tablet)
  await callServer(tablet, childrenCalls.signInChild, { username, secret: PICTURES })
  return { spaceId: String(spaceId), childId: String(childId), username }
}

/** Answers three questions of the first lesson, one of them wrong, on the child's device. */
async function answerSome(tablet: Page): Promise<number> {
  const steps = (makeLesson(readCourseParts(), 'greetings.hello', 0) ?? []).filter(isAsking)
  const events = steps.slice(0, 3).map((step, at) => ({
    id: newId(),
    language: 'xh',
    section: 'course',
    itemId: step.id,
    exerciseType: step.exerciseType,
    answer: at === 1 ? 'hayi' : step.answer,
    verdict: 'correct',
    errorClass: null,
    milliseconds: 4000,
    deviceId: 'walk',
    occurredAt: new Date().toISOString(),
    utcOffsetMinutes: 120,
    cards: step.cards,
  }))
  await callServer(tablet, learningCalls.recordEvents, { events })
  return steps.length
}

test('assignment: a teacher writes a rubric, changes and marks it; its report is read', async ({
  page,
  browser,
  product,
}) => {
  const open = async (): Promise<Page> =>
    (await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', serviceWorkers: 'block' })).newPage()
  const [parent, tablet] = [await open(), await open()]
  // A stored theme loads the colours of all themes.
  if (PICTURES_IN !== undefined)
    for (const one of [page, parent, tablet])
      await one.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
  const { spaceId, childId, username } = await makeClass(page, parent, tablet)

  await page.goto('/dashboard/assignments')
  await ready(page)
  await look(page, 'list-empty')
  await main(page).getByRole('button', { name: 'Assign work', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Assign work', exact: true })
  await form.getByRole('combobox', { name: 'Work', exact: true }).selectOption('greetings.hello')
  await form.getByRole('group').filter({ hasText: 'Points and marking' }).first().locator('summary').click()
  for (const [at, [text, points]] of [
    ['Greets politely', '6'],
    ['Spells every word', '4'],
  ].entries()) {
    await form.getByRole('button', { name: 'Add a line to the rubric', exact: true }).click()
    await form.getByRole('textbox', { name: `Line ${at + 1}: what you look for` }).fill(text ?? '')
    await form.getByRole('textbox', { name: `Points of line ${at + 1}` }).fill(points ?? '')
  }
  await expect(form.getByText('10 points in all', { exact: true })).toBeVisible()
  await look(page, 'assign-form')
  await form.getByRole('button', { name: 'Assign work', exact: true }).click()
  await expect(form).toBeHidden()
  await look(page, 'list')
  await main(page).getByRole('row').nth(1).getByRole('link').click()
  await expect(main(page).getByRole('button', { name: 'Change the assignment', exact: true })).toBeVisible()
  const address = page.url()

  // The link opens for the student, and tells everybody else who may open it.
  await main(page).getByRole('button', { name: 'Share', exact: true }).click()
  const sharing = page.getByRole('dialog', { name: /^Share / })
  const link = await sharing.getByText(/\/assignment\/[0-9a-f-]{36}$/).innerText()
  await expect(sharing.getByRole('img', { name: /^QR code of/ })).toBeVisible()
  await look(page, 'share')
  await page.keyboard.press('Escape')
  await parent.goto(link)
  await ready(parent)
  await expect(main(parent).getByText('Only the students it was given to can open it.', { exact: false })).toBeVisible()
  await look(parent, 'not-yours')
  await tablet.goto(link)
  await ready(tablet)
  await expect(main(tablet).getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await look(tablet, 'task')
  await tablet.goto('/kids-dashboard')
  await ready(tablet)
  await expect(main(tablet).getByRole('heading', { name: 'My assignments', exact: true })).toBeVisible()
  await look(tablet, 'kids-dashboard')

  // Three of its questions, and handed in while the network is away.
  await tablet.goto(link)
  await ready(tablet)
  await main(tablet).getByRole('button', { name: 'Start', exact: true }).click()
  const line = tablet.getByRole('region', { name: 'Open assignment' })
  await expect(line).toBeVisible()
  await expect(tablet).toHaveURL(/\/lesson\//)
  await look(tablet, 'line')
  const questions = await answerSome(tablet)
  await tablet.route('**/api/assignments/hand-in', (route) => route.abort())
  await line.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(main(tablet).getByText('Handed in on this device.', { exact: false })).toBeVisible()
  await tablet.unroute('**/api/assignments/hand-in')
  await tablet.reload()
  await ready(tablet)
  await expect(async () => {
    await tablet.reload()
    await expect(main(tablet).getByText(`3 of ${questions} questions answered.`, { exact: false })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await ready(page)
  await expect(main(page).getByText(`3 of ${questions} questions answered`, { exact: false })).toBeVisible()
  await main(page).getByRole('link', { name: username, exact: true }).click()
  const mark = page.getByRole('region', { name: 'Work of one student' })
  await mark.getByRole('button', { name: 'Save the mark', exact: true }).click()
  await expect(mark.getByText('Choose a level for every line.', { exact: true })).toBeVisible()
  await mark
    .getByRole('group', { name: /^Greets politely/ })
    .getByRole('radio', { name: 'Strong (6)' })
    .check()
  await mark
    .getByRole('group', { name: /^Spells every word/ })
    .getByRole('radio', { name: 'Growing (2)' })
    .check()
  await expect(mark.getByText('8 of 10 points', { exact: true })).toBeVisible()
  await mark.getByRole('textbox', { name: 'Comment for the student' }).fill('Lovely greeting. Look at molweni again.')
  await look(page, 'mark')
  await mark.getByRole('button', { name: 'Save the mark', exact: true }).click()
  await expect(mark.getByText('The mark has been saved.', { exact: true })).toBeVisible()
  // The table below knows the mark without being asked again.
  await expect(main(page).getByRole('row').filter({ hasText: username }).getByText('80%')).toBeVisible()

  // A change says what it does, and the rubric that a mark follows stays.
  await main(page).getByRole('button', { name: 'Change the assignment', exact: true }).click()
  const change = page.getByRole('dialog', { name: 'Change the assignment', exact: true })
  await expect(change.getByText('One student has handed in.', { exact: false })).toBeVisible()
  await expect(change.getByText('You have marked by this rubric', { exact: false })).toBeVisible()
  await look(page, 'change')
  await change.getByRole('textbox', { name: 'Name', exact: true }).fill('Greet your neighbour')
  await change.getByRole('button', { name: 'Save the change', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Greet your neighbour', exact: true })).toBeVisible()
  await look(page, 'one')

  await tablet.reload()
  await ready(tablet)
  await expect(main(tablet).getByText('8 of 10 points', { exact: true })).toBeVisible()
  await expect(main(tablet).getByText('Lovely greeting. Look at molweni again.')).toBeVisible()
  await main(tablet).getByRole('button', { name: 'See my answers', exact: true }).click()
  await expect(main(tablet).getByText('Right: ', { exact: false })).toBeVisible()
  await expect(main(tablet).getByRole('link', { name: 'See how it works', exact: true }).first()).toBeVisible()
  await look(tablet, 'report')
  await tablet.goto('/assignments')
  await ready(tablet)
  await look(tablet, 'own-list')

  await parent.goto(`/dashboard/child-work/${childId}`)
  await ready(parent)
  await expect(main(parent).getByRole('heading', { level: 1, name: `Assignments of ${username}` })).toBeVisible()
  await expect(main(parent).getByText('Lovely greeting. Look at molweni again.')).toBeVisible()
  await main(parent).getByRole('button', { name: 'See the answers', exact: true }).click()
  await expect(main(parent).getByText('Right: ', { exact: false })).toBeVisible()
  await look(parent, 'child-work')
  // Another teacher's view of a child that isn't theirs is nothing.
  await page.goto(`/dashboard/child-work/${childId}`)
  await ready(page)
  await expect(main(page).getByRole('heading', { level: 1, name: 'You can’t see these assignments.' })).toBeVisible()
  await expect(main(page)).not.toContainText('Greet your neighbour')

  // Withdrawn with an undo, and deleted only after a question.
  await page.goto(address)
  await ready(page)
  await main(page).getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(main(page).getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible()
  await main(page).getByRole('button', { name: 'Withdraw', exact: true }).click()
  await main(page).getByRole('button', { name: 'Delete for good', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/assignments')
  await expect(main(page).getByText('Nothing has been assigned yet.')).toBeVisible()
  expect(await callServer(tablet, assignmentsCalls.listOwnAssignments)).toEqual({ assignments: [] })
  expect(spaceId).not.toBe('')
})
