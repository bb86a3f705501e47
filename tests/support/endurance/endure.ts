import { expect } from 'vitest'
import { startWriters, type EventCount, type EventWriters } from '../../../bench/support/event-writers.ts'
import type { RunningApp } from './run-app.ts'

/** Pattern of a server's output after an uncaught error. */
const UNCAUGHT = /The server ends|uncaught|unhandled/i

/** Expects that servers still run as the same processes, without an uncaught error. */
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

/**
 * Lets learners write during a fault of the database. Compares acknowledged with stored events: none may be lost or
 * doubled.
 */
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

/** Longest pauses in milliseconds after a database is back: best try, and any try on a busy machine. */
const RECOVERY_MS = { best: 1000, any: 10_000 }

/** Expects that writing went on soon after each fault. */
export function expectSoon(pauses: readonly number[]): void {
  expect(Math.min(...pauses)).toBeLessThan(RECOVERY_MS.best)
  expect(Math.max(...pauses)).toBeLessThan(RECOVERY_MS.any)
}
