import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from '../support/walk.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(00|01|03|04) \(/], contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

const main = (page: Page): Locator => page.getByRole('main')

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Forms of the dashboard that stand in a dialog: what opens each, its fields, and where the saved text shows. */
const FORMS = [
  {
    at: '/dashboard/classes',
    opens: 'Create New Class',
    dialog: 'Create New Class',
    field: 'Name of the class',
    submit: 'Create class',
    text: 'Grade 5 stories',
  },
  {
    at: '/dashboard/roster',
    opens: 'Add Student',
    dialog: 'Add Student',
    field: 'Name',
    submit: 'Save',
    text: 'Unathi Botha',
  },
  {
    at: '/dashboard/schedule',
    opens: 'Add an event',
    dialog: 'Add an event',
    field: 'Title',
    submit: 'Add',
    text: 'Family words',
  },
] as const

test('dashboard forms: a missing value is named beside its field; a sent form is saved [S5.07]', async ({ page }) => {
  await signUp(page, makePerson('Nozuko'))

  // The family.
  await open(page, '/dashboard/family')
  const family = page.getByLabel('Name of the family')
  await page.getByRole('button', { name: 'Make the family', exact: true }).click()
  await expect(family).toHaveAttribute('aria-invalid', 'true')
  await family.fill('Ndlovu')
  await page.getByRole('button', { name: 'Make the family', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ndlovu', exact: true })).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Ndlovu', exact: true })).toBeVisible()

  for (const { at, opens, dialog: name, field, submit, text } of FORMS) {
    await open(page, at)
    await main(page).getByRole('button', { name: opens, exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name, exact: true })
    const input = dialog.getByRole('textbox', { name: field, exact: false }).first()
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await input.fill(text)
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await open(page, at)
    await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible()
  }

  // An assignment: a kind without its work, then one with it.
  await open(page, '/dashboard/assignments')
  await main(page).getByRole('button', { name: 'Assign work', exact: true }).first().click()
  const assign = page.getByRole('dialog', { name: 'Assign work', exact: true })
  await assign.getByRole('combobox', { name: 'Kind', exact: true }).selectOption({ label: 'Game' })
  await assign.getByRole('button', { name: 'Assign work', exact: true }).click()
  await expect(assign.getByText('Choose what students must do.')).toBeVisible()
  await assign.getByRole('combobox', { name: /^Work/ }).selectOption({ label: 'Word game' })
  await assign.getByRole('combobox', { name: /^Class or family/ }).selectOption({ label: 'Grade 5 stories' })
  await assign.getByRole('button', { name: 'Assign work', exact: true }).click()
  await expect(assign).toHaveCount(0)
  await open(page, '/dashboard/assignments')
  await expect(main(page).getByRole('link', { name: 'Word game', exact: true }).first()).toBeVisible()

  // An announcement to the class.
  await open(page, '/dashboard/classes')
  await main(page).getByRole('link', { name: 'Grade 5 stories', exact: true }).click()
  await page.getByRole('tab', { name: 'Announcements', exact: true }).click()
  const announcement = page.getByRole('textbox', { name: 'Announcement' })
  await page.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(announcement).toHaveAttribute('aria-invalid', 'true')
  await announcement.fill('Bring a book on Monday.')
  await page.getByRole('button', { name: 'Announce', exact: true }).click()
  const said = main(page).getByRole('listitem').filter({ hasText: 'Bring a book on Monday.' })
  await expect(said).toBeVisible()
  await page.reload()
  await ready(page)
  await page.getByRole('tab', { name: 'Announcements', exact: true }).click()
  await expect(said).toBeVisible()

  // Add Child: a name and an age under 18 are needed before the consent.
  await open(page, '/dashboard')
  await main(page).getByRole('button', { name: 'Add Child', exact: true }).click()
  const child = page.getByRole('dialog', { name: 'Add Child', exact: true })
  await child.getByLabel(/^Age/).fill('30')
  await child.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(child.locator('[aria-invalid=true]')).toHaveCount(2)
  await child.getByLabel(/^Name/).fill('Lwazi')
  await child.getByLabel(/^Age/).fill('7')
  await child.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/children/)

  // A lesson: its title is needed to publish it, and the draft is kept.
  await open(page, '/dashboard/builder')
  await main(page).getByRole('button', { name: 'Create Lesson', exact: true }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('Goats and kraals')
  await page.getByRole('button', { name: 'Save Draft', exact: true }).click()
  await open(page, '/dashboard/builder')
  await expect(main(page).getByText('Goats and kraals', { exact: true }).first()).toBeVisible()
})
