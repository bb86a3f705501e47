import type { FastifyInstance } from 'fastify'
import { featureSettingsCalls as calls } from '#contract/feature-settings.ts'
import { featureSettingsSchemas as schemas } from '#contract/feature-settings-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import { listFeatures, switchFeature } from '#server/features/feature-settings/queries.ts'
import { requireStaff } from '#server/features/staff/index.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves the switches by which staff turn parts of the product off and on. */
export function registerFeatureSettings(app: FastifyInstance, parts: AccountsParts): void {
  const { database, clock } = parts
  serveCall(app, calls.listFeatures, schemas.listFeatures, async (visit) => {
    await requireStaff(parts, visit)
    return listFeatures(database)
  })
  serveCall(app, calls.switchFeature, schemas.switchFeature, async ({ input, ...visit }) => {
    const { id } = await requireStaff(parts, visit)
    await switchFeature(database, { ...input, changedBy: id, changedAt: clock() })
    return listFeatures(database)
  })
}
