import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { answerQuestion } from '#core/khulu/answer-question.ts'

const world = loadKhuluWorld(loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh'))

/** Returns the meaning of the root in the morphemes of a word's answer. */
function meaningOfRoot(question: string): unknown {
  const { blocks } = answerQuestion(question, { language: 'af' }, {}, world)
  return blocks.flatMap((block) => (block.kind === 'morphemes' ? block.pieces : [])).find(({ role }) => role === 'what')
    ?.meaning.values?.['meaning']
}

// Each English meaning has another word of Afrikaans, or none by itself: to swallow is no bird, to tear no tear, to be tired no word.
test.each([
  ['siyaginya', 'sluk'],
  ['siyakrazula', 'skeur'],
  ['siyabila', 'kook'],
  ['siyaphakamisa', 'om op te lig'],
  ['siyanamathela', 'om vas te sit'],
  ['siyaqaphela', 'om agter te kom'],
  ['siyalinganisa', 'meet'],
  ['siyadinwa', 'om moeg te word'],
  ['siyafundisa', 'leer'],
  ['bayalwa', 'veg'],
] as const)('meaning in Afrikaans: the root of %s is explained as %s', (word, meaning) => {
  expect(meaningOfRoot(`wat beteken ${word}?`)).toBe(meaning)
})
