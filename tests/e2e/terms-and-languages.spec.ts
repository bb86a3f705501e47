import type { Page } from '@playwright/test'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { THEMES } from '#core/themes/themes.ts'
import { TEST_OPERATOR } from '../support/test-operator.ts'
import ageLevels from '../../locales/af/age-levels.json' with { type: 'json' }
import afrikaans from '../../locales/af/shell.json' with { type: 'json' }
import xhosa from '../../locales/xh/shell.json' with { type: 'json' }
import { expect, ready, test } from '../support/walk.ts'

const terms = (page: Page) => page.getByRole('dialog', { name: 'Before we go on' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Opens a list of the header by the beginning of its button's name, and chooses in it. */
async function choose(page: Page, button: RegExp, list: string, choice: string): Promise<void> {
  await page.getByRole('banner').getByLabel(button).click()
  await page.getByRole('list', { name: list, exact: true }).getByRole('button', { name: choice, exact: true }).click()
}

test.describe('the terms', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('terms: asked for a minute after load; once accepted, never again [S4.10] [S7.01] [S9.01]', async ({ page }) => {
    await open(page, '/menu')
    await page.clock.pauseAt(Date.now() + 50_000)
    await page.clock.runFor(1)
    await expect(terms(page)).toBeHidden()
    await page.clock.resume()
    await page.clock.fastForward(11_000)
    await expect(terms(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(terms(page)).toBeVisible()
    await terms(page).getByRole('button', { name: 'Accept' }).click()
    await expect(terms(page)).toBeHidden()
    expect(await stored(page, 'funda.terms-accepted')).toBe('yes')

    // Overlays are drawn for the login dialog, so that the terms would be among them if they were due.
    await page.reload()
    await ready(page)
    await page.clock.fastForward(120_000)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog', { name: 'Molo! Log in, or make an account.' })).toBeVisible()
    await expect(terms(page)).toHaveCount(0)
  })

  test('terms: if not accepted, asked for again after the next load [S4.10]', async ({ page }) => {
    await open(page, '/menu')
    await page.clock.fastForward(61_000)
    await expect(terms(page)).toBeVisible()
    // The walk's clock goes on over the load, so that the minute is over at once.
    await page.reload()
    await expect(terms(page)).toBeVisible()
  })

  test('terms: if declined, lead to the configured search, and nothing is stored [S4.10] [S7.02]', async ({
    page,
    context,
  }) => {
    await context.route(new URL('/**', TEST_OPERATOR.sites.declineSearch).href, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A search engine</title>' }),
    )
    await open(page, '/menu')
    await page.clock.fastForward(61_000)
    await terms(page).getByRole('button', { name: 'Decline' }).click()
    await expect(page).toHaveURL(TEST_OPERATOR.sites.declineSearch)
    await page.goBack()
    await ready(page)
    expect(await stored(page, 'funda.terms-accepted')).toBeNull()
  })
})

test.describe('the interface language', () => {
  test('interface language: English by default and, with a warning, for an unknown code [S4.09]', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await open(page, '/vocabulary')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(warnings).toEqual([])
    await page.evaluate(() => localStorage.setItem('funda.language', 'tlh'))
    await page.reload()
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vocabulary')
    await expect.poll(() => warnings).toEqual(["Unsupported interface language 'tlh': English is used."])
  })

  for (const { name, code, texts } of [
    { name: 'isiXhosa', code: 'xh', texts: xhosa },
    { name: 'Afrikaans', code: 'af', texts: afrikaans },
  ]) {
    test(`interface in ${name}: texts and page language change, and stay after a reload [S3.02] [S4.09] [S7.01]`, async ({
      page,
    }) => {
      await open(page, '/vocabulary')
      await choose(page, /Language of this site: English/, 'Language of this site', name)
      for (const visit of ['chosen', 'reloaded']) {
        await test.step(visit, async () => {
          await expect(page.locator('html')).toHaveAttribute('lang', code)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['shell.section.vocabulary'])
          await expect(
            page.getByRole('banner').getByLabel(texts['shell.theme'].replace('{name}', texts['shell.theme.light'])),
          ).toBeVisible()
        })
        if (visit === 'chosen') await page.reload()
      }
      expect(await stored(page, 'funda.language')).toBe(code)
    })
  }

  test('interface language without texts: shown as coming; English where it was stored', async ({ page }) => {
    await open(page, '/vocabulary')
    const picker = page.getByRole('banner').getByLabel(/Language of this site: English/)
    await picker.click()
    const french = page
      .getByRole('list', { name: 'Language of this site', exact: true })
      .getByRole('button', { name: 'Français (coming)' })
    await expect(french).toHaveAttribute('aria-disabled', 'true')
    // The press of somebody who doesn't see that it is off.
    await french.dispatchEvent('click')
    await expect(picker).toBeVisible()
    expect(await stored(page, 'funda.language')).not.toBe('fr')

    await page.evaluate(() => localStorage.setItem('funda.language', 'fr'))
    await page.reload()
    await ready(page)
    await expect(page.getByRole('banner').getByLabel(/Language of this site: Français/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vocabulary')
    await expect(page.locator('main')).not.toContainText(/contentPages\./)
  })

  test('language to learn: one that holds nothing yet is shown as coming and can’t be chosen', async ({ page }) => {
    await open(page, '/vocabulary')
    const picker = page.getByRole('banner').getByLabel('You are learning isiXhosa. Change it')
    await picker.click()
    const list = page.getByRole('list', { name: 'Language to learn', exact: true })
    await expect(list.getByRole('button', { name: 'isiXhosa', exact: true })).toHaveAttribute('aria-pressed', 'true')
    const coming = list.getByRole('button', { name: 'Sesotho (coming)', exact: true })
    await expect(coming).toHaveAttribute('aria-disabled', 'true')
    await coming.dispatchEvent('click')
    await expect(picker).toBeVisible()
    expect(await stored(page, 'funda.learning-language')).toBeNull()
  })

  test('language list: fourteen own names, at most 16rem high, and it scrolls [S9.04]', async ({ page }) => {
    await open(page, '/menu')
    await page
      .getByRole('banner')
      .getByLabel(/Language of this site: English/)
      .click()
    const list = page.getByRole('list', { name: 'Language of this site', exact: true })
    await expect(list.getByRole('button').locator('[lang]')).toHaveText(INTERFACE_LANGUAGES.map(({ name }) => name))
    expect(INTERFACE_LANGUAGES).toHaveLength(14)
    const { height, full, rem } = await list.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      full: element.scrollHeight,
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    }))
    expect(height).toBeLessThanOrEqual(16 * rem)
    expect(full).toBeGreaterThan(height)
    await list.getByRole('button', { name: 'isiZulu' }).scrollIntoViewIfNeeded()
    await expect(list.getByRole('button', { name: 'isiZulu' })).toBeInViewport()
  })
})

