import fs from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeScratchFolder } from '../../../../../tests/support/scratch-folder.ts'
import { LOG_KEPT_FOR, LOG_LIMIT_BYTES, logFileOf, shortenLog } from './server-log.ts'

let root = ''
beforeEach(() => {
  root = makeScratchFolder('server-log')
})
afterEach(() => fs.rmSync(root, { recursive: true }))

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
const sizes = (): [log: number, earlier: number] => [sizeOf(logFileOf(root)), sizeOf(`${logFileOf(root)}.old`)]

test("PostgreSQL's log: over its limit it is put aside and begun again for the writer (M10)", () => {
  const writer = fs.openSync(logFileOf(root), 'a', 0o600)
  fs.writeSync(writer, 'a'.repeat(LOG_LIMIT_BYTES))
  shortenLog(root, new Date())
  expect(sizes()).toEqual([LOG_LIMIT_BYTES, 0])
  fs.writeSync(writer, 'b')
  shortenLog(root, new Date())
  expect(sizes()).toEqual([0, LOG_LIMIT_BYTES + 1])
  fs.writeSync(writer, 'later')
  fs.closeSync(writer)
  expect(fs.readFileSync(logFileOf(root), 'utf8')).toBe('later')
  expect(fs.statSync(`${logFileOf(root)}.old`).mode & 0o777).toBe(0o600)
})

test("PostgreSQL's log: put aside after thirty days, deleted after thirty more (M10)", () => {
  const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds)
  fs.writeFileSync(logFileOf(root), 'first')
  shortenLog(root, later(LOG_KEPT_FOR - 60_000))
  expect(sizes()).toEqual([5, 0])
  shortenLog(root, later(LOG_KEPT_FOR + 60_000))
  expect(sizes()).toEqual([0, 5])
  shortenLog(root, later(2 * LOG_KEPT_FOR))
  expect(sizes()).toEqual([0, 5])
  shortenLog(root, later(2 * LOG_KEPT_FOR + 120_000))
  expect(sizes()).toEqual([0, 0])
})

test('log of PostgreSQL: none there, nothing is made', () => {
  shortenLog(root, new Date())
  expect(fs.readdirSync(root)).toEqual([])
})
