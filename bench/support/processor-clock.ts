import type { CDPSession } from '@playwright/test'

const WORK: ReadonlySet<string> = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])

/**
 * Starts a clock of processor time in milliseconds for the page's scripts, styles and layout. Other processes and
 * animation frames don't count; the slowed processor does.
 */
export async function startClock(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () =>
    (await session.send('Performance.getMetrics')).metrics
      .filter(({ name }) => WORK.has(name))
      .reduce((sum, { value }) => sum + value * 1000, 0)
}
