import { expect, test } from 'vitest'
import { BUILDER_STEPS } from '#core/lesson-plans/builder-steps.ts'
import { emptyPlan } from '#core/lesson-plans/lesson-plan.ts'
import { findFaults, isStepDone, savingNote, stepOfField, timeOf } from './editor-state.ts'

const plan = emptyPlan('xh', () => 'a')

test('faults: none are shown before publishing is tried; then each stands at its field', () => {
  expect(findFaults(plan, false).faults).toEqual([])
  const { faults, faultOf } = findFaults(plan, true)
  expect(faults.map(({ path }) => stepOfField(path))).toEqual([1, 3])
  expect(faultOf('title')).toBe('no-title')
  expect(faultOf('formative')).toBeUndefined()
})

test('fields: each belongs to its step', () => {
  expect(['title', 'description', 'objectives/a/text', 'activities/a/content', 'summative'].map(stepOfField)).toEqual([
    1, 1, 2, 3, 4,
  ])
})

test('steps: an empty lesson has no tick, a filled one four', () => {
  const done = (one: typeof plan) => BUILDER_STEPS.filter((step) => isStepDone(one, step))
  expect(done(plan)).toEqual([])
  const [activity] = plan.activities
  const filled = {
    ...plan,
    title: 'A',
    subject: 'english' as const,
    grade: '2' as const,
    duration: 60 as const,
    objectives: [{ id: 'a', text: 'B' }],
    activities: activity ? [{ ...activity, content: 'C' }] : [],
    formative: 'D',
  }
  expect(done(filled)).toEqual(['basic-info', 'objectives', 'content', 'assessment'])
})

test('saving: the note says where the draft is', () => {
  const at = '2026-03-02T07:41:00.000Z'
  expect(savingNote({ savedAt: null, isKept: false, isChanged: false }, false)).toBe('unsaved')
  expect(savingNote({ savedAt: at, isKept: true, isChanged: true }, false)).toBe('kept')
  expect(savingNote({ savedAt: at, isKept: false, isChanged: true }, false)).toBe('saving')
  expect(savingNote({ savedAt: at, isKept: false, isChanged: false }, false)).toBe('saved')
  expect(timeOf('2026-03-02T09:41:00', 'en')).toBe('09:41')
})
