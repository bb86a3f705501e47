import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { collectCopy } from '#server/features/own-data/index.ts'
import { test } from '../../tests/support/app-test.ts'
import { addChildTo } from '../../tests/support/children.ts'
import { tables } from '../../tests/support/tables.ts'

/** Tables with columns that belong in a copy, by the name that the copy uses. */
const COPIED = tables
  .filter(({ classes = {} }) => Object.values(classes).some((column) => column.export))
  .map(({ name }) => name)

const keysOf = (body: Record<string, unknown>): string[] => Object.keys(body['tables'] as object)

test('copy: a collector of a feature fills every table with exported columns', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  const names = keysOf((await browser.send(ownDataCalls.exportOwnData)).body)
  expect(COPIED.length).toBeGreaterThan(15)
  expect(COPIED.filter((name) => !names.includes(name))).toEqual([])
})

test("copy: a child's has the tables of an adult's, without decisions about others", async ({ signUpAs }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const names = keysOf((await guardian.send(childrenCalls.exportChild, { childId })).body)
  const adults = keysOf((await guardian.send(ownDataCalls.exportOwnData)).body)
  expect(adults.filter((name) => !names.includes(name)).toSorted()).toEqual(['consentsGiven', 'guardianOf'])
})

test('copy: rows of one table from two features are joined; no collector, no rows', async ({ database }) => {
  const row = (id: string) => ({ collect: async () => ({ users: [{ id }] }) })
  const { tables: copied, long } = await collectCopy(
    { database, clock: () => new Date(0), personalData: [row('first'), {}, row('second')] },
    'anybody',
  )
  expect([copied, long]).toEqual([{ users: [{ id: 'first' }, { id: 'second' }] }, {}])
})
