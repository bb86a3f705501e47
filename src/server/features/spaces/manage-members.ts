import type { z } from 'zod'
import type { spacesSchemas } from '#contract/spaces-schemas.ts'
import { leaveAct } from '#core/permissions/may.ts'
import { canHold, type Membership } from '#core/permissions/spaces.ts'
import { rolesAllow } from '#core/schools/roles.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import { mayAsGuardian, noSuchSpace, requireGuardianOf, requireMember } from '#server/features/spaces/policy.ts'
import { changePlace, deletePlace, findPlace, hasOtherAdmin, lockSpace } from '#server/features/spaces/queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'
import { mayForSelf } from '#server/platform/identity/require-own-act.ts'

type ChangeInput = z.output<typeof spacesSchemas.changeMember.input>

const noSuchMember = (): CallRefusal => new CallRefusal('not-found', 'The space has no such member')

const foundersOnly = (): CallRefusal => new CallRefusal('not-allowed', 'Only the founder changes this place')

/** Returns the refusal that protects the last person who may choose a space's members. */
const lastAdmin = (): CallRefusal => new CallRefusal('last-admin', 'The space would be left with nobody in charge')

/** Says anew what a member is and may do. Two changes at once come one after the other, so that two admins can't both step down. */
export async function changeMember(
  { database }: SpacesParts,
  { spaceId, memberId, role, tags }: ChangeInput,
  by: Pick<Membership, 'role'> & { id: string },
): Promise<Record<string, never>> {
  const band = (await findPeople(database, [memberId])).get(memberId)?.ageBand
  await database.transaction(async (transaction) => {
    await lockSpace(transaction, spaceId)
    const found = await findPlace(transaction, spaceId, memberId)
    if (!found || band === undefined) throw noSuchMember()
    const chosen = [...new Set(tags)]
    const { kind, role: from } = found.membership
    if (kind === 'school' && from === 'founder' && from === role && !chosen.includes('admin')) throw lastAdmin()
    if (from !== role && !rolesAllow({ kind, by: by.role, from, to: role, isSelf: memberId === by.id }))
      throw foundersOnly()
    if (!canHold(band, { kind: found.space.kind, role, tags: chosen }))
      throw new CallRefusal('invalid-input', "This person can't have these permission tags", {
        fields: { tags: 'invalid' },
      })
    if (!chosen.includes('admin') && !(await hasOtherAdmin(transaction, spaceId, memberId))) throw lastAdmin()
    await changePlace(transaction, spaceId, memberId, { role, tags: chosen })
  })
  return {}
}

/**
 * Requires the right to end a membership. Adults end their own, and guardians that of a child within their scopes.
 * Others need the right to choose members.
 */
export async function requireMayEnd(
  parts: SpacesParts,
  visit: Visit,
  { spaceId, memberId }: { spaceId: string; memberId: string },
): Promise<SessionAccount> {
  const account = await requireAccount(parts.identity, visit)
  if (account.id === memberId && mayForSelf(parts, account, 'own-membership.end')) return account
  const own = await findPlace(parts.database, spaceId, account.id)
  if (own) {
    if (await mayAsGuardian(parts, account, memberId, leaveAct(own.space.kind))) return account
    await requireMember(parts, visit, spaceId, 'space.choose-members')
    return account
  }
  const place = await findPlace(parts.database, spaceId, memberId)
  if (!place) throw noSuchSpace()
  await requireGuardianOf(parts, account, memberId, leaveAct(place.space.kind))
  return account
}

/** Ends a membership at once: every request is asked of the table. */
export async function endMembership(
  { database, tellFirst }: SpacesParts,
  { spaceId, memberId }: { spaceId: string; memberId: string },
  by: SessionAccount,
): Promise<Record<string, never>> {
  await database.transaction(async (transaction) => {
    await lockSpace(transaction, spaceId)
    const place = await findPlace(transaction, spaceId, memberId)
    if (!place) throw noSuchSpace()
    const { kind, role: from } = place.membership
    const own = (await findPlace(transaction, spaceId, by.id))?.membership.role
    const isSelf = memberId === by.id
    if (!rolesAllow({ kind, by: own, from, to: null, isSelf })) throw isSelf ? lastAdmin() : foundersOnly()
    if (!(await hasOtherAdmin(transaction, spaceId, memberId))) throw lastAdmin()
    await deletePlace(transaction, spaceId, memberId)
    await tellFirst(memberId, by.id, 'left', transaction)
  })
  return {}
}
