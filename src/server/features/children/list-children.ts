import type { Child } from '#contract/children-schemas.ts'
import { offerEnd } from '#core/permissions/hand-over-first.ts'
import { allowedPurposes } from '#core/permissions/consent.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { findFinal, findOfAge } from '#server/features/children/come-of-age.ts'
import { listErasures } from '#server/features/children/erase-child.ts'
import { hasLoginEnded } from '#server/features/children/login-queries.ts'
import { findChildren } from '#server/features/children/queries.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** The children of a guardian, and what may be done for each. */
export async function listChildren(
  { database, clock, model }: ChildrenParts,
  guardian: SessionAccount,
): Promise<{ children: Child[]; model?: { host: string; region: string } }> {
  const now = clock()
  const found = await findChildren(database, guardian.id, now)
  const ofAge = await findOfAge(
    database,
    found.map(({ id }) => id),
  )
  const final = await findFinal(database, [...ofAge.keys()], now)
  const children = await Promise.all(
    found.map(async ({ id, username, ageBand, addedAt, scopes, kind, endsAt, offeredAt, latest }) => ({
      id,
      username,
      ageBand,
      addedAt: addedAt.toISOString(),
      scopes,
      kind,
      endsAt: endsAt?.toISOString() ?? null,
      purposes: [...allowedPurposes(latest)],
      decidedAt: (latest?.decidedAt ?? addedAt).toISOString(),
      needsLogin: await hasLoginEnded(database, id, now),
      agreedByYou: latest?.guardianId === guardian.id,
      erasures: (await listErasures(database, id)).map(({ what, dueAt, askedBy, firstName, lastName }) => ({
        what,
        dueAt: dueAt.toISOString(),
        askedBy: `${firstName} ${lastName}`.trim(),
        isSelf: askedBy === guardian.id,
      })),
      offeredUntil: offerEnd(offeredAt, now)?.toISOString() ?? null,
      ofAgeAt: ofAge.get(id)?.toISOString() ?? null,
      mayObject: !final.has(id),
    })),
  )
  return { children, ...(model ? { model: { host: new URL(model.url).host, region: model.region } } : {}) }
}
