import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { THEMES } from '#core/themes/themes.ts'

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that can judge one theme otherwise than another. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The entries of a list are all made alike: what holds for the first eight in one theme or width holds for the rest. */
const REST_OF_LISTS = 'main ul.grid > li:nth-child(n+9)'

async function analyse(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replaceAll(/\s+/g, ' ')})`))
}

const start = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

/** What axe finds against the page as it is shown now: one line for each fault, with its place. */
export const findViolations = (page: Page): Promise<string[]> => analyse(start(page).withTags(EVERY_RULE))

/** Takes the rest of long lists off the page, so that the next looks at it are quick. */
export const shortenLists = (page: Page): Promise<void> =>
  page.evaluate((rest) => { for (const entry of document.querySelectorAll(rest)) entry.remove() }, REST_OF_LISTS)

/**
 * What axe finds in the other themes by the rules of colour, since a theme changes nothing else; the one that is shown has been looked at by every rule. The
 * page must have the stylesheet of the themes.
 */
export async function findViolationsOfColour(page: Page): Promise<string[]> {
  const found: string[] = []
  const shown = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  for (const theme of THEMES.filter((other) => other !== shown)) {
    await page.evaluate((name) => { document.documentElement.dataset['theme'] = name }, theme)
    const violations = await analyse(start(page).withRules(COLOUR_RULES))
    found.push(...violations.map((violation) => `${theme}: ${violation}`))
  }
  return found
}
