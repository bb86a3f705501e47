import type { Page } from '@playwright/test'
import { makeReviewSteps, placeCards } from '#core/course/make-review.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { readCourseParts } from '../support/read-course-parts.ts'
import { expect, ready, test } from '../support/walk.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const RULE = 'Subject concord, class 2'

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** Sends a call as the page does, and gives back its answer. */
const send = async (page: Page, address: string, input: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([to, body]) => {
      const reply = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!reply.ok) throw new Error(`${to} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as Record<string, unknown>
    },
    [address, input] as const,
  )

/** Finds a question about the concord of class 2, with a right answer and one with another concord. */
function findQuestion(): { id: string; right: string; wrong: string; cards: readonly string[] } {
  const parts = readCourseParts()
  const steps = makeReviewSteps(parts, placeCards(parts)['subject-concord.2'] ?? 0)['subject-concord.2'] ?? []
  for (const step of steps) {
    const option =
      step.type === 'grammar' && step.exercise.options.find(({ errorClass }) => errorClass === 'subject-concord')
    if (option) return { id: step.id, right: step.answer, wrong: option.answer, cards: step.cards }
  }
  throw new Error('the course asks no question about this concord')
}

/** Answers the question several times on a student's device. */
async function answer(student: Page, question: ReturnType<typeof findQuestion>, given: string, times: number) {
  const events = Array.from({ length: times }, () => ({
    id: newId(),
    language: 'xh',
    section: 'review',
    itemId: question.id,
    exerciseType: 'fill-concord',
    answer: given,
    verdict: 'wrong',
    errorClass: null,
    milliseconds: 4000,
    deviceId: 'walk',
    occurredAt: new Date().toISOString(),
    utcOffsetMinutes: 120,
    cards: question.cards,
  }))
  await send(student, '/api/learning/events', { events })
}

test('a mistake of the class: the teacher presses practice, the student does it, and it helped', async ({
  page,
  browser,
  product,
}) => {
  const question = findQuestion()
  await signUp(page, makePerson('Nomsa'))
  const { spaceId } = await send(page, '/api/spaces/create', { kind: 'class', name: 'Grade 4' })
  const { space } = (await page.evaluate(
    async (id) => (await (await fetch(`/api/spaces/one?spaceId=${id}`)).json()) as object,
    String(spaceId),
  )) as { space: { joinCode: string } }
  const other = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const student = await other.newPage()
  await signUp(student, makePerson('Thandi'))
  await send(student, '/api/spaces/join', { code: space.joinCode })
  await answer(student, question, question.wrong, 6)

  await page.goto(`/dashboard/mistakes/${String(spaceId)}`)
  await ready(page)
  await expect(page.getByRole('heading', { level: 2, name: RULE, exact: true })).toBeVisible()
  await expect(page.getByText('1 of 1 students got this wrong.', { exact: true })).toBeVisible()
  await expect(page.getByText(`Needs help: ${RULE}`, { exact: true })).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(await findViolations(page)).toEqual([])
  const press = page.getByRole('button', { name: `Make a ten-minute practice: ${RULE}`, exact: true })
  await press.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('One student has this practice now.')).toBeVisible()

  const list = (await student.evaluate(async () => (await (await fetch('/api/assignments/own')).json()) as object)) as {
    assignments: { id: string; title: string }[]
  }
  expect(list.assignments.map(({ title }) => title)).toEqual([`Ten-minute practice: ${RULE}`])
  const startedAt = new Date().toISOString()
  const [{ id: assignmentId } = { id: '' }] = list.assignments
  await send(student, '/api/assignments/hand-in', {
    id: newId(),
    assignmentId,
    startedAt,
    finishedAt: new Date().toISOString(),
  })
  await answer(student, question, question.right, 6)
  await other.close()

  await page.reload()
  await ready(page)
  await page.getByText('1 of 1 students did it').click()
  const row = page.getByRole('row').filter({ hasText: 'Thandi' })
  await expect(row.getByRole('cell')).toHaveText(['6 of 6 wrong', '0 of 6 wrong', 'Yes, fewer mistakes'])
  expect(await findViolations(page)).toEqual([])
})
