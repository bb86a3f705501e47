import type { BrowserContext, Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { confirmAddress } from './learner/emails.ts'
import { makePerson, signUp } from './learner/sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 240_000 })

const PICTURES = ['Cat', 'Drum', 'Sun', 'Cat']
const TITLE = 'Who is learning?'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

async function tapPictures(page: Page): Promise<void> {
  for (const name of PICTURES) await page.getByRole('button', { name, exact: true }).click()
}

/** Adds a child on the overview, with the consent. Returns the username that was proposed. */
async function addChild(page: Page, name: string, age: string, grade: string): Promise<string> {
  await open(page, '/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Add Child', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('dialog').getByLabel('Age', { exact: true }).fill(age)
  await page.getByRole('dialog').getByRole('combobox', { name: 'Grade' }).selectOption(grade)
  await page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click()
  const username = await page.getByLabel('The child’s username').inputValue()
  await press(page, 'Choose others, or a PIN')
  await tapPictures(page)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await press(page, 'I agree: add the child')
  await expect(page.getByRole('heading', { name: `${username} has been added` })).toBeVisible()
  return username
}

async function addExercise(page: Page, number: number): Promise<ReturnType<Page['getByRole']>> {
  await press(page, 'Add text, words or an exercise activity 1')
  await page.getByRole('menuitem', { name: 'Exercise', exact: true }).click()
  return page.getByRole('listitem', { name: `part ${number}`, exact: true })
}

/** Builds a lesson of two exercises and publishes it. */
async function buildLesson(page: Page): Promise<void> {
  await open(page, '/dashboard/builder')
  await press(page, 'Create Lesson')
  await field(page, 'Title').fill(TITLE)
  await press(page, '3. Content')
  await field(page, 'Content of activity 1').fill('Play at home')
  const first = await addExercise(page, 1)
  await first.getByLabel('Word or sentence to understand', { exact: true }).fill('umntwana')
  await first.getByLabel('Right answer', { exact: true }).fill('child')
  await first.getByRole('textbox', { name: 'Wrong answers to choose from, one a line' }).fill('dog\ncat')
  const second = await addExercise(page, 2)
  await second.getByRole('combobox', { name: 'Type of exercise' }).selectOption('fill-concord')
  await second.getByLabel('Sentence with a gap', { exact: true }).fill('Abantwana ___yafunda.')
  await second.getByLabel('Right answer', { exact: true }).fill('ba')
  await second.getByRole('textbox', { name: 'Wrong answers to choose from, one a line' }).fill('u\ni')
  await press(page, 'Publish Lesson')
  await expect(page.getByText('Version 1 has been published.')).toBeVisible()
}

async function assign(page: Page, kind: string, work: string): Promise<void> {
  await open(page, '/dashboard/assignments')
  await press(page, 'Assign work')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption(kind)
  await dialog.getByRole('combobox', { name: 'Work' }).selectOption({ label: work })
  await dialog.getByRole('button', { name: 'Assign work', exact: true }).click()
  await expect(page.getByRole('table').getByText(work)).toBeVisible()
}

/** Returns a device of its own: another storage, and a service worker. */
async function childsDevice(page: Page): Promise<{ context: BrowserContext; child: Page }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The walk has no browser.')
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  await context.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes'))
  return { context, child: await context.newPage() }
}

/** Tells whether the device keeps the app, the own lesson, and the files of a module. */
const keptOn = (child: Page, title: string, module: string): Promise<boolean[]> =>
  child.evaluate(
    async ([lesson = '', name = '']) => {
      const answer = await caches.match('/offline-files.json')
      const list = (await answer?.json()) as { modules: Record<string, [string, number][]> } | undefined
      const files = list?.modules[name]?.map(([address]) => address) ?? []
      const kept = await Promise.all(files.map(async (address) => (await caches.match(address)) !== undefined))
      return [
        (localStorage.getItem('funda.own-lessons') ?? '').includes(lesson),
        kept.length > 0 && kept.every(Boolean),
      ]
    },
    [title, module],
  )

test('a parent’s lesson: a child does it offline on another device, and it is marked', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('funda.terms-accepted', 'yes'))
  page.setDefaultTimeout(20_000)
  const parent = makePerson('Nomsa')
  await signUp(page, parent)
  await confirmAddress(page, parent.email)
  const thandi = await addChild(page, 'Thandi', '8', '2')
  await addChild(page, 'Sipho', '6', 'r')
  await buildLesson(page)
  await assign(page, 'own-lesson', TITLE)
  await assign(page, 'module', 'In the classroom')

  const { context, child } = await childsDevice(page)
  child.setDefaultTimeout(20_000)
  await open(child, '/kids-login')
  await child.getByLabel('Username').fill(thandi)
  await tapPictures(child)
  await child.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(child).toHaveURL('/kids-dashboard')
  // The list is fetched with the dashboard, and what it needs with the list.
  await expect(child.getByRole('region', { name: 'My assignments' }).getByRole('link', { name: TITLE })).toBeVisible()
  await expect.poll(() => keptOn(child, TITLE, 'xh/foundation-english-1'), { timeout: 90_000 }).toEqual([true, true])

  await context.setOffline(true)
  await open(child, '/kids-dashboard')
  await child.getByRole('region', { name: 'My assignments' }).getByRole('link', { name: TITLE }).click()
  await press(child, 'Start')
  await expect(child.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible()
  await child.getByRole('main').getByRole('button', { name: 'Start', exact: true }).click()
  await press(child, 'child')
  await press(child, 'Continue')
  await press(child, 'u')
  await press(child, 'Continue')
  await press(child, 'ba')
  await press(child, 'Continue')
  await expect(child.getByRole('heading', { name: 'You have finished the lesson!' })).toBeVisible()
  await press(child, 'Hand in')
  await expect(child.getByText('You did it! Your work is handed in.')).toBeVisible()
  await open(child, '/assignments')
  await expect(child.getByText('You are offline. This is your list from the last time.')).toBeVisible()

  await context.setOffline(false)
  await page.reload()
  await page.getByRole('link', { name: TITLE, exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'Thandi' })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Completed', { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: 'Kinds of errors' })).toContainText('Subject concords: 1')
  await row.getByRole('link', { name: 'Thandi' }).click()
  const work = page.getByRole('region', { name: 'Work of one student' })
  await expect(work.getByText('1 of 2 right on the first try')).toBeVisible()
  await expect(work.getByText('Uyafunda', { exact: false })).toBeVisible()
  await work.getByLabel('Points, at most 100').fill('80')
  await work.getByLabel('Comment for the student').fill('Well done. Say it again with abantwana.')
  await work.getByRole('button', { name: 'Save the mark' }).click()
  await expect(work.getByText('The mark has been saved.')).toBeVisible()

  await open(child, '/assignments')
  await expect(child.getByRole('link', { name: TITLE })).toContainText('80 of 100 points')
  await context.close()
})
