import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { healthCalls } from '#contract/health.ts'
import { healthSchemas } from '#contract/health-schemas.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves whether the server can do its work: it can while its database answers. */
export function registerHealth(app: FastifyInstance, { database }: { database: Database }): void {
  serveCall(app, healthCalls.getHealth, healthSchemas.getHealth, async () => {
    await database.execute(sql`select 1`)
    return { status: 'ok' as const }
  })
}