test('stored learning language without content: says so, and leads back to isiXhosa [S3.02]', async ({ page }) => {
  await open(page, '/vocabulary')
  await page.evaluate(() => localStorage.setItem('funda.learning-language', 'af'))
  await page.reload()
  const nothing = page.getByText('There is nothing for this language yet, but isiXhosa is ready.')
  await expect(nothing).toBeVisible()
  await page.reload()
  await expect(nothing).toBeVisible()
  await expect(page.getByRole('banner').getByLabel(/You are learning Afrikaans/)).toBeVisible()
  await page.getByRole('button', { name: 'Learn isiXhosa' }).click()
  await expect(nothing).toBeHidden()
  await expect(page.getByRole('heading', { name: 'umama', exact: true })).toBeVisible()
  expect(await stored(page, 'funda.learning-language')).toBe('xh')
})

test.describe('the theme', () => {
  const names = { light: 'Light', dark: 'Dark', earth: 'Earth', ocean: 'Ocean', 'high-contrast': 'High contrast' }
  const background = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('theme: light by default; each of the five can be chosen and is stored by its name [S3.02] [S3.10] [S4.08] [S7.01] [S9.05]', async ({
    page,
  }) => {
    await open(page, '/menu')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await stored(page, 'funda.theme')).toBeNull()
    const backgrounds = new Set<string>()
    let before = await background(page)
    for (const theme of [...THEMES].toReversed()) {
      await choose(page, /Theme:/, 'Theme', names[theme])
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await stored(page, 'funda.theme')).toBe(`theme-${theme}`)
      // The colours of a theme may come after its name: until then the page is painted as before.
      await expect.poll(() => background(page)).not.toBe(before)
      before = await background(page)
      backgrounds.add(before)
    }
    expect(backgrounds.size).toBe(5)
  })

  test('theme: set before any script loads, so that no other is ever painted [S4.08]', async ({ page }) => {
    await open(page, '/menu')
    const painted = new Set<string>()
    for (const theme of THEMES) {
      await choose(page, /Theme:/, 'Theme', names[theme])
      const held = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.reload({ waitUntil: 'commit' })
      // The document can be read before its style sheet has come and anything of it is painted.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      expect(await page.locator('html').getAttribute('data-ready')).toBeNull()
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
      painted.add(await background(page))
      held.resolve()
      await ready(page)
      await page.unroute('**/assets/*.js')
    }
    expect(painted.size).toBe(5)
  })

  test('theme: light if the stored one is unknown [S4.08]', async ({ page }) => {
    await open(page, '/menu')
    await page.evaluate(() => localStorage.setItem('funda.theme', 'theme-pink'))
    await page.reload()
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('banner').getByLabel(/Theme: Light/)).toBeVisible()
  })
})

test('changed interface language: a page seen before is in the new language when revisited', async ({ page }) => {
  await open(page, '/age-levels')
  await page.getByRole('navigation', { name: 'Links' }).getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we learn?')
  await choose(page, /Language of this site/, 'Language of this site', 'Afrikaans')
  await expect(page.locator('html')).toHaveAttribute('lang', 'af')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ageLevels['ageLevels.title'])
})
