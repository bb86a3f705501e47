import type { FastifyInstance } from 'fastify'
import { asSystem } from '#server/platform/database/actor.ts'

const HOUR = 60 * 60 * 1000

/** Runs the sweeps every hour. A sweep that fails without a database runs in the next hour. */
export function sweepHourly(app: FastifyInstance, sweep: () => Promise<void>, every = HOUR): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void asSystem(sweep).catch(() => {}), every).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
