import { expect, test } from 'vitest'
import { emptyPlan } from '#core/lesson-plans/lesson-plan.ts'
import { readDrafts, writeDraft, type KeptDraft } from './kept-drafts.ts'

const draft = (planId: string, title: string): KeptDraft => ({
  planId,
  base: null,
  plan: { ...emptyPlan('xh', () => 'a'), title },
  decided: [],
  changedAt: '2026-03-02T10:00:00.000Z',
})

test('kept drafts: the last of each lesson, for the person who wrote it alone', () => {
  const stored = writeDraft(
    writeDraft(writeDraft(null, 'a', draft('1', 'One')), 'a', draft('2', 'Two')),
    'a',
    draft('1', 'More'),
  )
  expect(readDrafts(stored, 'a').map(({ planId, plan }) => [planId, plan.title])).toEqual([
    ['1', 'More'],
    ['2', 'Two'],
  ])
  expect(readDrafts(stored, 'b')).toEqual([])
  expect(readDrafts('{', 'a')).toEqual([])
})
