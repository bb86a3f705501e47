import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const run = promisify(execFile)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'funda-turn-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Process that writes when it begins and ends behind the lock, and yields to others in between. */
const PROGRAM = `
import { appendFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { takeTurn } from ${JSON.stringify(path.join(import.meta.dirname, 'take-turns.ts'))}
await takeTurn(process.argv[1] + '/lock')
appendFileSync(process.argv[1] + '/log', 'begin ')
for (let work = 0; work < 2000; work++) await readdir(process.argv[1])
appendFileSync(process.argv[1] + '/log', 'end ')
process.exit(0)`
const work = async (): Promise<unknown> =>
  run(process.execPath, ['--input-type=module-typescript', '-e', PROGRAM, folder])

test('build lock: processes that start together run one after another', async () => {
  await Promise.all([work(), work(), work()])
  expect(readFileSync(path.join(folder, 'log'), 'utf8')).toBe('begin end begin end begin end ')
})

test('build lock: the lock of a dead process blocks nobody', async () => {
  const ended = run(process.execPath, ['-e', ''])
  await ended
  writeFileSync(path.join(folder, 'lock'), String(ended.child.pid))
  await work()
  expect(readFileSync(path.join(folder, 'log'), 'utf8')).toBe('begin end ')
})
