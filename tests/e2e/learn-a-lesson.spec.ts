import { isAsking } from '#core/course/lesson.ts'
import { makeLesson } from '#core/course/make-lesson.ts'
import { expect, ready, test } from '../support/walk.ts'
import { readCourseParts } from '../support/read-course-parts.ts'
import { stayUntilKept } from './learner/stay.ts'
import { answerRightly, takeSteps } from './learner/take-lesson.ts'
import { findViolations } from './routes/find-violations.ts'

const parts = readCourseParts()
const [unit] = parts.course.units
const [lesson, second] = unit?.lessons ?? []
if (!unit || !lesson || !second) throw new Error('The course has no lessons.')
const steps = makeLesson(parts, lesson.id, 0) ?? []
const address = `/lesson/${lesson.id.replace('.', '--')}`
const DAY = 24 * 60 * 60 * 1000

// Whoever learns for days has accepted the terms long ago.
test.beforeEach(async ({ page }) => page.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes')))

test('the first lesson: not interrupted by a new version; counted, and due days later', async ({ page }) => {
  await page.clock.install()
  await page.goto('/learn')
  await ready(page)
  await page.getByRole('link', { name: `Start with: ${lesson.title}` }).click()
  const asked = steps.filter(isAsking).length
  const middle = Math.floor(steps.length / 2)
  await takeSteps(page, steps.slice(0, middle))
  // In the middle of the lesson the server is given another version: every file of it has another name.
  const files = await (await page.request.get('/offline-files.json')).text()
  await page.route('**/offline-files.json', (route) =>
    route.fulfill({
      body: files.replace(/"build":"[^"]*"/, '"build":"another"').replaceAll('.js"', '-new.js"'),
      contentType: 'application/json',
    }),
  )
  await page.route('**/assets/*-new.js', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('-new.js', '.js') }) }),
  )
  await takeSteps(page, steps.slice(middle))
  await expect(page.getByRole('heading', { name: 'You did it!' })).toBeVisible()
  await expect(page.getByText(`${asked} of ${asked} right on the first try.`)).toBeVisible()
  await expect(
    page.getByText('There is a newer version of Funda. You won’t lose anything you have done.'),
  ).toBeVisible()

  const fetched = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Use it now' }).click()
  await fetched
  await expect(page.getByRole('link', { name: `Again: ${lesson.title}` })).toBeVisible()
  await page.getByRole('link', { name: 'See the whole course' }).click()
  await expect(page.getByRole('link', { name: `Continue: ${second.title}` })).toBeVisible()
  await expect(page.getByText(`1 of ${unit.lessons.length} done`)).toBeVisible()

  await page.goto('/review')
  await ready(page)
  await expect(page.getByText('Nothing is due today.')).toBeVisible()
  await page.clock.fastForward(5 * DAY)
  await page.reload()
  await ready(page)
  await expect(page.getByText(/\d+ things are due today\./)).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('progressbar', { name: 'Steps done' })).toBeVisible()
})

test('lesson: hints help, a missed question comes back, and a left lesson continues', async ({ page }) => {
  await page.goto(address)
  await ready(page)
  const first = steps.findIndex(isAsking)
  await takeSteps(page, steps.slice(0, first))
  const asked = steps[first]
  if (!asked || !isAsking(asked)) throw new Error('The lesson asks nothing.')
  for (let hint = 1; hint <= 3; hint++) {
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(hint)
  }
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByRole('heading', { name: 'Here is the answer' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`${first + 2} of ${steps.length + 1}`)).toBeVisible()

  await page.getByRole('button', { name: 'Stop and keep my place' }).click()
  await expect(page).toHaveURL(new RegExp(`/learn/${unit.id}$`))
  await page.goto(address)
  await expect(page.getByText(`${first + 2} of ${steps.length + 1}`)).toBeVisible()
  await takeSteps(page, steps.slice(first + 1))
  await answerRightly(page, asked)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Look at these again' })).toBeVisible()
})

test('placement test: at most twelve questions find a place in the course', async ({ page }) => {
  await page.goto('/placement')
  await expect(page.getByRole('button', { name: 'I don’t know' })).toBeVisible()
  for (
    let question = 1;
    question <= 12 &&
    (await page
      .getByRole('button', { name: 'I don’t know' })
      .isVisible()
      .catch(() => false));
    question++
  ) {
    await page.getByRole('button', { name: 'I don’t know' }).click()
    await expect(page.getByText(`${question} of 12`)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: `Begin with: ${unit.title}` })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('offline guest: takes the first lesson after an earlier visit', async ({ page, context }) => {
    await stayUntilKept(page)
    await context.setOffline(true)
    await page.goto(address)
    await ready(page)
    await takeSteps(page, steps)
    await expect(page.getByRole('heading', { name: 'You did it!' })).toBeVisible()
    await page.goto('/progress')
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
