import { expect, test } from 'vitest'
import { checkStep } from '#core/course/check-step.ts'
import { isAsking, type AskingStep } from '#core/course/lesson.ts'
import { findExerciseFault, findPlanFaults } from '#core/lesson-plans/find-plan-faults.ts'
import { OWN_EXERCISE_TYPES, type OwnExercise } from '#core/lesson-plans/lesson-plan.ts'
import { makeExerciseStep, makeOwnSteps } from '#core/lesson-plans/make-own-steps.ts'
import { readOwnItem, writeOwnItem } from '#core/lesson-plans/own-item-id.ts'
import { playableOf } from '#core/lesson-plans/playable-lesson.ts'
import { activityInput, exerciseInput, lessonPlanInput, PLAN_ID } from '../../../tests/support/lesson-plan-input.ts'

const place = { planId: PLAN_ID, version: 3 }
const pair = (id: string, target: string, english: string) => ({ id, target, english, root: '' })

const PAIRS = [pair('1', 'inja', 'dog'), pair('2', 'ikati', 'cat'), pair('3', 'intaka', 'bird')]

/** One complete exercise of each type. */
const COMPLETE: Readonly<Record<(typeof OWN_EXERCISE_TYPES)[number], OwnExercise>> = {
  'choose-meaning': exerciseInput(),
  'choose-word': exerciseInput({ type: 'choose-word', prompt: 'child', answer: 'umntwana', options: ['inja'] }),
  'put-in-order': exerciseInput({
    type: 'put-in-order',
    prompt: 'The child is learning',
    answer: 'Umntwana uyafunda.',
    options: ['inja'],
  }),
  'fill-concord': exerciseInput({
    type: 'fill-concord',
    prompt: 'Abantwana ___yafunda.',
    answer: 'ba',
    options: ['u', 'i'],
  }),
  'type-translation': exerciseInput({ type: 'type-translation', prompt: 'child', answer: 'umntwana', options: [] }),
  'type-heard': exerciseInput({ type: 'type-heard', prompt: '', answer: 'umntwana', options: [] }),
  'match-pairs': exerciseInput({ type: 'match-pairs', prompt: '', answer: '', options: [], pairs: PAIRS }),
}

for (const type of OWN_EXERCISE_TYPES) {
  test(`own exercise ${type}: its answer is right, another is wrong, and its id names the version`, () => {
    const step = makeExerciseStep(place, COMPLETE[type]) as AskingStep
    expect(checkStep(step, step.answer, null).verdict).toBe('correct')
    expect(checkStep(step, 'something else', null).verdict).toBe('wrong')
    expect(readOwnItem(step.id)).toEqual({ ...place, exerciseId: 'e1' })
    expect([step.exerciseType, step.hints.length]).toEqual([type, 3])
    expect(makeExerciseStep(place, COMPLETE[type])).toEqual(step)
  })
}

test('own exercise: a gap is filled by a piece, and the whole sentence is the answer', () => {
  const step = makeExerciseStep(place, COMPLETE['fill-concord']) as AskingStep
  expect(step.answer).toBe('Abantwana bayafunda.')
  expect(checkStep(step, 'Abantwana uyafunda.', null).verdict).toBe('wrong')
})

test.each([
  [{ prompt: ' ' }, { field: 'prompt', fault: 'no-prompt' }],
  [{ answer: '' }, { field: 'answer', fault: 'no-answer' }],
  [{ options: ['', ' '] }, { field: 'options', fault: 'no-options' }],
  [{ options: ['Child'] }, { field: 'options', fault: 'right-option' }],
  [{ type: 'fill-concord' as const }, { field: 'prompt', fault: 'no-gap' }],
  [{ type: 'put-in-order' as const }, { field: 'answer', fault: 'one-word' }],
  [
    { type: 'match-pairs' as const, pairs: PAIRS.slice(1) },
    { field: 'pairs', fault: 'few-pairs' },
  ],
  [
    { type: 'match-pairs' as const, pairs: [...PAIRS, pair('4', 'inja', 'hound')] },
    { field: 'pairs', fault: 'same-pairs' },
  ],
])('own exercise %j: the field that is missing is named, and it makes no step', (changes, fault) => {
  expect(findExerciseFault(exerciseInput(changes))).toEqual(fault)
  expect(makeExerciseStep(place, exerciseInput(changes))).toBeNull()
})

test('publishing: a lesson without title or content names both fields', () => {
  expect(findPlanFaults(lessonPlanInput())).toEqual([])
  const plan = lessonPlanInput({ title: ' ' })
  expect(
    findPlanFaults({ ...plan, activities: [{ id: 'a1', type: 'closure', content: ' ', duration: 5, blocks: [] }] }),
  ).toEqual([
    { path: 'title', fault: 'no-title' },
    { path: 'activities/a1/content', fault: 'no-content' },
  ])
})

test('playing: blocks become steps in order, and the notes of the teacher stay out', () => {
  const plan = lessonPlanInput()
  const blocks = [
    { id: 't1', kind: 'text' as const, text: 'Molo!' },
    { id: 't2', kind: 'text' as const, text: ' ' },
    { id: 'w1', kind: 'words' as const, words: PAIRS },
    exerciseInput(),
  ]
  const playable = playableOf(PLAN_ID, 1, { ...plan, activities: [activityInput({ blocks })] })
  expect(JSON.stringify(playable)).not.toContain('Greet each child')
  const steps = makeOwnSteps(playable)
  expect(
    steps.map((step) => (isAsking(step) ? step.exerciseType : step.type === 'show-part' ? step.part.kind : step.type)),
  ).toEqual(['text', 'words', 'choose-meaning'])
})

test('item ids: only ids of the form of an own lesson are read', () => {
  const item = { planId: PLAN_ID, version: 12, exerciseId: 'e-1' }
  expect(readOwnItem(writeOwnItem(item))).toEqual(item)
  for (const other of [
    'own.x.1.e',
    `own.${PLAN_ID}.1`,
    `own.${PLAN_ID}.1.`,
    'phrases.greetings.hello',
    `own.${PLAN_ID}.-1.e`,
  ])
    expect(readOwnItem(other)).toBeNull()
})

test('plan faults: a picture or sound needs a file and words', () => {
  const file = { id: 'p1', kind: 'picture' as const, uploadId: '', text: ' ' }
  const faultsOf = (block: typeof file) =>
    findPlanFaults(lessonPlanInput({ activities: [activityInput({ blocks: [block] })] })).map(({ path, fault }) => [
      path,
      fault,
    ])
  expect(faultsOf(file)).toEqual([
    ['activities/a1/blocks/p1/uploadId', 'no-file'],
    ['activities/a1/blocks/p1/text', 'no-description'],
  ])
  expect(faultsOf({ ...file, uploadId: 'f1', text: 'A cow' })).toEqual([])
})
