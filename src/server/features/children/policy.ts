import { needsGuardian } from '#core/people/age-bands.ts'
import {
  mayChooseGuardians,
  mayForChild,
  type GuardianRelation,
  type GuardianScope,
} from '#core/permissions/guardian-scopes.ts'
import { findPerson } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { findRelation } from '#server/features/children/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'
import { refuseStaleProof } from '#server/platform/identity/require-fresh-proof.ts'

/** Seconds for which the link in a guardian's letter works (security goals, P4). */
export const CONSENT_LINK_SECONDS = 24 * 60 * 60

/** Parts for finding a child's guardians. */
type PolicyParts = Pick<ChildrenParts, 'database' | 'identity' | 'clock'>

/** The adult who is signed in: nobody under 18 decides for a child. */
export async function requireAdult(
  { identity }: Pick<ChildrenParts, 'identity'>,
  visit: Visit,
): Promise<SessionAccount> {
  const account = await requireAccount(identity, visit)
  if (needsGuardian(account.ageBand)) throw new CallRefusal('guardian-needed', 'Only an adult decides for a child')
  return account
}

/** Refuses an adult whose address nobody confirmed: what they agree to would prove nothing. */
async function refuseUnconfirmed(
  { database }: Pick<ChildrenParts, 'database'>,
  { id }: Pick<SessionAccount, 'id'>,
): Promise<void> {
  if ((await findPerson(database, id))?.emailVerified !== true)
    throw new CallRefusal('email-unconfirmed', 'The account has not confirmed its address')
}

/**
 * Requires a signed-in adult with a confirmed address and a fresh reauthentication, for giving a consent (security
 * goals, P4).
 */
export async function requireConsenter(
  parts: Pick<ChildrenParts, 'identity' | 'database'>,
  visit: Visit,
): Promise<SessionAccount> {
  const account = await requireAdult(parts, visit)
  await refuseUnconfirmed(parts, account)
  refuseStaleProof(account)
  return account
}

/**
 * Refuses to create or renew a child's account if the notice names no operator. A consent without a responsible party
 * is void.
 */
export function requireOperator<Parts extends Pick<ChildrenParts, 'config'>>(parts: Parts): Parts {
  if (parts.config.operator?.takesChildren !== true)
    throw new CallRefusal('no-operator', 'Nobody is named as responsible for this server (FUNDA_OPERATOR)')
  return parts
}

/** Returns the refusal for adults without a relation to the child; it is the same as for a missing child. */
export const noSuchChild = (): CallRefusal => new CallRefusal('not-found', 'The account has no such child')

const SCOPE_MISSING = {
  'see-progress': 'The first guardian has not let this account see what the child learns',
  'manage-account': "The first guardian has not let this account manage the child's account",
  consent: 'The first guardian has not let this account decide about the consent',
} as const satisfies Record<GuardianScope, string>

type Found = { guardian: SessionAccount; relation: GuardianRelation }

/** The adult who is signed in, with their relation to the child, whatever its scopes. For whoever has none there is no such child. */
export async function requireRelation(parts: PolicyParts, visit: Visit, childId: string): Promise<Found> {
  const guardian = await requireAdult(parts, visit)
  const relation = await findRelation(parts.database, guardian.id, childId, parts.clock())
  if (!relation) throw noSuchChild()
  return { guardian, relation }
}

/**
 * The adult who is signed in and has all of these scopes. A guardian who lacks one is told so; for everybody else there
 * is no such child.
 */
export async function requireGuardian(
  parts: PolicyParts,
  visit: Visit,
  childId: string,
  ...scopes: readonly GuardianScope[]
): Promise<SessionAccount> {
  const { guardian, relation } = await requireRelation(parts, visit, childId)
  const missing = scopes.find((scope) => !mayForChild(relation, scope, parts.clock().getTime()))
  if (missing !== undefined) throw new CallRefusal('not-allowed', SCOPE_MISSING[missing])
  return guardian
}

/** A guardian who may decide about the consent, whose address is confirmed, and who has just shown who it is. */
export async function requireConsentingGuardian(
  parts: ChildrenParts,
  visit: Visit,
  childId: string,
): Promise<SessionAccount> {
  const guardian = await requireGuardian(parts, visit, childId, 'consent')
  await refuseUnconfirmed(parts, guardian)
  refuseStaleProof(guardian)
  return guardian
}

/** Requires a guardian of the child with a confirmed address and a fresh reauthentication, for becoming the first. */
export async function requireConfirmedGuardian(
  parts: ChildrenParts,
  visit: Visit,
  childId: string,
): Promise<SessionAccount> {
  const { guardian } = await requireRelation(parts, visit, childId)
  await refuseUnconfirmed(parts, guardian)
  refuseStaleProof(guardian)
  return guardian
}

/** The child's first guardian, signed in: only they choose the others. */
export async function requireFirstGuardian(parts: PolicyParts, visit: Visit, childId: string): Promise<SessionAccount> {
  const { guardian, relation } = await requireRelation(parts, visit, childId)
  if (!mayChooseGuardians(relation, parts.clock().getTime()))
    throw new CallRefusal('not-allowed', 'Only the first guardian chooses the others')
  return guardian
}

/** An adult who is a guardian of the child now, whatever the scopes. */
export const requireAnyGuardian = async (parts: PolicyParts, visit: Visit, childId: string): Promise<SessionAccount> =>
  (await requireRelation(parts, visit, childId)).guardian
