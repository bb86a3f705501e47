import type { GuardianRelation } from '#core/permissions/guardian-scopes.ts'
import { may, type Act } from '#core/permissions/may.ts'
import { findPerson } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { findRelation } from '#server/features/children/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'
import { refuseStaleReauthentication } from '#server/platform/identity/require-reauthentication.ts'

/** Seconds for which the link in a guardian's email works (security goals, P4). */
export const CONSENT_LINK_SECONDS = 24 * 60 * 60

/** Parts for finding a child's guardians. */
type PolicyParts = Pick<ChildrenParts, 'database' | 'identity' | 'clock'>

/** Act of adults, and the reason that a child is refused with. */
export const ADULTS_ONLY = { act: 'others.answer-for', reason: 'Only an adult can decide for a child' } as const

/** Requires a signed-in adult: nobody under 18 decides for a child. */
export const requireAdult = (parts: Pick<ChildrenParts, 'identity' | 'clock'>, visit: Visit): Promise<SessionAccount> =>
  requireOwnAct(parts, visit, ADULTS_ONLY.act, ADULTS_ONLY.reason)

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
export async function requireConsenter(parts: PolicyParts, visit: Visit): Promise<SessionAccount> {
  const account = await requireAdult(parts, visit)
  await refuseUnconfirmed(parts, account)
  refuseStaleReauthentication(account)
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

/** Acts for a child that guardians are asked about, each with what is said to one who lacks its scope. */
const REFUSALS = {
  'progress.see': 'The first guardian has not let this account see what the child learns',
  'child.correct': "The first guardian has not let this account correct the child's details",
  'child.limit': 'The first guardian has not let this account set limits for the child',
  'login.change': "The first guardian has not let this account change the child's login",
  'data.export': "The first guardian has not let this account copy the child's data",
  'consent.decide': 'The first guardian has not let this account decide about consent',
  'guardians.choose': 'Only the first guardian can choose the others',
} as const satisfies Partial<Record<Act, string>>

/** An act for a child that a guardian can be refused. */
export type GuardianAct = keyof typeof REFUSALS

/** True if a guardian with this relation may do this now. */
const mayAsGuardian = (
  { clock }: Pick<PolicyParts, 'clock'>,
  { ageBand }: Pick<SessionAccount, 'ageBand'>,
  guardian: GuardianRelation,
  act: Act,
): boolean => may(act, { ageBand, now: clock().getTime(), guardian })

type Found = { guardian: SessionAccount; relation: GuardianRelation }

/**
 * Requires the adult who is signed in, with their relation to the child, whatever its scopes. For whoever has none
 * there is no such child.
 */
export async function requireRelation(parts: PolicyParts, visit: Visit, childId: string): Promise<Found> {
  const guardian = await requireAdult(parts, visit)
  const relation = await findRelation(parts.database, guardian.id, childId, parts.clock())
  if (!relation || !mayAsGuardian(parts, guardian, relation, 'child.know')) throw noSuchChild()
  return { guardian, relation }
}

/** Requires a guardian who may do this. One who may not is told so; for everybody else there is no such child. */
export async function requireGuardian(
  parts: PolicyParts,
  visit: Visit,
  childId: string,
  act: GuardianAct,
): Promise<SessionAccount> {
  const { guardian, relation } = await requireRelation(parts, visit, childId)
  if (!mayAsGuardian(parts, guardian, relation, act)) throw new CallRefusal('not-allowed', REFUSALS[act])
  return guardian
}

/** Requires a guardian who may decide about the consent. The address must be confirmed, and the login just repeated. */
export async function requireConsentingGuardian(
  parts: ChildrenParts,
  visit: Visit,
  childId: string,
): Promise<SessionAccount> {
  const guardian = await requireGuardian(parts, visit, childId, 'consent.decide')
  await refuseUnconfirmed(parts, guardian)
  refuseStaleReauthentication(guardian)
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
  refuseStaleReauthentication(guardian)
  return guardian
}

/** Requires the child's first guardian, signed in: only they choose the others. */
export const requireFirstGuardian = (parts: PolicyParts, visit: Visit, childId: string): Promise<SessionAccount> =>
  requireGuardian(parts, visit, childId, 'guardians.choose')

/** Requires an adult who is a guardian of the child now, whatever the scopes. */
export const requireAnyGuardian = async (parts: PolicyParts, visit: Visit, childId: string): Promise<SessionAccount> =>
  (await requireRelation(parts, visit, childId)).guardian
