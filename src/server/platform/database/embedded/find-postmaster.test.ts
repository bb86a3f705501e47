import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearStaleLock, findPostmaster } from './find-postmaster.ts'

/** More than any system gives to a process. */
const NOBODYS_NUMBER = 2 ** 30

let cluster: string
const lock = () => path.join(cluster, 'postmaster.pid')
const writeLock = (pid: number) =>
  fs.writeFileSync(lock(), `${pid}\n${cluster}\n1750000000\n54321\n\n127.0.0.1\n  12345   1\nready   \n`)

beforeEach(() => {
  cluster = fs.mkdtempSync(path.join(os.tmpdir(), 'funda-lock-'))
})
afterEach(() => fs.rmSync(cluster, { recursive: true }))

test('no lock file: no server is found', () => {
  expect(findPostmaster(cluster)).toBeUndefined()
  clearStaleLock(cluster)
})

test('lock file of a dead process: no server is found, and the file is left to PostgreSQL', () => {
  writeLock(NOBODYS_NUMBER)
  expect(findPostmaster(cluster)).toBeUndefined()
  clearStaleLock(cluster)
  expect(fs.existsSync(lock())).toBe(true)
})

test('lock file with the id of an unrelated process: no server is found, and it is deleted', () => {
  writeLock(process.pid)
  expect(findPostmaster(cluster)).toBeUndefined()
  clearStaleLock(cluster)
  expect(fs.readdirSync(cluster)).toEqual([])
})
