import type { Page } from '@playwright/test'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'
import { expect, ready, test } from '../support/one-window.ts'
import { findAnswer } from './learner/answer-phrases.ts'
import { readItems } from './routes/read-items.ts'

test.describe.configure({ mode: 'parallel' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const called = await page.evaluate(() => {
      const focused = document.activeElement
      return (
        focused?.getAttribute('aria-label') ??
        (focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused?.textContent) ??
        ''
      )
    })
    if (name.test(called)) return
    passed.push(called.slice(0, 20))
  }
  throw new Error(`Tab never came to ${String(name)}, only to ${passed.join(', ')}.`)
}

test('skip link: the first Tab shows it, and Enter moves the focus to the content', async ({ page }) => {
  await open(page, '/vocabulary')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
})

test('header and footer lists: Enter opens, Escape closes and returns the focus', async ({ page }) => {
  await open(page, '/about')
  for (const summary of await page.locator('summary').all()) {
    await summary.focus()
    await page.keyboard.press('Enter')
    const list = summary.locator('xpath=..').getByRole('list')
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(summary).toBeFocused()
  }
})

test('theme list: Tab and Enter choose a theme, and the focus returns to the button', async ({ page }) => {
  await open(page, '/about')
  await tabTo(page, /^Theme: Light/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Ocean$/)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'ocean')
  await expect(page.getByLabel('Theme: Ocean. Change it')).toBeFocused()
})

test('login dialog: holds the focus; Escape closes it and returns the focus', async ({ page }) => {
  await open(page, '/about')
  await tabTo(page, /^Log in$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // Three parts take the focus, and so does the browser's own frame.
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    await expect(page.locator('header :focus, main :focus, footer :focus')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator(':focus')).toHaveText('Log in')
})

test('two phrases: practised with Tab, Enter and letters; the results are announced [S2.09]', async ({ page }) => {
  await open(page, '/phrases')
  const verdict = page.locator('#verdict')
  await expect(verdict).toHaveAttribute('role', 'status')
  await tabTo(page, /^Your answer$/)
  await page.keyboard.type('ikati')
  await page.keyboard.press('Enter')
  await expect(verdict).toContainText('Try again!')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(await findAnswer(page))
  await page.keyboard.press('Enter')
  await expect(verdict).toContainText('Correct! 🎉')
  await expect(page.getByRole('button', { name: 'Next one' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your answer')).toBeFocused()
  const answer = await findAnswer(page)
  await tabTo(page, /^Show me$/)
  await page.keyboard.press('Enter')
  await expect(verdict).toContainText(`The answer is: ${answer}`)
})

for (const width of [360, 1280]) {
  test(`focus at ${width} px: always outlined and never covered by the fixed bars`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await open(page, '/phrases?category=greetings')
    // What comes above the content, and the letters' own width, would move what has the focus under the bars.
    await expect(page.getByRole('complementary', { name: 'Guest session' })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('heading', { level: 3 }),
    ).toHaveCount(readItems('phrases').filter(({ category }) => category === 'greetings').length)
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    for (let presses = 0; presses < 50; presses++) {
      await page.keyboard.press('Tab')
      const faults = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const { left, top, width: across, height } = element.getBoundingClientRect()
        const above = document.elementFromPoint(left + across / 2, top + height / 2)
        const name = element.getAttribute('aria-label') ?? element.textContent
        return [
          ...(outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 ? [] : [`${name} has no outline`]),
          ...(above !== null && (element.contains(above) || above.contains(element))
            ? []
            : [`${name} is covered by ${above?.className ?? 'the edge'}`]),
        ]
      })
      expect.soft(faults).toEqual([])
    }
  })
}

test('followed link: the focus moves to the new page, and the title changes', async ({ page }) => {
  await open(page, '/menu')
  await page.getByRole('main').locator('a.tile').filter({ hasText: 'Culture' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Culture')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle('Culture · Funda')
})

for (const section of CONTENT_SECTION_IDS) {
  test(`/${section}: every isiXhosa word is marked as isiXhosa for screen readers`, async ({ page }) => {
    await open(page, `/${section}`)
    // A page holds a dozen items until its script has drawn the rest.
    await expect
      .poll(async () => {
        const spoken = await page.getByRole('main').locator('[lang=xh]').allTextContents()
        const words = new Set(spoken.map((text) => text.trim()))
        return readItems(section)
          .filter(({ target }) => !words.has(target))
          .map(({ id }) => id)
      })
      .toEqual([])
    await expect(page.getByLabel('Your answer')).toHaveCount(['phrases', 'numbers', 'time'].includes(section) ? 1 : 0)
    for (const input of await page.getByLabel('Your answer').all()) await expect(input).toHaveAttribute('lang', 'xh')
  })
}

test.describe('who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('reduced motion: no transition or animation runs', async ({ page }) => {
    for (const address of ['/', '/menu', '/phrases']) {
      await open(page, address)
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('*')]
            .filter((element) => {
              const { transitionDuration, transitionProperty, animationDuration, animationName } =
                getComputedStyle(element)
              return (
                (transitionProperty !== 'none' && Number.parseFloat(transitionDuration) > 0.01) ||
                (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01)
              )
            })
            .map((element) => element.className),
        ),
      ).toEqual([])
    }
  })
})
