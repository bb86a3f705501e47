import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const MODULE = path.join(import.meta.dirname, 'end-on-faults.ts')

/** Runs a program in which something goes wrong that nobody catches. */
const runWith = (fault: string, stop = "async () => console.log('ended in order')") =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
    const { endOnFaults } = await import(${JSON.stringify(MODULE)})
    endOnFaults({ error: (line) => console.log(line) }, ${stop})
    setInterval(() => {}, 1000)
    ${fault}`,
    ],
    { encoding: 'utf8' },
  )

test.each([
  ['an unhandled rejection', "Promise.reject(new TypeError('what Thandi wrote'))"],
  ['an uncaught exception', "setTimeout(() => { throw new TypeError('what Thandi wrote') })"],
])('%s: its kind and place are logged without its message, and the process ends in order (C1)', (_name, fault) => {
  const { status, stdout, stderr } = runWith(fault)
  expect([status, stderr]).toEqual([1, ''])
  expect(stdout).toMatch(/^The server ends: TypeError .*at /)
  expect(stdout).toContain('ended in order')
  expect(stdout).not.toContain('Thandi')
})

test('fault that is no error, then a second one: the process still ends (C1)', () => {
  const { status, stdout } = runWith(
    "Promise.reject('what Thandi wrote')",
    "async () => { throw new Error('this one, too') }",
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(/^The server ends: /)
  expect(stdout).not.toContain('Thandi')
})
