import type { LimitedRule } from '#core/privacy/retention.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** Sweep of each retention rule: it deletes data whose time is over. A rule without one doesn't compile. */
export type Sweeps = Readonly<Record<LimitedRule, (now: Date) => Promise<void>>>

/** Deletes all expired data. If one sweep fails, the others still run, and it is tried again an hour later. */
export async function sweepAll(sweeps: Sweeps, now: Date, log: Pick<Log, 'warn'>): Promise<void> {
  for (const [rule, sweep] of Object.entries(sweeps)) {
    await sweep(now).catch((fault: unknown) =>
      log.warn(`retention: ${rule} could not be swept (${fault instanceof Error ? fault.name : 'unknown'})`, {
        event: 'retention-failed',
      }),
    )
  }
}
