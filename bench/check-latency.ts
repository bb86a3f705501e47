import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { loadLanguageContent } from '#content/load-content.ts'
import { openPhone } from './support/open-phone.ts'
import { median } from './support/statistics.ts'
import { waitForQuiet } from './support/wait-for-quiet.ts'

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Times slower than this machine. */
const PROCESSOR = 4

/** Milliseconds between the last letter and the button or the Enter key; no finger is quicker. */
const FINGER_MS = 300

/** Milliseconds between the press and the verdict: until it is in the document, and until it is painted. */
export type Wait = { inDocument: number; painted: number }

declare global {
  interface Window {
    benchWait?: Promise<Wait>
  }
}

/**
 * Waits in the page for the next press of a button or Enter, then for new text at that selector. It ends after the
 * frame with the text was painted, by a task queued in an animation frame.
 */
function watchNextPress(place: string): void {
  window.benchWait = new Promise((resolve) => {
    let pressed: number | undefined
    const onPress = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return
      pressed ??= event.timeStamp
    }
    for (const kind of ['keydown', 'click']) addEventListener(kind, onPress, { capture: true })
    const observer = new MutationObserver(() => {
      if (pressed === undefined || document.querySelector(place)?.textContent === '') return
      const inDocument = performance.now() - pressed
      const since = pressed
      observer.disconnect()
      for (const kind of ['keydown', 'click']) removeEventListener(kind, onPress, { capture: true })
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => resolve({ inDocument, painted: performance.now() - since }))
        channel.port1.start()
        channel.port2.postMessage('')
      })
    })
    observer.observe(document.querySelector(place) as Element, { childList: true, subtree: true, characterData: true })
  })
}

const readWait = async (page: Page): Promise<Wait> => {
  const wait = await page.evaluate(() => window.benchWait)
  if (!wait) throw new Error('Nothing was watched.')
  return wait
}

/**
 * Measures the first visit of /phrases. A wrong answer is checked with the button, then the right one with Enter.
 */
async function timeVerdicts(browser: Browser, url: string, targets: ReadonlyMap<string, string>): Promise<Wait[]> {
  const { page, session, close } = await openPhone(browser, { processor: PROCESSOR })
  try {
    await page.goto(`${url}/phrases`)
    await page.locator('html[data-ready]').waitFor()
    // Somebody who reads the prompt and types is slower than what the page still fetches.
    await waitForQuiet(page, session)
    const practice = page.getByRole('region', { name: 'Practise' })
    const answer = practice.getByLabel('Your answer')
    const prompt = await answer.locator('xpath=ancestor::form/p[2]').innerText()
    const target = targets.get(prompt)
    if (target === undefined) throw new Error(`No phrase means '${prompt}'.`)

    await answer.fill('andazi')
    await page.waitForTimeout(FINGER_MS)
    await page.evaluate(watchNextPress, '#verdict')
    await practice.getByRole('button', { name: 'Check' }).tap()
    const wrong = await readWait(page)
    await answer.fill(target)
    await page.waitForTimeout(FINGER_MS)
    await page.evaluate(watchNextPress, '#verdict')
    await answer.press('Enter')
    const right = await readWait(page)
    await practice.getByRole('heading', { name: 'Correct!' }).waitFor()
    return [wrong, right]
  } finally {
    await close()
  }
}

/** Measures the least that any page can do: a press on the bare page that writes one word, without React. */
async function timeBarePress(browser: Browser, url: string): Promise<Wait> {
  const { page, close } = await openPhone(browser, { processor: PROCESSOR })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Check' })
      const verdict = Object.assign(document.createElement('p'), { id: 'verdict' })
      button.addEventListener('click', () => {
        verdict.textContent = 'Try again!'
      })
      document.body.append(button, verdict)
    })
    await page.evaluate(watchNextPress, '#verdict')
    await page.getByRole('button').tap()
    return await readWait(page)
  } finally {
    await close()
  }
}

/** Waits for verdicts, in milliseconds: every one, their median and the worst, and the median of the bare page's. */
export type VerdictComparison = { waits: Wait[]; inDocument: number; painted: number; worst: number; bare: number }

/**
 * Times checks on /phrases with a processor four times slower. Each pair uses a new browser, alternating with the bare
 * page.
 */
export async function compareVerdicts(
  browser: Browser,
  productUrl: string,
  bareUrl: string,
  checks: number,
): Promise<VerdictComparison> {
  const phrases = loadLanguageContent(PROJECT_FOLDER, 'xh').sections.phrases
  const targets = new Map(phrases.map(({ english, target }) => [english, target]))
  const waits: Wait[] = []
  const bare: Wait[] = []
  while (waits.length < checks) {
    bare.push(await timeBarePress(browser, bareUrl))
    waits.push(...(await timeVerdicts(browser, productUrl, targets)))
  }
  const painted = waits.map((wait) => wait.painted)
  return {
    waits,
    inDocument: median(waits.map((wait) => wait.inDocument)),
    painted: median(painted),
    worst: Math.max(...painted),
    bare: median(bare.map((wait) => wait.painted)),
  }
}
