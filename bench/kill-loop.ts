// Kills the server and the database again and again while events are written, and counts what was lost.
// Usage: node bench/kill-loop.ts --rounds 100
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startWriters, type EventCount } from './support/event-writers.ts'
import { databaseProcess, findFreePort, runServer } from './support/run-server.ts'

const WRITERS = 4
const RESTART_GOAL_MS = 5000

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
  const rounds = Number(values.rounds)
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'funda-kill-'))
  chmodSync(dataFolder, 0o711)
  const port = await findFreePort()
  let server = await runServer(dataFolder, port)
  try {
    const writers = await startWriters([`http://127.0.0.1:${port}`], { learners: WRITERS })
    const restarts = { server: [] as number[], database: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      await sleep(100 + Math.random() * 400)
      const victim = round % 2 === 0 ? 'server' : 'database'
      if (victim === 'server') {
        server.kill('SIGKILL')
        await once(server, 'exit')
      } else process.kill(databaseProcess(dataFolder), 'SIGKILL')
      const since = performance.now()
      if (victim === 'server') server = await runServer(dataFolder, port)
      restarts[victim].push(await writers.timeUntilWriting(since))
    }
    report(await writers.count(), restarts)
  } finally {
    await stop(server)
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Prints what was counted in one line. */
function report(
  { acknowledged, sent, refused, lost, doubled }: EventCount,
  restarts: Record<'server' | 'database', number[]>,
): void {
  const all = [...restarts.server, ...restarts.database]
  const times = (['server', 'database'] as const)
    .map((victim) => `${victim} median ${median(restarts[victim])} ms, max ${max(restarts[victim])} ms`)
    .join('; ')
  console.log(
    `${all.length} kills: ${acknowledged} events acknowledged in ${sent} requests (${refused} refused), ` +
      `${lost} lost, ${doubled} doubled; restart of ${times}`,
  )
  if (lost > 0 || doubled > 0 || max(all) > RESTART_GOAL_MS) process.exitCode = 1
}

const median = (times: number[]) =>
  Math.round(times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0)
const max = (times: number[]) => Math.round(Math.max(0, ...times))

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

await main()
