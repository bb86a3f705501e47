import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against the page as it is shown now: one line for each fault, with the place where it is. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(EVERY_RULE).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replaceAll(/\s+/g, ' ')})`))
}
