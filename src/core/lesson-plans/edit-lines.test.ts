import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveItem, removeItem } from '#core/lesson-plans/edit-lines.ts'
import { emptyPlan } from '#core/lesson-plans/lesson-plan.ts'

const items = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 8 })
const listOf = (ids: readonly number[]): { id: string }[] => ids.map((id) => ({ id: String(id) }))

test('objectives and activities: removing all but one leaves one', () => {
  fc.assert(
    fc.property(items, (ids) => {
      let left = listOf(ids)
      for (const { id } of listOf(ids)) left = removeItem(left, id, 1)
      expect(left).toHaveLength(1)
    }),
  )
})

test('moving an item: nothing is lost, and it stops at both ends', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: -60, max: 60 }), (ids, by) => {
      const list = listOf(ids)
      const [first] = list
      const moved = moveItem(list, first?.id ?? '', by)
      expect(moved.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
        list.toSorted((one, other) => one.id.localeCompare(other.id)),
      )
      expect(moved.findIndex(({ id }) => id === first?.id)).toBe(Math.min(list.length - 1, Math.max(0, by)))
    }),
  )
})

test('new lesson: one empty objective and one empty activity', () => {
  let next = 0
  const plan = emptyPlan('xh', () => `i${next++}`)
  expect([plan.objectives.length, plan.activities.length, plan.materials.length]).toEqual([1, 1, 0])
})
