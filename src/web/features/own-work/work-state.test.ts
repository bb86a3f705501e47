import { expect, test } from 'vitest'
import { beginOf, pointsOf } from './work-state.ts'

const mark = { points: 7, comment: '', rubric: null, by: 'Nomsa', at: '2026-03-02T10:00:00.000Z' }
const handIn = {
  id: 'a',
  startedAt: '2026-03-02T09:00:00.000Z',
  finishedAt: '2026-03-02T09:30:00.000Z',
  lateness: 'in-time' as const,
  checked: 4,
  right: 2,
  unchecked: 0,
  asked: null,
  points: 5,
  mark: null,
}

test('points: a person’s mark stands before the count, of the newest hand-in alone', () => {
  expect(pointsOf({ handIns: [] })).toBeNull()
  expect(pointsOf({ handIns: [handIn] })).toBe(5)
  expect(pointsOf({ handIns: [{ ...handIn, mark }] })).toBe(7)
  expect(pointsOf({ handIns: [handIn, { ...handIn, mark }] })).toBe(5)
  expect(pointsOf({ handIns: [{ ...handIn, mark: { ...mark, points: null } }] })).toBe(5)
})

test.each([
  ['pending', false, 'start'],
  ['pending', true, 'goOn'],
  ['in-progress', false, 'goOn'],
  ['completed', false, 'again'],
  ['completed', true, 'goOn'],
] as const)('button: %s, begun on this device: %s: %s', (status, hasBegun, text) => {
  expect(beginOf({ status }, hasBegun)).toBe(text)
})
