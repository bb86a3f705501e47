import { expect, test } from 'vitest'
import { lessonPlansSchemas } from '#contract/lesson-plans-schemas.ts'
import { findPlanFaults, GAP } from '#core/lesson-plans/find-plan-faults.ts'
import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { markConcords } from '#core/lesson-plans/mark-concords.ts'
import { readEngine } from '../../../../tests/support/read-engine.ts'
import { loadSampleLessons } from './load-sample-lessons.ts'

const engine = readEngine('xh')
const samples = await loadSampleLessons()
const roots = new Map(engine.lexicon.roots.map((root) => [root.id, root]))

/** Lists what a lesson says in isiXhosa: texts, words, questions and right answers. */
const saidIn = ({ activities }: LessonPlan): string[] =>
  activities
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === 'text') return [block.text]
      if (block.kind === 'words') return block.words.map(({ target }) => target)
      if (block.kind !== 'exercise') return []
      if (block.type === 'choose-meaning') return [block.prompt]
      if (block.type === 'fill-concord') return [block.prompt.replace(GAP, block.answer)]
      return [block.answer, ...block.pairs.map(({ target }) => target)]
    })

test.each(samples.map((plan) => [plan.title, plan] as const))(
  'sample lesson %s: it can be saved and published, and its concords are right',
  (_title, plan) => {
    const { planId } = { planId: '01890000-0000-7000-8000-0000000001ff' }
    expect(lessonPlansSchemas.saveDraft.input.safeParse({ planId, base: null, plan }).success).toBe(true)
    expect(findPlanFaults(plan)).toEqual([])
    expect(saidIn(plan).flatMap((text) => markConcords(text, engine))).toEqual([])
  },
)

test('sample lessons: each word of their lists is the word of the lexicon that it names', () => {
  const words = samples
    .flatMap(({ activities }) => activities.flatMap(({ blocks }) => blocks))
    .flatMap((block) => (block.kind === 'words' ? block.words : block.kind === 'exercise' ? block.pairs : []))
  expect(words.length).toBeGreaterThan(10)
  for (const { target, root } of words) expect([roots.get(root)?.lemma, roots.get(root)?.plural]).toContain(target)
})
