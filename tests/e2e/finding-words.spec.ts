import type { Page } from '@playwright/test'
import { CONTENT_SECTION_IDS, CONTENT_SECTIONS } from '#core/sections/sections.ts'
import { expect, ready, test } from '../support/one-window.ts'
import { readItems } from './routes/read-items.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Category' })
/** Finds the words of the list, without the headings of the practice and the pronunciation guide. */
const words = (page: Page) =>
  page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('heading', { level: 3 })
const card = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`${name}$`) })

for (const section of CONTENT_SECTION_IDS) {
  test(`/${section}: search box, dropdown with All, and a card with its count per category [S2.07] [S2.08]`, async ({
    page,
  }) => {
    const items = readItems(section)
    await open(page, `/${section}`)
    await expect(search(page)).toBeVisible()
    const options = dropdown(page).getByRole('option')
    expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual([
      'all',
      ...CONTENT_SECTIONS[section],
    ])
    await expect(options.first()).toHaveText('All')
    await expect(words(page)).toHaveCount(items.length)

    const names = (await options.allTextContents()).slice(1)
    for (const [index, category] of CONTENT_SECTIONS[section].entries()) {
      const count = items.filter((item) => item.category === category).length
      await expect(card(page, names[index] ?? '')).toContainText(String(count))
      await card(page, names[index] ?? '').click()
      await expect(page).toHaveURL(`/${section}?category=${category}`)
      await expect(dropdown(page)).toHaveValue(category)
      await expect(words(page)).toHaveCount(count)
    }
  })
}

test('item: shows word, meaning, pronunciation and example; numbers have no example [S3.03]', async ({ page }) => {
  await open(page, '/vocabulary?q=thank')
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'enkosi', exact: true }) })
  for (const text of ['thank you', 'ehn-KAW-see', 'Enkosi, mama.', 'Thank you, Mother.'])
    await expect(first).toContainText(text)
  await expect(first.getByRole('heading')).toHaveAttribute('lang', 'xh')
  await expect(first.getByRole('button', { name: 'Hear enkosi' })).toBeVisible()

  const withExample = (section: 'numbers' | 'time' | 'grammar' | 'culture') =>
    readItems(section).filter(({ example }) => example !== undefined).length
  expect([withExample('numbers'), withExample('time')]).toEqual([0, 0])
  expect([withExample('grammar'), withExample('culture')]).toEqual([
    readItems('grammar').length,
    readItems('culture').length,
  ])
  await open(page, '/culture?q=ubuntu')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'oo-BOON-too' })).toContainText(
    /Being a person through the way we treat other people/,
  )
})

test('a search: finds parts of English and isiXhosa, in any case and without accents', async ({ page }) => {
  await open(page, '/vocabulary')
  const box = search(page)
  await box.fill('GRANDMOTHER')
  await expect(words(page)).toHaveText(['umakhulu'])
  await box.fill('umakh')
  await expect(words(page)).toHaveText(['umakhulu'])
  await box.fill('úmakhûlu')
  await expect(words(page)).toHaveText(['umakhulu'])
  await box.fill('zzz')
  await expect(page.getByText('Nothing found for “zzz”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(words(page)).toHaveCount(readItems('vocabulary').length)
})

test('shown words: the address names them, back returns, a shared link shows the same [S2.07]', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/phrases')
  await dropdown(page).selectOption({ label: 'Emergencies' })
  await expect(page).toHaveURL('/phrases?category=emergencies')
  await search(page).fill('doctor')
  await expect(page).toHaveURL('/phrases?category=emergencies&q=doctor')
  const found = await words(page).allTextContents()
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(readItems('phrases').filter(({ category }) => category === 'emergencies').length)

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  await open(other, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(words(other)).toHaveText(found)
  await expect(search(other)).toHaveValue('doctor')
  await expect(dropdown(other)).toHaveValue('emergencies')
  await context.close()

  await card(page, 'Greetings').click()
  await expect(page).toHaveURL('/phrases?category=greetings&q=doctor')
  await page.goBack()
  await expect(words(page)).toHaveText(found)
  await page.goBack()
  await expect(page).toHaveURL('/phrases')
  await expect(words(page)).toHaveCount(readItems('phrases').length)
})

test('category card: a second press shows all items again [S2.07]', async ({ page }) => {
  await open(page, '/time')
  await card(page, 'Seasons').click()
  await expect(card(page, 'Seasons')).toHaveAttribute('aria-pressed', 'true')
  await card(page, 'Seasons').click()
  await expect(page).toHaveURL('/time')
  await expect(words(page)).toHaveCount(readItems('time').length)
})

test('unknown category in the address: all items are shown', async ({ page }) => {
  await open(page, '/culture?category=cars')
  await expect(dropdown(page)).toHaveValue('all')
  await expect(words(page)).toHaveCount(readItems('culture').length)
})
