// Kills the server and the database again and again while events are written, and counts what was lost.
// Usage: node bench/kill-loop.ts --rounds 100
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeEvent, signUpLearner, type LearnerClient } from './support/learner-client.ts'
import { databaseProcess, findFreePort, runServer } from './support/run-server.ts'

const WRITERS = 4
const LARGEST_BATCH = 5
const RESTART_GOAL_MS = 5000
const RETRY_MS = 20

/** What the server said it keeps, and when a write last succeeded. */
type Journal = { acknowledged: Set<string>; sent: number; refused: number; lastSuccess: number; running: boolean }

/** Sends batches one after another; one that was not acknowledged is sent again, unchanged, as the outbox does. */
async function write(client: LearnerClient, journal: Journal): Promise<void> {
  while (journal.running) {
    const batch = Array.from({ length: 1 + Math.floor(Math.random() * LARGEST_BATCH) }, makeEvent)
    let accepted: string[] | undefined
    do {
      journal.sent++
      accepted = await client.send(batch)
      if (!accepted) {
        journal.refused++
        await sleep(RETRY_MS)
      }
    } while (!accepted && journal.running)
    if (accepted) journal.lastSuccess = performance.now()
    for (const id of accepted ?? []) journal.acknowledged.add(id)
  }
}

/** Waits for the first write that succeeds after a moment; resolves to the milliseconds since then. */
async function timeUntilWriting(journal: Journal, since: number): Promise<number> {
  while (journal.lastSuccess <= since) await sleep(2)
  return journal.lastSuccess - since
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
  const rounds = Number(values.rounds)
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'funda-kill-'))
  chmodSync(dataFolder, 0o711)
  const port = await findFreePort()
  let server = await runServer(dataFolder, port)
  try {
    const client = await signUpLearner(`http://127.0.0.1:${port}`)
    const journal: Journal = { acknowledged: new Set(), sent: 0, refused: 0, lastSuccess: 0, running: true }
    const writers = Array.from({ length: WRITERS }, () => write(client, journal))
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
      restarts[victim].push(await timeUntilWriting(journal, since))
    }
    journal.running = false
    await Promise.all(writers)
    await report(client, journal, restarts)
  } finally {
    await stop(server)
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Compares what was acknowledged with what is there, and prints one line. */
async function report(client: LearnerClient, { acknowledged, sent, refused }: Journal, restarts: Record<'server' | 'database', number[]>): Promise<void> {
  const stored = await client.listAll()
  const unique = new Set(stored)
  const lost = [...acknowledged].filter((id) => !unique.has(id)).length
  const doubled = stored.length - unique.size + Math.abs((await client.countAnswers()) - unique.size)
  const all = [...restarts.server, ...restarts.database]
  const times = (['server', 'database'] as const).map((victim) => `${victim} median ${median(restarts[victim])} ms, max ${max(restarts[victim])} ms`).join('; ')
  console.log(`${all.length} kills: ${acknowledged.size} events acknowledged in ${sent} requests (${refused} refused), ${lost} lost, ${doubled} doubled; restart of ${times}`)
  if (lost > 0 || doubled > 0 || max(all) > RESTART_GOAL_MS) process.exitCode = 1
}

const median = (times: number[]) => Math.round(times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0)
const max = (times: number[]) => Math.round(Math.max(0, ...times))

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

await main()
