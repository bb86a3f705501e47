import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { supervise } from './supervise.ts'

const MODULE = JSON.stringify(path.join(import.meta.dirname, 'supervise.ts'))
let folder: string
let journal: string

beforeEach(() => {
  folder = makeScratchFolder('supervise')
  journal = path.join(folder, 'journal')
  fs.writeFileSync(journal, '')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const lines = () => fs.readFileSync(journal, 'utf8').split('\n').filter(Boolean)

/** Writes a server that notes its starts and then does something; `start` is the number of its start. */
const program = (act: string) => [
  '--input-type=module',
  '-e',
  `
  import fs from 'node:fs'
  const { joinSupervisor } = await import(${MODULE})
  const ready = joinSupervisor(() => { fs.appendFileSync(${JSON.stringify(journal)}, 'orphaned\\n'); process.exit(0) })
  const start = fs.readFileSync(${JSON.stringify(journal)}, 'utf8').split('started').length
  fs.appendFileSync(${JSON.stringify(journal)}, 'started ' + process.pid + '\\n')
  const stay = () => { ready(); setInterval(() => {}, 1000) }
  process.on('SIGTERM', () => { fs.appendFileSync(${JSON.stringify(journal)}, 'asked\\n'); process.exit(0) })
  ${act}`,
]

function start(act: string) {
  const logged: string[] = []
  const write = (line: string) => void logged.push(line)
  return { logged, ...supervise({ args: program(act), log: { warn: write, error: write }, pauses: [10] }) }
}

test('a server that crashed: it is started again, and a signal is passed on to the new one (C1)', async () => {
  const { ended, pass, logged } = start(
    "if (start < 3) { ready(); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50) } else { stay(); fs.appendFileSync(" +
      JSON.stringify(journal) +
      ", 'stays\\n') }",
  )
  await expect.poll(() => lines().includes('stays'), { timeout: 10_000 }).toBe(true)
  pass('SIGTERM')
  expect(await ended).toBe(0)
  expect(lines().map((line) => line.split(' ')[0])).toEqual(['started', 'started', 'started', 'stays', 'asked'])
  expect(logged).toEqual(Array.from({ length: 2 }, () => 'The server has ended (SIGKILL). It starts again in 0.01 s.'))
})

test("a start that is refused, such as for a wrong setting: it isn't tried again", async () => {
  const { ended, logged } = start('process.exit(78)')
  expect([await ended, lines().length, logged]).toEqual([78, 1, []])
})

test('a server that fails to start five times in a row: the supervisor gives up with a sentence', async () => {
  const { ended, logged } = start('process.exit(1)')
  expect([await ended, lines().length]).toEqual([1, 5])
  expect(logged.at(-1)).toMatch(/^The server failed to start 5 times in a row\./)
})

test('a refused start of a server that ran before: tried again, since its settings were right', async () => {
  const { ended, pass } = start(
    'if (start === 1) { ready(); setTimeout(() => process.exit(1), 50) } else if (start === 2) ' +
      'process.exit(78); else { stay(); fs.appendFileSync(' +
      JSON.stringify(journal) +
      ", 'stays\\n') }",
  )
  await expect.poll(() => lines().includes('stays'), { timeout: 10_000 }).toBe(true)
  pass('SIGTERM')
  expect(await ended).toBe(0)
})

test('a supervisor that is killed: its server ends in order and is not left behind', async () => {
  const supervisor = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `
    const { supervise } = await import(${MODULE})
    supervise({ args: ${JSON.stringify(program('stay()'))}, log: { warn() {}, error() {} } })`,
  ])
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBe(1)
  supervisor.kill('SIGKILL')
  await once(supervisor, 'exit')
  await expect.poll(() => lines().at(-1), { timeout: 10_000 }).toBe('orphaned')
})
