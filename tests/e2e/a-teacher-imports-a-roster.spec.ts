import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from '../support/one-window.ts'
import { makePerson, signUp } from './learner/sign-in.ts'
import { findViolations } from './routes/find-violations.ts'

test.use({ expectedNoise: [/4(01|03) \(/], contextOptions: { reducedMotion: 'reduce' } })

/** Makes a class by the call that its page sends. */
const makeClass = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    async (called) =>
      (
        await fetch('/api/spaces/create', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ kind: 'class', name: called }),
        })
      ).status,
    name,
  )

/** Forty students, among them one without a name, one twice, one with an odd grade and two of one name. */
const LINES = [
  'Naam;Graad;Ouer se e-pos;Leerdernommer;ID',
  ...Array.from(
    { length: 34 },
    (_, at) => `Student ${at + 10};Gr ${2 + (at % 4)};ouer${at}@example.org;${at + 1};9001`,
  ),
  ';4;leeg@example.org;90;9001',
  'Amahle Dlamini;4;nomsa@example.org;91;9001',
  'Amahle Dlamini;5;nomsa@example.org;91;9001',
  'Lwazi Mokoena;Graad R;lerato@example.org;92;9001',
  'Thandi Nkosi;14;gogo@example.org;93;9001',
  'Thandi Nkosi;3;malume@example.org;94;9001',
]

const choose = (page: Page, text: string): Promise<void> =>
  page.getByLabel('CSV file, up to 5 MB and 2,000 students', { exact: true }).setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\u{FEFF}${text}\r\n`),
  })

const rowOf = (page: Page, table: string, text: string): Locator =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: text })

test('a teacher imports 40 rows, edits one, imports again: the edit stays [S2.37]', async ({ page }) => {
  await signUp(page, makePerson('Nozuko'))
  expect(await makeClass(page, 'Grade 4 isiXhosa')).toBe(200)
  await page.goto('/dashboard/roster')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Student Roster', exact: true })).toBeVisible()
  await expect(page.getByText('No students found', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await choose(page, LINES.join('\r\n'))
  await expect(page.getByText('These columns stay on your device: ID.', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Preview of the import', 'Row 36')).toContainText('There is no name in this row.')
  await expect(rowOf(page, 'Preview of the import', 'Amahle Dlamini')).toHaveCount(2)
  await expect(rowOf(page, 'Preview of the import', 'Amahle Dlamini').first()).toContainText('Twice in the file')
  await expect(rowOf(page, 'Preview of the import', 'Row 40')).toContainText('Grade: we can’t read this cell')
  await expect(rowOf(page, 'Preview of the import', 'Row 41')).toContainText('Another student has the same name.')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 37 students', exact: true }).click()
  await expect(page.getByText('37 students added, 0 changed.')).toBeVisible()

  await page.getByRole('link', { name: 'Go to the roster', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Name, email or parent', exact: true }).fill('LERATO@')
  await expect(rowOf(page, 'Students', 'Lwazi Mokoena')).toBeVisible()
  await expect(rowOf(page, 'Students', 'Student 10')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit Lwazi Mokoena', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lwazi Mokoena-Zulu')
  await page.getByRole('combobox', { name: 'Grade (optional)', exact: true }).selectOption({ label: 'Grade 1' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rowOf(page, 'Students', 'Lwazi Mokoena-Zulu')).toContainText('Grade 1')

  await page.goto('/dashboard/roster/import')
  await ready(page)
  await choose(page, LINES.filter((line) => !line.startsWith('Amahle')).join('\r\n'))
  await expect(rowOf(page, 'Preview of the import', 'Lwazi Mokoena-Zulu')).toContainText(
    'Name stays “Lwazi Mokoena-Zulu”, because it was set by hand.',
  )
  await expect(page.getByRole('button', { name: 'Nothing to import', exact: true })).toBeVisible()

  await page.goto('/dashboard/roster')
  await ready(page)
  await page.getByRole('combobox', { name: 'Grade', exact: true }).selectOption({ label: 'Grade 1' })
  await expect(rowOf(page, 'Students', 'Lwazi Mokoena-Zulu')).toBeVisible()
  await rowOf(page, 'Students', 'Lwazi Mokoena-Zulu').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Lwazi Mokoena-Zulu', exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Reactivate', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Deactivate', exact: true })).toBeVisible()

  await page.goto('/dashboard/roster')
  await ready(page)
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Inactive' })
  await expect(page.getByText('No students found', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search', exact: true }).click()
  await expect(rowOf(page, 'Students', 'Student 10')).toBeVisible()
})
