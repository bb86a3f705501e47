import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { THEMES } from '#core/themes/themes.ts'

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that can judge one theme otherwise than another. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The entries of a list are all made alike: beyond its first eight, what holds in one theme's colours holds for the rest. */
const REST_OF_LISTS = 'main ul.grid > li:nth-child(n+9)'

async function analyse(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replaceAll(/\s+/g, ' ')})`))
}

/** What axe finds against the page as it is shown now: one line for each fault, with its place. */
export const findViolations = (page: Page): Promise<string[]> => analyse(new AxeBuilder({ page }).withTags(EVERY_RULE))

/**
 * What axe finds in each of the five themes: by every rule in the first, by the rules of colour in the others, since a theme changes nothing else.
 * The page must have the stylesheet of the themes.
 */
export async function findViolationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [index, theme] of THEMES.entries()) {
    await page.evaluate((name) => { document.documentElement.dataset['theme'] = name }, theme)
    const violations = index === 0 ? await findViolations(page) : await analyse(new AxeBuilder({ page }).withRules(COLOUR_RULES).exclude(REST_OF_LISTS))
    found.push(...violations.map((violation) => `${theme}: ${violation}`))
  }
  return found
}
