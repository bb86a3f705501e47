import { expect, test } from 'vitest'
import type { SearchResult } from '#contract/search-schemas.ts'
import { filterEntries, pageOf } from './search-state.ts'

const ENTRIES = [{ name: 'Overview' }, { name: 'Family Hub' }]

const RESULT: SearchResult = {
  kind: 'student',
  id: 'an-id',
  spaceId: 'a-space',
  name: 'Lwazi',
  groupName: 'Grade 3',
  groupKind: null,
  learnerId: null,
}

test('search: entries contain the text, whatever its case; an empty text finds nothing', () => {
  expect(filterEntries(ENTRIES, ' FAM ')).toEqual([{ name: 'Family Hub' }])
  expect(filterEntries(ENTRIES, 'o')).toEqual([{ name: 'Overview' }])
  expect(filterEntries(ENTRIES, '  ')).toEqual([])
})

test('search: each kind of result leads to its page', () => {
  expect(pageOf(RESULT)).toBe('/dashboard/roster/an-id?group=a-space')
  expect(pageOf({ ...RESULT, kind: 'group', groupKind: 'class' })).toBe('/dashboard/classes/an-id')
  expect(pageOf({ ...RESULT, kind: 'group', groupKind: 'family' })).toBe('/dashboard/family')
  expect(pageOf({ ...RESULT, kind: 'assignment' })).toBe('/dashboard/assignments/a-space--an-id')
  expect(pageOf({ ...RESULT, kind: 'lesson', spaceId: null })).toBe('/dashboard/builder/an-id')
})
