import type { Child } from '#contract/children-schemas.ts'
import { allowedPurposes } from '#core/permissions/consent.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { hasLoginEnded } from '#server/features/children/login-queries.ts'
import { findChildren } from '#server/features/children/queries.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** The children of a guardian, and what may be done for each. */
export async function listChildren({ database, clock, model }: ChildrenParts, guardian: SessionAccount): Promise<{ children: Child[]; model?: { host: string; region: string } }> {
  const now = clock()
  const found = await findChildren(database, guardian.id, now)
  const children = await Promise.all(found.map(async ({ id, username, ageBand, addedAt, scopes, kind, endsAt, latest }) => ({
    id, username, ageBand, addedAt: addedAt.toISOString(), scopes, kind, endsAt: endsAt?.toISOString() ?? null,
    purposes: [...allowedPurposes(latest)], decidedAt: (latest?.decidedAt ?? addedAt).toISOString(),
    needsLogin: await hasLoginEnded(database, id, now),
  })))
  return { children, ...(model ? { model: { host: new URL(model.url).host, region: model.region } } : {}) }
}
