import { expect, test } from 'vitest'
import { GRADES, readGrade } from '#core/people/grades.ts'

test('grades: Pre-K, Grade R and Grades 1 to 12, in order [S9.09]', () => {
  expect(GRADES).toEqual(['pre-k', 'r', ...Array.from({ length: 12 }, (_, at) => String(at + 1))])
})

test.each([
  ['4', '4'],
  ['Grade 4', '4'],
  ['gr. 12', '12'],
  ['Graad R', 'r'],
  ['IBanga 3', '3'],
  ['04', '4'],
  ['Pre-K', 'pre-k'],
  ['r', 'r'],
  ['Grade R', 'r'],
  ['13', undefined],
  ['grade', undefined],
  ['', undefined],
])('grades: "%s" is read as %s', (typed, grade) => {
  expect(readGrade(typed)).toBe(grade)
})

test('grades: each code reads as itself', () => {
  expect(GRADES.map(readGrade)).toEqual([...GRADES])
})
