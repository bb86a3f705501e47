import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { isSame, mergePlans, readField, writeField, type PlanValue } from '#core/lesson-plans/merge-plans.ts'
import { savePlan } from '#core/lesson-plans/save-plan.ts'
import { activityInput, exerciseInput, lessonPlanInput } from '../../../tests/support/lesson-plan-input.ts'

const one = { id: 'o1', text: 'one' }
const two = { id: 'o2', text: 'two' }
const base = lessonPlanInput({ objectives: [one, two] })

test('merge: changes of different fields both count', () => {
  const theirs = { ...base, title: 'Theirs' }
  const mine = { ...base, formative: 'Mine' }
  expect(mergePlans(base, theirs, mine)).toEqual({ plan: { ...base, title: 'Theirs', formative: 'Mine' }, clashes: [] })
})

test('merge: one field changed by both keeps theirs and returns mine as a clash', () => {
  const { plan, clashes } = mergePlans(base, { ...base, title: 'Theirs' }, { ...base, title: 'Mine' })
  expect([plan.title, clashes]).toEqual(['Theirs', [{ path: 'title', mine: 'Mine' }]])
})

test('merge: an item that one deleted and the other changed stays with its change', () => {
  const changed = { ...base, objectives: [one, { id: 'o2', text: 'two, and how' }] }
  const deleted = { ...base, objectives: [one] }
  expect(mergePlans(base, deleted, changed).plan.objectives).toEqual(changed.objectives)
  expect(mergePlans(base, changed, deleted).plan.objectives).toEqual(changed.objectives)
  expect(mergePlans(base, deleted, base).plan.objectives).toEqual(deleted.objectives)
})

test('merge: two who each delete another objective keep one', () => {
  expect(mergePlans(base, { ...base, objectives: [one] }, { ...base, objectives: [two] }).plan.objectives).toEqual([
    one,
  ])
})

test('merge: exercises of one activity that two people add both stay, in a stable order', () => {
  const activity = activityInput()
  const adding = (id: string): LessonPlan => ({
    ...base,
    activities: [{ ...activity, blocks: [...activity.blocks, exerciseInput({ id })] }],
  })
  const { plan, clashes } = mergePlans(base, adding('theirs'), adding('mine'))
  expect(plan.activities[0]?.blocks.map(({ id }) => id)).toEqual(['e1', 'theirs', 'mine'])
  expect(clashes).toEqual([])
})

const line = fc.record({ id: fc.constantFrom('o1', 'o2', 'o3', 'o4'), text: fc.string({ maxLength: 3 }) })
const lines = fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 4 })
const plans = fc
  .record({
    title: fc.string({ maxLength: 2 }),
    formative: fc.string({ maxLength: 2 }),
    objectives: lines,
    text: fc.string(),
  })
  .map(({ text, ...rest }): LessonPlan => ({
    ...lessonPlanInput(rest),
    activities: [{ id: 'a1', type: 'closure', content: text, duration: 5, blocks: [] }],
  }))

/** Lists every text of a plan with its path. */
const textsOf = ({ title, formative, objectives, activities }: LessonPlan): [string, string][] => [
  ['title', title],
  ['formative', formative],
  ...objectives.map(({ id, text }): [string, string] => [`objectives/${id}/text`, text]),
  ...activities.map(({ id, content }): [string, string] => [`activities/${id}/content`, content]),
]

test('merge: whatever two people wrote is in the lesson or among the clashes', () => {
  fc.assert(
    fc.property(plans, plans, plans, (start, theirs, mine) => {
      const { plan, clashes } = mergePlans(start, theirs, mine)
      const held = (path: string, text: string): boolean =>
        readField(plan, path) === text || clashes.some((clash) => clash.path === path && clash.mine === text)
      for (const written of [theirs, mine])
        for (const [path, text] of textsOf(written))
          if (readField(start, path) !== text) expect(held(path, text), `${path} ${text}`).toBe(true)
    }),
  )
})

test('merge: with an unchanged side the other is the result, and the same twice changes nothing', () => {
  fc.assert(
    fc.property(plans, plans, (start, other) => {
      const same = (plan: LessonPlan): boolean => isSame(plan as unknown as PlanValue, other as unknown as PlanValue)
      expect(same(mergePlans(start, other, start).plan)).toBe(true)
      expect(same(mergePlans(start, start, other).plan)).toBe(true)
      expect(mergePlans(start, other, other)).toEqual({ plan: other, clashes: [] })
    }),
  )
})

test('saving: the same draft sent twice is one revision, and a decided clash is gone', () => {
  let next = 0
  const makeId = (): string => `c${next++}`
  const first = savePlan(
    { plan: base, revision: 1, clashes: [] },
    { base: { revision: 1, plan: base }, plan: { ...base, title: 'A' }, decided: [] },
    makeId,
  )
  expect(first.revision).toBe(2)
  const sent = { base: { revision: 1, plan: base }, plan: { ...base, title: 'B' }, decided: [] }
  const second = savePlan(first, sent, makeId)
  expect([second.plan.title, second.clashes]).toEqual(['A', [{ id: 'c0', path: 'title', mine: 'B' }]])
  expect(savePlan(second, sent, makeId)).toEqual(second)
  const decided = savePlan(
    second,
    { base: { revision: 3, plan: second.plan }, plan: writeField(second.plan, 'title', 'B'), decided: ['c0'] },
    makeId,
  )
  expect([decided.plan.title, decided.clashes]).toEqual(['B', []])
})
