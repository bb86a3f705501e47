import type { FastifyInstance } from 'fastify'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { deleteExpiredRequests } from '#server/features/children/queries.ts'

const HOUR = 60 * 60 * 1000

/** Erases requests that no guardian answered in time: every hour, besides each time that somebody asks. */
export function sweepRequests(app: FastifyInstance, { database, clock }: Pick<ChildrenParts, 'database' | 'clock'>, every = HOUR): void {
  let timer: NodeJS.Timeout | undefined
  // What a database that is away keeps from being swept now, the next hour sweeps.
  const sweep = (): void => { void deleteExpiredRequests(database, clock()).catch(() => {}) }
  app.addHook('onReady', async () => { timer = setInterval(sweep, every).unref() })
  app.addHook('onClose', async () => clearInterval(timer))
}
