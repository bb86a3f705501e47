import { expect, test } from 'vitest'
import { moveCell, writeGradebook, type Gradebook } from './gradebook-state.ts'

const BOOK: Gradebook = {
  assignments: [
    { id: 'a', title: 'Hello', points: 10, dueAt: null },
    { id: 'b', title: '=1+1', points: 5, dueAt: null },
  ],
  students: [
    {
      learnerId: 'x',
      name: '=cmd',
      cells: [{ status: 'completed', points: 8, lateness: 'late', toMark: false }, null],
      percent: 80,
    },
  ],
}

test('gradebook as CSV: a row for each student, an empty cell without points, and no formula', () => {
  const csv = writeGradebook(BOOK, { student: 'Student', all: 'All (%)' })
  expect(csv.replace('\u{FEFF}', '').split('\r\n').slice(0, 2)).toEqual([
    'Student,1. Hello (10),2. =1+1 (5),All (%)',
    "'=cmd,8,,80",
  ])
})

test.each([
  ['ArrowRight', { row: 0, column: 1 }],
  ['ArrowLeft', { row: 0, column: 0 }],
  ['ArrowDown', { row: 1, column: 0 }],
  ['ArrowUp', { row: 0, column: 0 }],
  ['End', { row: 0, column: 4 }],
  ['Home', { row: 0, column: 0 }],
  ['a', undefined],
] as const)('gradebook: %s from the first of 3 × 5 cells leads to %j', (key, place) => {
  expect(moveCell({ row: 0, column: 0 }, key, { row: 3, column: 5 })).toEqual(place)
})

test('gradebook: no key leads out of it', () => {
  expect(moveCell({ row: 2, column: 4 }, 'ArrowDown', { row: 3, column: 5 })).toEqual({ row: 2, column: 4 })
  expect(moveCell({ row: 2, column: 4 }, 'ArrowRight', { row: 3, column: 5 })).toEqual({ row: 2, column: 4 })
})
