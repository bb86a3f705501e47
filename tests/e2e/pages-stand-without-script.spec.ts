import { expect, test } from '../support/one-window.ts'
import { PRERENDERED } from './routes/list-addresses.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ javaScriptEnabled: false })

/** Answers of each inner address; pages share most links, and each is requested once. */
const answers = new Map<string, number>()

for (const address of PRERENDERED) {
  test(`${address} without script: has its heading, its title and working links`, async ({ page, request }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('')
    await expect(page).toHaveTitle(/ · Funda$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const inside = [...new Set(links.filter((link) => link.startsWith('/')))]
    expect(inside.length).toBeGreaterThan(4)
    await Promise.all(
      inside
        .filter((link) => !answers.has(link))
        .map(async (link) => answers.set(link, (await request.get(link)).status())),
    )
    expect(inside.filter((link) => answers.get(link) !== 200)).toEqual([])
  })
}
