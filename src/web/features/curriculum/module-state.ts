import type { Module } from '#core/curriculum/curriculum.ts'
import { summarise, type Run } from '../../parts/lesson/lesson-state.ts'

/** Most sentences that the end of a module shows. */
const MOST_SAID = 4

/** Summary at the end of a module: sentences and words that the learner can use now, and the right answers. */
export type ModuleEnding = {
  sentences: readonly { target: string; english: string }[]
  words: readonly { target: string; english: string }[]
  right: number
  asked: number
}

/** Summarises a finished module. A sentence that was missed comes after those that were right. */
export function endModule({ sentences }: Pick<Module, 'sentences'>, run: Run): ModuleEnding {
  const { words, asked, missed } = summarise(run)
  const hard = new Set(missed.flatMap((step) => ('text' in step ? [step.answer, step.text] : [step.answer])))
  const known = sentences.filter(({ target }) => !hard.has(target))
  const rest = sentences.filter(({ target }) => hard.has(target))
  return {
    sentences: [...known, ...rest].slice(0, MOST_SAID).map(({ target, english }) => ({ target, english })),
    words,
    right: asked - missed.length,
    asked,
  }
}
