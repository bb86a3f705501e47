import { may, type Act, type Standing } from '#core/permissions/may.ts'
import type { Membership } from '#core/permissions/spaces.ts'
import { findRelation, isSharingAgreed } from '#server/features/children/index.ts'
import { findPlace, type KeptSpace } from '#server/features/spaces/queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** Join codes that one account can try in a quarter of an hour. */
export const CODE_LIMIT = 10

/** Person in a space with their membership; `membership` is undefined for the guardian of a member. */
export type InSpace = { account: SessionAccount; space: KeptSpace; membership: Membership | undefined }

/** Returns the refusal for a person unrelated to a space; it is the same as for a missing one. */
export const noSuchSpace = (): CallRefusal => new CallRefusal('not-found', 'The account has no such space')

const notAllowed = (): CallRefusal => new CallRefusal('not-allowed', "The member's permission tags don't allow this")

const standingOf = (
  { clock }: Pick<SpacesParts, 'clock'>,
  account: SessionAccount,
  membership: Membership,
): Standing => ({
  ageBand: account.ageBand,
  now: clock().getTime(),
  membership,
})

/**
 * Returns the member who is signed in and may do this in the space. A member who may not is told so; for everybody else
 * there is no such space.
 */
export async function requireMember(
  parts: Pick<SpacesParts, 'database' | 'identity' | 'clock'>,
  visit: Visit,
  spaceId: string,
  act: Act,
): Promise<InSpace & { membership: Membership }> {
  const account = await requireAccount(parts.identity, visit)
  const found = await findPlace(parts.database, spaceId, account.id)
  if (!found) throw noSuchSpace()
  if (!may(act, standingOf(parts, account, found.membership))) throw notAllowed()
  return { account, ...found }
}

/** Refuses where the adult doesn't decide this for the child; who is no guardian is told of no child. */
export async function requireGuardianOf(
  parts: SpacesParts,
  account: SessionAccount,
  childId: string,
  act: Act,
): Promise<void> {
  const guardian = await findRelation(parts.database, account.id, childId, parts.clock())
  if (!guardian) throw new CallRefusal('not-found', 'The account has no such child')
  if (!may(act, { ageBand: account.ageBand, now: parts.clock().getTime(), guardian }))
    throw new CallRefusal('not-allowed', 'The guardian lacks the scope for this')
  if (act === 'child.join-class' && !(await isSharingAgreed(parts.database, childId)))
    throw new CallRefusal('consent-needed', 'No guardian has agreed that classes can see what the child learns')
}

/** Tells whether the account's relation to the child allows this; false for whoever has none. */
export async function mayAsGuardian(
  parts: SpacesParts,
  account: SessionAccount,
  childId: string,
  act: Act,
): Promise<boolean> {
  const guardian = await findRelation(parts.database, account.id, childId, parts.clock())
  return may(act, { ageBand: account.ageBand, now: parts.clock().getTime(), guardian })
}
