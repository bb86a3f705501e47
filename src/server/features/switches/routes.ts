import type { FastifyInstance } from 'fastify'
import { switchesCalls as calls } from '#contract/switches.ts'
import { switchesSchemas as schemas } from '#contract/switches-schemas.ts'
import type { Act } from '#core/permissions/may.ts'
import { findSwitches, keepSwitches } from '#server/features/switches/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** Parts of the switches feature. `requireGuardian` refuses a person without that right over the child now. */
type SwitchesParts = {
  database: Database
  identity: Identity
  clock: () => Date
  requireGuardian: (visit: Visit, childId: string, act: Extract<Act, 'child.limit'>) => Promise<unknown>
}

/** Serves what guardians switch off for a child. A child reads its own and can't change them. */
export function registerSwitches(
  app: FastifyInstance,
  { database, identity, clock, requireGuardian }: SwitchesParts,
): void {
  serveCall(app, calls.getSwitches, schemas.getSwitches, async (visit) => ({
    switches: await findSwitches(database, (await requireAccount(identity, visit)).id),
  }))
  serveCall(app, calls.getChildSwitches, schemas.getChildSwitches, async ({ input: { childId }, ...visit }) => {
    await requireGuardian(visit, childId, 'child.limit')
    return { switches: await findSwitches(database, childId) }
  })
  serveCall(
    app,
    calls.setChildSwitches,
    schemas.setChildSwitches,
    async ({ input: { childId, switches }, ...visit }) => {
      await requireGuardian(visit, childId, 'child.limit')
      await keepSwitches(database, childId, switches, clock())
      return { switches }
    },
  )
}
