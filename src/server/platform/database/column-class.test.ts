import { readFileSync } from 'node:fs'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COMPLETE_INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { COPIED_COLUMNS } from '#core/privacy/data-copy.ts'
import { RETENTION, RETENTION_RULES } from '#core/privacy/retention.ts'
import { COLUMN_CLASSES } from '#server/platform/database/column-class.ts'
import { tables } from '../../../../tests/support/tables.ts'

test('checked tables: at least eight are found', () => {
  expect(tables.length).toBeGreaterThanOrEqual(8)
})

test.each(tables.map(({ table, classes }) => [getTableName(table), table, classes] as const))(
  'every column of %s has its class, purpose and retention [ASVS V14.1.1]',
  (_name, table, classes = {}) => {
    expect(Object.keys(classes).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted())
    for (const entry of Object.values(classes)) {
      expect(COLUMN_CLASSES).toContain(entry.class)
      expect(entry.purpose).not.toBe('')
      expect(RETENTION_RULES).toContain(entry.retention)
    }
  },
)

test('credential columns: never part of a copy of personal data [ASVS V14.1.2]', () => {
  const exported = tables
    .flatMap(({ classes = {} }) => Object.values(classes))
    .filter((entry) => entry.class === 'credential' && entry.export)
  expect(exported).toEqual([])
})

/** A rule by which rows of another rule are deleted sooner. */
const WITHOUT_COLUMN = ['chat-of-minors']

test('retention rules: each has an end, and none is unused [ASVS V14.2.4]', () => {
  const used = new Set<string>(
    tables.flatMap(({ classes = {} }) => Object.values(classes).map(({ retention }) => retention)),
  )
  expect(RETENTION_RULES.filter((rule) => !used.has(rule)).toSorted()).toEqual(WITHOUT_COLUMN)
  for (const rule of Object.values(RETENTION)) expect(rule.ends !== undefined || 'limit' in rule).toBe(true)
})

test('shown columns: each has its own name in every complete language, and no name is unused [ASVS V14.1.1]', () => {
  const shown = new Set(
    tables.flatMap(({ classes = {} }) =>
      Object.entries(classes).flatMap(([column, entry]) => (entry.export ? [column] : [])),
    ),
  )
  expect([...shown].toSorted()).toEqual([...COPIED_COLUMNS])
  for (const language of COMPLETE_INTERFACE_LANGUAGES) {
    const texts = JSON.parse(
      readFileSync(new URL(`../../../../locales/${language}/data-copy.json`, import.meta.url), 'utf8'),
    ) as Record<string, string>
    expect([language, COPIED_COLUMNS.filter((column) => !texts[`dataCopy.column.${column}`])]).toEqual([language, []])
  }
})
