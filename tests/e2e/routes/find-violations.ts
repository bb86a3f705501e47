import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { THEMES } from '#core/themes/themes.ts'

const EVERY_RULE = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const

/** The rules that can judge one theme otherwise than another. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

type Rules = typeof EVERY_RULE | typeof COLOUR_RULES
type Found = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }
type Axe = { run: (context: Document, options: object) => Promise<Found> }

/** Puts axe into the page, unless it is there: it is half a megabyte, so once is enough. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze()
}

/** Runs axe with these rules: one line for each fault, with its place. It uses the named themes, or the shown one. */
async function look(page: Page, rules: Rules, themes: readonly string[] = []): Promise<string[]> {
  await bringAxe(page)
  return page.evaluate(
    async ({ runOnly, shownIn }) => {
      const { axe } = window as unknown as { axe: Axe }
      const found: string[] = []
      for (const theme of shownIn.length > 0 ? shownIn : [undefined]) {
        if (theme) document.documentElement.dataset['theme'] = theme
        // Without stylesheets fetched anew: no rule of these needs them.
        const { violations } = await axe.run(document, {
          runOnly,
          resultTypes: ['violations'],
          preload: false,
          elementRef: false,
        })
        for (const { id, nodes } of violations) {
          for (const { target, failureSummary } of nodes)
            found.push(
              `${theme ? `${theme}: ` : ''}${id}: ${target.join(' ')} (${failureSummary?.replaceAll(/\s+/g, ' ')})`,
            )
        }
      }
      return found
    },
    { runOnly: rules, shownIn: themes },
  )
}

/** Finds axe's faults on the page, from its top: what lies beneath the sticky header would count as covered. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0))
  return look(page, EVERY_RULE)
}

/**
 * Removes repetitions: of neighbours with the same elements, classes and states, the first two stay. Axe would report
 * the rest the same way. Parts drawn later are not shown.
 */
export const leaveOneOfAKind = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isOwn = (name: string): boolean =>
      /^(?:id|href|for|lang|title|src|d|aria-(?:label|labelledby|describedby|controls))$/.test(name)
    const shapeOf = (element: Element): string => {
      const state = [...element.attributes]
        .filter(({ name }) => !isOwn(name))
        .map(({ name, value }) => `[${name}=${value}]`)
      return `${element.tagName}${state.join('')}(${[...element.children].map(shapeOf).join(',')})`
    }
    const thin = (parent: Element): void => {
      const seen = new Map<string, number>()
      const children = [...parent.children]
      for (const child of children) {
        const count = (seen.get(shapeOf(child)) ?? 0) + 1
        seen.set(shapeOf(child), count)
        if (count > 2) child.remove()
        else thin(child)
      }
    }
    for (const main of document.querySelectorAll('main')) {
      // A copy: a page that draws itself again, as its clock goes on, finds what it drew.
      const copy = main.cloneNode(true) as HTMLElement
      const fields = main.querySelectorAll('input')
      for (const [at, field] of copy.querySelectorAll('input').entries())
        if (field.type !== 'file') Object.assign(field, { checked: fields[at]?.checked, value: fields[at]?.value })
      thin(copy)
      main.replaceWith(copy)
    }
  })

/**
 * Finds axe's colour faults in the other themes; a theme changes nothing else. The shown theme was checked by all
 * rules. The page must have the stylesheet of the themes.
 */
export async function findViolationsOfColour(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  return look(
    page,
    COLOUR_RULES,
    THEMES.filter((other) => other !== shown),
  )
}
