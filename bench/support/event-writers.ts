import { setTimeout as sleep } from 'node:timers/promises'
import { makeEvent, signUpLearner, type LearnerClient } from './learner-client.ts'

const LARGEST_BATCH = 5
const RETRY_MS = 20

/** Events that the server acknowledged, and the time of the last successful write. */
export type Journal = {
  acknowledged: Set<string>
  sent: number
  refused: number
  failures: string[]
  lastSuccess: number
  running: boolean
}

/** Counts of the events that learners sent. Failures are answers that are neither success nor "later". */
export type EventCount = {
  acknowledged: number
  sent: number
  refused: number
  lost: number
  doubled: number
  failures: string[]
}

/** Learners who send events all the time. */
export type EventWriters = {
  /** Waits for the first write that succeeds after a moment; resolves to the milliseconds since then. */
  timeUntilWriting: (since: number) => Promise<number>
  /** The longest time without any success since this was asked last, in milliseconds. */
  takeLongestPause: () => number
  /** Returns how many requests were not answered with success so far. */
  refused: () => number
  acknowledged: () => number
  /** Ends the writing, and compares what was acknowledged with what is stored. */
  count: () => Promise<EventCount>
}

/** Sends batches one after another. An unacknowledged batch is sent again unchanged, as a device's outbox does. */
async function write(client: LearnerClient, journal: Journal, pauseMs: number, onSuccess: () => void): Promise<void> {
  while (journal.running) {
    const batch = Array.from({ length: 1 + Math.floor(Math.random() * LARGEST_BATCH) }, makeEvent)
    for (;;) {
      journal.sent++
      const accepted = await client.send(batch).catch((error: unknown) => {
        // An answer that no server may give, or none within the patience: noted, and sent again like any other.
        journal.failures.push(String(error))
        return undefined
      })
      if (accepted) {
        journal.lastSuccess = performance.now()
        onSuccess()
        for (const id of accepted) journal.acknowledged.add(id)
        break
      }
      journal.refused++
      if (!journal.running) break
      await sleep(RETRY_MS)
    }
    if (pauseMs > 0) await sleep(pauseMs)
  }
}

/** Compares the events that are stored of a learner against those that were acknowledged to it. */
async function compare(
  client: LearnerClient,
  acknowledged: ReadonlySet<string>,
): Promise<Pick<EventCount, 'lost' | 'doubled'>> {
  const stored = await client.listAll()
  const unique = new Set(stored)
  const lost = [...acknowledged].filter((id) => !unique.has(id)).length
  return { lost, doubled: stored.length - unique.size + Math.abs((await client.countAnswers()) - unique.size) }
}

/**
 * Creates learners and lets them write. @param addresses of the servers, in turns @param devices writing at once for
 * each learner @param pauseMs between two batches of a device
 */
export async function startWriters(
  addresses: readonly string[],
  { learners, devices = 1, pauseMs = 0 }: { learners: number; devices?: number; pauseMs?: number },
): Promise<EventWriters> {
  const clients: { client: LearnerClient; journal: Journal; work: Promise<unknown> }[] = []
  let [lastSuccess, longestPause] = [Infinity, 0]
  const onSuccess = () => {
    longestPause = Math.max(longestPause, performance.now() - lastSuccess)
    lastSuccess = performance.now()
  }
  for (let index = 0; index < learners; index++) {
    const client = await signUpLearner(addresses[index % addresses.length] ?? '')
    const journal: Journal = {
      acknowledged: new Set(),
      sent: 0,
      refused: 0,
      failures: [],
      lastSuccess: 0,
      running: true,
    }
    const work = Promise.all(Array.from({ length: devices }, () => write(client, journal, pauseMs, onSuccess)))
    clients.push({ client, journal, work })
  }
  const sum = (pick: (journal: Journal) => number) => clients.reduce((total, { journal }) => total + pick(journal), 0)
  return {
    timeUntilWriting: async (since) => {
      for (;;) {
        const [first] = clients
          .map(({ journal }) => journal.lastSuccess)
          .filter((time) => time > since)
          .toSorted((one, other) => one - other)
        if (first !== undefined) return first - since
        await sleep(2)
      }
    },
    takeLongestPause: () => {
      const taken = longestPause
      longestPause = 0
      return taken
    },
    refused: () => sum(({ refused }) => refused),
    acknowledged: () => sum(({ acknowledged }) => acknowledged.size),
    count: async () => {
      for (const { journal } of clients) journal.running = false
      await Promise.all(clients.map(({ work }) => work))
      const total: EventCount = {
        acknowledged: sum(({ acknowledged }) => acknowledged.size),
        sent: sum(({ sent }) => sent),
        refused: sum(({ refused }) => refused),
        lost: 0,
        doubled: 0,
        failures: clients.flatMap(({ journal }) => journal.failures),
      }
      for (const { client, journal } of clients) {
        const { lost, doubled } = await compare(client, journal.acknowledged)
        total.lost += lost
        total.doubled += doubled
      }
      return total
    },
  }
}
