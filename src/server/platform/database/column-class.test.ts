import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COLUMN_CLASSES } from '#server/platform/database/column-class.ts'
import { tables } from '../../../../tests/support/tables.ts'

test('there are tables to look at', () => {
  expect(tables.length).toBeGreaterThanOrEqual(8)
})

test.each(tables.map(({ table, classes }) => [getTableName(table), table, classes] as const))('every column of %s has its class, purpose and retention [ASVS V14.1.1]', (_name, table, classes = {}) => {
  expect(Object.keys(classes).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted())
  for (const entry of Object.values(classes)) {
    expect(COLUMN_CLASSES).toContain(entry.class)
    expect(entry.purpose).not.toBe('')
    expect(entry.retention).toMatch(/^(?!.*indefinite).+/)
  }
})

test('what proves who somebody is never leaves in a copy of their data [ASVS V14.1.2]', () => {
  const exported = tables.flatMap(({ classes = {} }) => Object.values(classes)).filter((entry) => entry.class === 'credential' && entry.export)
  expect(exported).toEqual([])
})
