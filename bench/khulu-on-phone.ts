import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { loadLanguageContent } from '#content/load-content.ts'
import type { MeasuredRow } from './support/measured-row.ts'
import { openPhone } from './support/open-phone.ts'
import { startClock } from './support/processor-clock.ts'
import { median } from './support/statistics.ts'

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Times slower than this machine. */
const PROCESSOR = 4

/** Budgets on a phone, in milliseconds: for an answer, and for a text of 300 words. */
const BUDGETS = { answerMs: 100, textMs: 300 }

const ANSWERS = 20

/** Milliseconds that a person looks at a page before using it. */
const LOOK_MS = 3000

const TEXTS = 3
const WORDS = 300

const questions = (): string[] => {
  const all = (
    JSON.parse(readFileSync(join(PROJECT_FOLDER, 'src/core/khulu/questions.en.json'), 'utf8')) as {
      question: string
      after?: string[]
    }[]
  ).filter(({ after }) => after === undefined)
  const every = Math.floor(all.length / ANSWERS)
  return all.filter((_one, at) => at % every === 0).map(({ question }) => question)
}

/**
 * Resolves when the conversation has two messages more than it had. Told by the document itself: to look again and
 * again would be work of the page's own.
 */
const untilAnswered = (page: Page, had: number): Promise<void> =>
  page.evaluate(
    (least) =>
      new Promise<void>((resolve) => {
        const log = document.querySelector('[role=log]')
        const watch = new MutationObserver(() => {
          if (document.querySelectorAll('[role=log] > ol > li').length < least) return
          watch.disconnect()
          resolve()
        })
        if (log) watch.observe(log, { childList: true, subtree: true })
      }),
    had + 2,
  )

/**
 * Times answers from pressing Enter to the answer in the document. It counts scripts, styles, layout and storing for
 * offline use, but not Khulu's shown thinking time.
 */
async function timeAnswers(browser: Browser, url: string): Promise<{ first: number; others: number[] }> {
  const { page, session, close } = await openPhone(browser, { processor: PROCESSOR })
  try {
    await page.goto(`${url}/ask-khulu`)
    await page.locator('html[data-ready]').waitFor()
    // Whoever asks has looked at the page and written a question.
    await page.waitForTimeout(LOOK_MS)
    const worked = await startClock(session)
    const times: number[] = []
    for (const question of ['What does enkosi mean?', ...questions()]) {
      await page.getByRole('textbox').fill(question)
      const answered = untilAnswered(page, await page.locator('[role=log] > ol > li').count())
      const start = await worked()
      await page.keyboard.press('Enter')
      await answered
      times.push((await worked()) - start)
    }
    const [first = 0, ...others] = times
    return { first, others }
  } finally {
    await close()
  }
}

/** Lists different words: dictionary forms and forms of them, as a text mixes them. */
function listWords(): string[] {
  const { lexicon } = loadLanguageContent(PROJECT_FOLDER, 'xh')
  const roots = [...lexicon.values()]
  const forms = roots.flatMap(({ partOfSpeech, root, lemma, plural }, at) =>
    (partOfSpeech === 'verb'
      ? [`ndiya${root}a`, `ba${root}ile`, `sa${root}a`]
      : partOfSpeech === 'noun'
        ? [lemma, plural ?? lemma, `na${lemma.slice(1)}`]
        : [lemma.replace('-', '')]
    ).slice(at % 3, (at % 3) + 1),
  )
  return [...new Set(forms.filter((form) => /^[a-z]{3,}$/.test(form)))]
}

/** Measures the time between the paste of 300 different words and the mark on the last of them. */
async function timeTexts(browser: Browser, url: string): Promise<number[]> {
  const { page, session, close } = await openPhone(browser, { processor: PROCESSOR })
  try {
    await page.goto(`${url}/tools/words`)
    await page.locator('html[data-ready]').waitFor()
    // Whoever pastes a text has looked at the page first.
    await page.waitForTimeout(LOOK_MS)
    const words = listWords()
    const worked = await startClock(session)
    const times: number[] = []
    for (let turn = 0; turn < TEXTS; turn++) {
      const text = words.slice(turn * WORDS, (turn + 1) * WORDS).join(' ')
      const start = await worked()
      await pasteText(page, text)
      times.push((await worked()) - start)
      await page.getByRole('textbox').fill('')
    }
    return times
  } finally {
    await close()
  }
}

/** Pastes a text, and waits until every word of it is marked. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.waitForFunction(
    (count) => document.querySelectorAll('button[data-word][class*=is-]').length >= count,
    WORDS,
  )
}

/** Measures Khulu and the word explorer as somebody with a cheap phone has them. */
export async function measureKhuluOnPhone(browser: Browser, url: string): Promise<MeasuredRow[]> {
  const { first, others } = await timeAnswers(browser, url)
  const answers = others.toSorted((one, other) => one - other)
  const texts = await timeTexts(browser, url)
  return [
    { name: 'first answer of Khulu on a phone', unit: 'ms', product: first, budget: BUDGETS.answerMs },
    {
      name: 'answer of Khulu on a phone, slowest of 20',
      unit: 'ms',
      product: answers[Math.floor(answers.length * 0.95)] ?? 0,
      budget: BUDGETS.answerMs,
    },
    {
      name: 'text of 300 words on a phone, until all are marked',
      unit: 'ms',
      product: median(texts),
      budget: BUDGETS.textMs,
    },
  ]
}
