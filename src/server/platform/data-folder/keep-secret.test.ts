import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keepSecret } from './keep-secret.ts'

test('server secret: created once, kept for later starts, readable by its owner only [ASVS V11.6.1] [ASVS V13.3.2]', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'funda-secret-'))
  const first = keepSecret(folder)
  expect(first).toHaveLength(43)
  expect(keepSecret(folder)).toBe(first)
  expect(fs.statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(folder)).toEqual(['secret'])
  fs.rmSync(folder, { recursive: true })
})
