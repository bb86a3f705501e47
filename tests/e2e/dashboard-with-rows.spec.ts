import type { Page } from '@playwright/test'
import { assignmentsCalls } from '#contract/assignments.ts'
import { classesCalls } from '#contract/classes.ts'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { rosterCalls } from '#contract/roster.ts'
import { scheduleCalls } from '#contract/schedule.ts'
import { emptyPlan } from '#core/lesson-plans/lesson-plan.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { expect, ready, test } from '../support/one-window.ts'
import { callServer } from './learner/call-server.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findLostText } from './routes/find-lost-text.ts'
import { findViolations, findViolationsOfColour, leaveOneOfAKind } from './routes/find-violations.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ contextOptions: { reducedMotion: 'reduce', timezoneId: 'Africa/Johannesburg' } })

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** Fills a class with two students, work, an event and an announcement, and makes a lesson. Returns ids for addresses. */
async function fillClass(page: Page): Promise<{ spaceId: string; assignmentId: string }> {
  const [date = ''] = new Date().toISOString().split('T')
  const made = await callServer(page, classesCalls.createClass, {
    name: 'Grade 4 isiXhosa',
    subject: 'isiXhosa',
    grade: '4',
    language: 'xh',
    startsOn: null,
    endsOn: null,
    schedule: 'Monday and Friday at 10:00',
  })
  const spaceId = String(made['spaceId'])
  for (const name of ['Amahle Dlamini', 'Lwazi Mokoena'])
    await callServer(page, rosterCalls.saveStudent, {
      spaceId,
      id: crypto.randomUUID(),
      revision: null,
      name,
      grade: '4',
    })
  const assignmentId = newId()
  await callServer(page, assignmentsCalls.createAssignment, {
    spaceId,
    id: assignmentId,
    kind: 'unit',
    target: 'greetings',
    language: 'xh',
    title: 'Greetings: the whole unit',
    audience: 'everybody',
    fromAt: new Date().toISOString(),
    lateRule: 'accept',
  })
  await callServer(page, scheduleCalls.addScheduleEvent, {
    spaceId,
    id: crypto.randomUUID(),
    title: 'Reading together',
    note: '',
    learnerId: null,
    date,
    time: '10:00',
    minutes: 45,
    zone: 'Africa/Johannesburg',
    recurrence: { frequency: 'daily', every: 1 },
  })
  await callServer(page, classesCalls.writeAnnouncement, { spaceId, id: newId(), text: 'Bring a photo on Friday.' })
  const plan = { ...emptyPlan('xh', () => crypto.randomUUID()), title: 'The children are learning' }
  await callServer(page, lessonPlansCalls.saveDraft, { planId: newId(), base: null, plan })
  return { spaceId, assignmentId }
}

/** Names controls of the page that the Tab key misses, and those that show no focus. */
async function findKeyboardFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, input, select)'))
      // One of a group that arrow keys move in takes the focus for all.
      if (control.checkVisibility() && control.tabIndex >= 0 && !control.matches(':disabled, [role=tab], [type=radio]'))
        control.dataset['missed'] = ''
  })
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const { isOver, fault } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null
      if (!focused || focused === document.body) return { isOver: true, fault: null }
      delete focused.dataset['missed']
      const { outlineStyle } = getComputedStyle(focused)
      return {
        isOver: false,
        fault: outlineStyle === 'none' ? `${focused.outerHTML.slice(0, 80)} shows no focus` : null,
      }
    })
    if (isOver) break
    if (fault !== null) faults.push(fault)
  }
  const missed = await page.locator('[data-missed]').evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 80)))
  return [...faults, ...missed.map((one) => `${one} is never reached`)]
}

test('dashboard with rows: every page fits, has no axe faults, and works by keyboard', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('funda.theme', 'theme-dark'))
  await signUp(page, makePerson('Nozuko'))
  const { spaceId, assignmentId } = await fillClass(page)
  for (const [address, row] of [
    ['/dashboard', 'Greetings: the whole unit'],
    ['/dashboard/classes', 'Grade 4 isiXhosa'],
    [`/dashboard/classes/${spaceId}`, 'Amahle Dlamini'],
    ['/dashboard/assignments', 'Greetings: the whole unit'],
    [`/dashboard/assignments/${spaceId}--${assignmentId}`, 'Greetings: the whole unit'],
    ['/dashboard/schedule', 'Reading together'],
    ['/dashboard/builder', 'The children are learning'],
    ['/dashboard/roster', 'Amahle Dlamini'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address)
    await ready(page)
    await expect(page.getByRole('main').getByText(row).filter({ visible: true }).first()).toBeVisible()
    expect.soft(await findKeyboardFaults(page), `${address} by keyboard`).toEqual([])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await findLostText(page), `${address} at ${width} px`).toEqual([])
    }
    expect.soft(await findViolations(page), `${address} at 390 px`).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await leaveOneOfAKind(page)
    expect.soft(await findViolations(page), `${address} at 1280 px`).toEqual([])
    expect.soft(await findViolationsOfColour(page), `${address} in other themes`).toEqual([])
  }
})
