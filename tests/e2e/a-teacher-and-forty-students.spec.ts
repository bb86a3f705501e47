import type { Page } from '@playwright/test'
import { accountsCalls } from '#contract/accounts.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { expect, ready, test } from '../support/walk.ts'
import { callServer } from './learner/call-server.ts'
import { countActs, minutesOf } from './learner/hand.ts'
import { makePerson, passAgeGate, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03|04) \(/], contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 300_000 })

/** Most minutes of a teacher's own work from signing up to a class of forty whose work is marked. */
const MOST_MINUTES = 10

const FIRST_NAMES = ['Amahle', 'Bandile', 'Lwazi', 'Nomsa', 'Sipho', 'Thandi', 'Unathi', 'Zanele']
const LAST_NAMES = ['Botha', 'Dlamini', 'Khumalo', 'Mokoena', 'Nkosi']
const STUDENTS = FIRST_NAMES.length * LAST_NAMES.length

type Person = ReturnType<typeof makePerson>

/** Writes a class list as a school's office exports it. */
const listOf = (people: readonly Person[]): string =>
  ['Name;Grade;Number', ...people.map(({ firstName, lastName }, at) => `${firstName} ${lastName};4;${at + 1}`)].join(
    '\r\n',
  )

/** Signs up and joins by the code as a device would, one student after the other on one browser. */
async function joinByCalls(page: Page, people: readonly Person[], code: string): Promise<void> {
  for (const person of people) {
    await callServer(page, accountsCalls.signUp, {
      ...person,
      confirmPassword: person.password,
      termsAccepted: true,
      language: 'en',
    })
    await callServer(page, spacesCalls.joinSpace, { code })
    await callServer(page, accountsCalls.signOut)
  }
}

test('a teacher signs up: ten minutes of hands-on use bring forty students and a mark', async ({
  page,
  browser,
  baseURL,
}) => {
  const begun = Date.now()
  const { acts, tap, type, choose } = countActs()
  const teacher = makePerson('Nomonde')
  const main = page.getByRole('main')
  await page.goto('/')
  await ready(page)
  await tap(page.getByRole('link', { name: 'Sign up' }).first())
  acts.taps += 2
  await passAgeGate(page)
  await type(page.getByLabel('Email'), teacher.email)
  await type(page.getByLabel('Password').first(), teacher.password)
  await tap(page.getByRole('checkbox', { name: 'I accept the terms.' }))
  await tap(page.locator('form').getByRole('button', { name: 'Sign up' }))
  await expect(page).toHaveURL('/adults-dashboard')

  // The class and its code.
  await tap(page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }))
  await tap(page.getByRole('button', { name: 'Create', exact: true }))
  await tap(page.getByRole('menuitem', { name: 'Create New Class', exact: true }))
  const form = page.getByRole('dialog', { name: 'Create New Class', exact: true })
  await type(form.getByLabel('Name of the class'), 'Grade 4 isiXhosa')
  await tap(form.getByRole('button', { name: 'Create class', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Grade 4 isiXhosa', exact: true })).toBeVisible()
  await tap(main.getByRole('button', { name: 'Share code', exact: true }).first())
  const link = await page
    .getByRole('dialog')
    .getByText(/\/class-code\//)
    .innerText()
  const code = link.split('/').at(-1) ?? ''
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }))

  // Thirty-nine join by calls, one in a browser of her own.
  const people = FIRST_NAMES.flatMap((name) => LAST_NAMES.map((lastName) => ({ ...makePerson(name), lastName })))
  const [first, ...others] = people
  if (!first) throw new Error('there is no student')
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const student = await context.newPage()
  await student.goto('/')
  await ready(student)
  await joinByCalls(student, others, code)
  await signUp(student, first)
  await student.goto(link)
  await ready(student)
  await student.getByRole('main').getByRole('radio').check()
  await student.getByRole('main').getByRole('button', { name: 'Join', exact: true }).click()
  await expect(student.getByRole('main').getByRole('status')).toContainText('You have joined')

  await page.reload()
  await ready(page)
  await expect(page.getByRole('tab', { name: /^Students/ })).toContainText(String(STUDENTS))
  await expect(main.getByRole('table', { name: 'Students', exact: true }).getByRole('row')).toHaveCount(STUDENTS + 1)
  expect(await findViolations(page)).toEqual([])

  // The list of the school's office.
  const menu = page.getByRole('navigation', { name: 'Dashboard menu', exact: true })
  await tap(menu.getByRole('link', { name: 'Roster', exact: true }))
  await tap(main.getByRole('link', { name: 'Import', exact: true }))
  acts.taps += 2
  await main.getByLabel('CSV file, up to 5 MB and 2,000 students', { exact: true }).setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(listOf(people)),
  })
  await tap(main.getByRole('button', { name: `Import ${STUDENTS} students`, exact: true }))
  // Each row finds the student who has joined, so that nobody stands on the list twice.
  await expect(main.getByText(`0 students added, ${STUDENTS} changed.`)).toBeVisible()

  // Work for everybody, which the teacher marks.
  await tap(menu.getByRole('link', { name: 'Assignments', exact: true }))
  await tap(main.getByRole('button', { name: 'Assign work', exact: true }).first())
  const assign = page.getByRole('dialog', { name: 'Assign work', exact: true })
  await choose(assign.getByRole('combobox', { name: 'Kind', exact: true }), 'Game')
  await choose(assign.getByRole('combobox', { name: /^Work/ }), 'Word game')
  await tap(assign.getByText('Points and marking', { exact: true }))
  await tap(assign.getByRole('checkbox', { name: 'I want to mark it myself' }))
  await tap(assign.getByRole('button', { name: 'Assign work', exact: true }))
  await expect(assign).toBeHidden()
  await expect(main.getByRole('link', { name: 'Word game', exact: true }).first()).toBeVisible()

  const { assignments } = (await callServer(student, ['GET', '/api/assignments/own'])) as {
    assignments: { id: string }[]
  }
  const now = new Date().toISOString()
  await callServer(student, ['POST', '/api/assignments/hand-in'], {
    id: await student.evaluate(() => {
      const hex = Date.now().toString(16).padStart(12, '0')
      return `${hex.slice(0, 8)}-${hex.slice(8)}-7${crypto.randomUUID().slice(15)}`
    }),
    assignmentId: assignments[0]?.id,
    startedAt: now,
    finishedAt: now,
  })
  await context.close()
  await page.reload()
  await ready(page)
  await tap(main.getByRole('link', { name: 'Word game', exact: true }).first())
  const work = main.getByRole('table', { name: 'Students', exact: true }).getByRole('link')
  await tap(work.first())
  await type(main.getByLabel(/^Points/), '8')
  await type(main.getByLabel('Comment for the student'), 'Well done. Read the words aloud once more.')
  await tap(main.getByRole('button', { name: 'Save the mark', exact: true }))
  await expect(main.getByText('The mark has been saved.')).toBeVisible()

  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`figures: ${JSON.stringify(acts)}, ${minutesOf(acts).toFixed(1)} min by hand, ${seconds} s`)
  expect(minutesOf(acts)).toBeLessThanOrEqual(MOST_MINUTES)
})
