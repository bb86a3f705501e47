import { expect, test } from 'vitest'
import { filterEntries } from './search-state.ts'

const ENTRIES = [{ name: 'Overview' }, { name: 'Family Hub' }]

test('search: entries contain the text, whatever its case; an empty text finds nothing', () => {
  expect(filterEntries(ENTRIES, ' FAM ')).toEqual([{ name: 'Family Hub' }])
  expect(filterEntries(ENTRIES, 'o')).toEqual([{ name: 'Overview' }])
  expect(filterEntries(ENTRIES, '  ')).toEqual([])
})
