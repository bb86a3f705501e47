import { expect } from 'vitest'
import { startWriters, type EventCount, type EventWriters } from '../../../bench/support/event-writers.ts'
import type { RunningApp } from './run-app.ts'

/** What a server writes when something was thrown that nobody caught. */
const UNCAUGHT = /The server ends|uncaught|unhandled/i

/** Expects that servers still run as the processes that they were, and that nothing was thrown in them that nobody caught. */
export function expectUnharmed(...apps: readonly RunningApp[]): void {
  for (const app of apps)
    expect([
      app.end(),
      app
        .output()
        .split('\n')
        .filter((line) => UNCAUGHT.test(line)),
    ]).toEqual([undefined, []])
}

/** Lets learners write while something happens to the database, and counts what was acknowledged against what is stored: nothing is lost or doubled. */
export async function endure(
  apps: readonly RunningApp[],
  who: { learners: number; devices?: number },
  happen: (writers: EventWriters) => Promise<void>,
): Promise<EventCount> {
  const writers = await startWriters(
    apps.map(({ address }) => address),
    who,
  )
  await writers.timeUntilWriting(0)
  await happen(writers)
  await writers.timeUntilWriting(performance.now())
  const count = await writers.count()
  expect(count).toMatchObject({ lost: 0, doubled: 0, failures: [] })
  expect(count.acknowledged).toBeGreaterThan(0)
  return count
}

/** Longest pause after a database is back, in milliseconds: of the best try, and of any try on a machine that is busy with other things. */
const RECOVERY_MS = { best: 1000, any: 10_000 }

/** Expects that writing went on soon after each fault. */
export function expectSoon(pauses: readonly number[]): void {
  expect(Math.min(...pauses)).toBeLessThan(RECOVERY_MS.best)
  expect(Math.max(...pauses)).toBeLessThan(RECOVERY_MS.any)
}
