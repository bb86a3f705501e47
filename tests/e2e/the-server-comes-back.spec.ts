import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { OPERATOR_FILE } from '../support/test-operator.ts'
import { findFreePort } from '../../bench/support/run-server.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }

/** Runs `npm start` on a data folder of its own, and collects its output. */
async function start(port: number, env: Record<string, string> = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'funda-comes-back-'))
  // PostgreSQL doesn't run as root: its own user has to get through.
  chmodSync(data, 0o755)
  const [, ...args] = scripts.start.split(' ')
  const program = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      FUNDA_DATA: data,
      FUNDA_ORIGIN: '',
      FUNDA_OPERATOR: OPERATOR_FILE,
      ...env,
    },
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(program, 'exit').then(([code]) => code as number | null)
  return { program, ended, output: () => output, remove: () => rmSync(data, { recursive: true, force: true }) }
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ status }) => status,
    () => 0,
  )
const serverOf = (supervisor: number | undefined): number =>
  Number(spawnSync('ps', ['-o', 'pid=', '--ppid', String(supervisor)], { encoding: 'utf8' }).stdout)

test('npm start: a killed server comes back; SIGTERM ends all despite an idle connection (C1)', async () => {
  test.setTimeout(180_000)
  const port = await findFreePort()
  const { program, ended, output, remove } = await start(port)
  await expect.poll(() => isUp(port), { timeout: 90_000 }).toBe(200)
  const first = serverOf(program.pid)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => output(), { timeout: 10_000 }).toContain('The server has ended (SIGKILL)')
  await expect.poll(() => isUp(port), { timeout: 60_000 }).toBe(200)
  expect(serverOf(program.pid)).not.toBe(first)

  const silent = net.connect(port, '127.0.0.1')
  silent.on('error', () => {})
  await once(silent, 'connect')
  const begun = performance.now()
  program.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - begun).toBeLessThan(15_000)
  expect(await isUp(port)).toBe(0)
  remove()
})

test('npm start: a wrong setting is refused with a sentence and not tried again', async () => {
  const { ended, output, remove } = await start(await findFreePort(), { LOG_LEVEL: 'loud' })
  expect(await ended).toBe(78)
  expect(output().match(/The setting LOG_LEVEL is "loud"/g)).toHaveLength(1)
  remove()
})
