import { expect, test } from 'vitest'
import {
  coverOf,
  filterRows,
  listRows,
  type LanguageCurriculum,
  type RowFilters,
} from '#core/curriculum/language-curriculum.ts'

const topic = (id: string, units: string[]) => ({
  id,
  kind: 'speaking' as const,
  name: { en: id },
  units,
  skills: [],
  modules: [],
})
const CURRICULUM: LanguageCurriculum = {
  topics: [topic('greetings', ['greetings']), topic('rhymes', [])],
  terms: [
    { level: 'FAL', grade: '1', term: 1, topics: ['greetings', 'rhymes'] },
    { level: 'SAL', grade: '2', term: 3, topics: ['greetings'] },
  ],
}
const rows = listRows(CURRICULUM)
const ALL: RowFilters = { level: 'all', grade: 'all', term: 'all', cover: 'all' }
const count = (filters: Partial<RowFilters>): number => filterRows(rows, { ...ALL, ...filters }).length

test('language curriculum rows: a topic of each term, covered if anything of ours teaches it', () => {
  expect(rows.map(({ topic: { id }, level, isCovered }) => [level, id, isCovered])).toEqual([
    ['FAL', 'greetings', true],
    ['FAL', 'rhymes', false],
    ['SAL', 'greetings', true],
  ])
})

test('language curriculum filters: level, grade, term and cover narrow the rows', () => {
  expect(count({})).toBe(3)
  expect(count({ level: 'FAL' })).toBe(2)
  expect(count({ level: 'HL' })).toBe(0)
  expect(count({ grade: '2' })).toBe(1)
  expect(count({ term: 3 })).toBe(1)
  expect(count({ cover: 'missing' })).toBe(1)
  expect(count({ level: 'FAL', cover: 'covered' })).toBe(1)
})

test('language curriculum cover: counts covered rows, and nothing of none', () => {
  expect(coverOf(rows)).toEqual({ rows: 3, covered: 2, missing: 1, percent: 67 })
  expect(coverOf([])).toEqual({ rows: 0, covered: 0, missing: 0, percent: 0 })
})
