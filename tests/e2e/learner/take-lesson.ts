import { expect, type Page } from '@playwright/test'
import { isAsking, type AskingStep, type LessonStep } from '#core/course/lesson.ts'

const textOf = (step: AskingStep): string =>
  step.type === 'grammar' && step.mode === 'choose'
    ? (step.exercise.options.find(({ answer }) => answer === step.answer)?.text ?? '')
    : step.answer

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Lays the tiles of an answer in its order: words, or pieces of a word. */
async function layTiles(page: Page, tiles: readonly string[], answer: string, joint: string): Promise<void> {
  const left = [...tiles]
  let rest = joint === '' ? answer : `${wordsOf(answer)} `
  while (rest !== '') {
    const next = left
      .filter((tile) => rest.startsWith(joint === '' ? tile : `${wordsOf(tile)} `))
      .toSorted((one, other) => other.length - one.length)[0]
    if (next === undefined) throw new Error(`'${rest}' can't be laid with ${left.join(', ')}`)
    await page
      .getByRole('group', { name: 'Pieces' })
      .getByRole('button', { name: next, exact: true, disabled: false })
      .first()
      .click()
    left.splice(left.indexOf(next), 1)
    rest = rest.slice(joint === '' ? next.length : wordsOf(next).length + 1)
  }
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

/** Answers a step rightly, as it is shown. */
export async function answerRightly(page: Page, step: AskingStep): Promise<void> {
  if (step.type === 'match-pairs') {
    for (const { target, english } of step.words) {
      await page.getByRole('list', { name: 'Words' }).getByRole('button', { name: target, exact: true }).click()
      await page.getByRole('list', { name: 'Meanings' }).getByRole('button', { name: english, exact: true }).click()
    }
    return
  }
  if (step.type === 'put-in-order') return layTiles(page, step.tiles, step.answer, ' ')
  if (step.type === 'translate-sentence' && step.tiles) return layTiles(page, step.tiles, step.answer, ' ')
  if (step.type === 'grammar' && step.mode === 'build')
    return layTiles(page, step.exercise.tiles ?? [], step.answer, '')
  if (
    step.type === 'choose-meaning' ||
    step.type === 'choose-word' ||
    (step.type === 'grammar' && step.mode === 'choose')
  ) {
    await page
      .getByRole('group')
      .getByRole('button', { name: textOf(step), exact: true })
      .click()
    return
  }
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await field.fill(step.answer)
  await field.press('Enter')
}

/** Goes through steps, answering each rightly, to where the last one is behind. */
export async function takeSteps(page: Page, steps: readonly LessonStep[]): Promise<void> {
  for (const step of steps) {
    if (isAsking(step)) {
      await answerRightly(page, step)
      await expect(page.getByRole('heading', { name: 'Correct! 🎉' }), `${step.id}: ${step.answer}`).toBeVisible()
    }
    await page.getByRole('button', { name: 'Continue' }).click()
  }
}
