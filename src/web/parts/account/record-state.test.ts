import { expect, test } from 'vitest'
import type { RecordEntry } from '#contract/records-schemas.ts'
import { groupByDay } from './record-state.ts'

const entryAt = (at: string): RecordEntry => ({
  id: at,
  at,
  event: 'progress-seen',
  outcome: 'done',
  reason: null,
  by: { kind: 'you', name: null },
  device: 'phone',
  times: 1,
})

test("entries of a record: grouped by the reader's own day, in the order they came", () => {
  const entries = ['2026-03-03T21:30:00.000Z', '2026-03-02T22:30:00.000Z', '2026-03-02T21:30:00.000Z'].map(entryAt)
  expect(groupByDay(entries, 120).map((day) => day.entries.map(({ at }) => at))).toEqual([
    ['2026-03-03T21:30:00.000Z', '2026-03-02T22:30:00.000Z'],
    ['2026-03-02T21:30:00.000Z'],
  ])
  expect(groupByDay(entries, 0).map((day) => day.entries.length)).toEqual([1, 2])
  expect(groupByDay([], 0)).toEqual([])
})
