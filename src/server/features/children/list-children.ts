import type { Child } from '#contract/children-schemas.ts'
import { mayObject } from '#core/people/coming-of-age.ts'
import { allowedPurposes } from '#core/permissions/consent.ts'
import { offerEnd } from '#core/permissions/hand-over-first.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { ADULTS_ONLY } from '#server/features/children/policy.ts'
import type { SqlCall } from '#server/platform/database/send-sql.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnRead } from '#server/platform/identity/require-own-act.ts'

type Act = NonNullable<Parameters<typeof allowedPurposes>[0]> & { decidedAt: string; guardianId: string | null }

/** A child as `funda_list_children` writes it; times are texts. */
type ListedChild = Pick<Child, 'id' | 'username' | 'ageBand' | 'scopes' | 'kind' | 'needsLogin'> & {
  addedAt: string
  endsAt: string | null
  offeredAt: string | null
  latest: Act | null
  erasures: { what: Child['erasures'][number]['what']; dueAt: string; askedBy: string; name: string }[]
  ofAgeAt: string | null
  objectedAt: string | null
}

const LISTING: SqlCall<{ children: string }> = { name: 'funda_list_children', values: [] }

const timeOf = (text: string): string => new Date(text).toISOString()

function childOf(listed: ListedChild, guardianId: string, now: Date): Child {
  const { id, username, ageBand, addedAt, scopes, kind, endsAt, offeredAt, latest, needsLogin, erasures } = listed
  const { ofAgeAt, objectedAt } = listed
  return {
    id,
    username,
    ageBand,
    addedAt: timeOf(addedAt),
    scopes,
    kind,
    endsAt: endsAt && timeOf(endsAt),
    purposes: [...allowedPurposes(latest ?? undefined)],
    decidedAt: timeOf(latest?.decidedAt ?? addedAt),
    needsLogin,
    agreedByYou: latest?.guardianId === guardianId,
    erasures: erasures.map(({ what, dueAt, askedBy, name }) => ({
      what,
      dueAt: timeOf(dueAt),
      askedBy: name,
      isSelf: askedBy === guardianId,
    })),
    offeredUntil: offerEnd(offeredAt === null ? null : new Date(offeredAt), now)?.toISOString() ?? null,
    ofAgeAt: ofAgeAt && timeOf(ofAgeAt),
    mayObject: ofAgeAt === null || mayObject(objectedAt === null ? undefined : { firstAt: new Date(objectedAt) }, now),
  }
}

/** Lists the children of the guardian who asks, and what may be done for each: one statement of the database. */
export async function listChildren(
  parts: ChildrenParts,
  visit: Visit,
): Promise<{ children: Child[]; model?: { host: string; region: string } }> {
  const { account, row } = await requireOwnRead(parts, visit, ADULTS_ONLY, LISTING)
  const now = parts.clock()
  const listed = JSON.parse(row.children) as ListedChild[]
  const { model } = parts
  return {
    children: listed.map((child) => childOf(child, account.id, now)),
    ...(model ? { model: { host: new URL(model.url).host, region: model.region } } : {}),
  }
}
