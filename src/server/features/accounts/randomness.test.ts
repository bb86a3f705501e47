import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getTableColumns, isTable } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#server/features/accounts/tables.ts'

const SERVER = path.join(import.meta.dirname, '../../..')
const sources = globSync('server/**/*.ts', { cwd: SERVER })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(SERVER, file), 'utf8') }))

test('the server: uses no predictable randomness [ASVS V6.5.3]', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(({ text }) => /Math\.random/.test(text)).map(({ file }) => file)).toEqual([])
  const makers = sources
    .filter(({ text }) => /randomBytes\(|generateRandomString\(/.test(text))
    .map(({ file }) => path.basename(file))
  expect(makers).toEqual(
    expect.arrayContaining(['create-tokens.ts', 'recovery-codes.ts', 'set-up-second-factor.ts', 'renew-session.ts']),
  )
})

test('tables: no column for a secret question or a password hint [ASVS V6.4.2]', () => {
  const columns = Object.values(tables).flatMap((table) => (isTable(table) ? Object.keys(getTableColumns(table)) : []))
  expect(columns).toContain('password')
  expect(columns.filter((name) => /question|answer|hint|maiden|pet/i.test(name))).toEqual([])
})
