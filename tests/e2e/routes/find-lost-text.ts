import type { Page } from '@playwright/test'

/** Finds text that a reader can't reach at this width: overflow of the page, and cut-off text. */
export const findLostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) lost.push(`the page is ${scrollWidth} px wide`)
    const isCut = (box: DOMRect, from: Element): boolean => {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { overflowX } = getComputedStyle(element)
        const edge = element.getBoundingClientRect()
        if (overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
      }
      return box.right > clientWidth + 1 || box.left < -1
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (
        !parent?.checkVisibility() ||
        text.textContent?.trim() === '' ||
        parent.closest('.visually-hidden, .skip-link, script, style, option')
      )
        continue
      // For screen readers alone, as .vh is everywhere.
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (isCut(range.getBoundingClientRect(), parent)) lost.push(`“${text.textContent}” is cut off`)
    }
    return lost
  })
