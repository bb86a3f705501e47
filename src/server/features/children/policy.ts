import { needsGuardian } from '#core/people/age-bands.ts'
import { mayForChild, type GuardianScope } from '#core/permissions/guardian-scopes.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { findRelation } from '#server/features/children/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** Wrong picture passwords or PINs before a child has to wait: there are far fewer of them than of passwords. */
export const CHILD_ATTEMPT_LIMIT = 5

/** Seconds for which the link in a guardian's letter works (security goals, P4). */
export const CONSENT_LINK_SECONDS = 24 * 60 * 60

/** The adult who is signed in: nobody under 18 decides for a child. */
export async function requireAdult({ identity }: Pick<ChildrenParts, 'identity'>, visit: Visit): Promise<SessionAccount> {
  const account = await requireAccount(identity, visit)
  if (needsGuardian(account.ageBand)) throw new CallRefusal('guardian-needed', 'Only an adult decides for a child')
  return account
}

/** The adult who is signed in and may do this for the child. For everybody else there is no such child. */
export async function requireGuardian(parts: ChildrenParts, visit: Visit, childId: string, scope: GuardianScope): Promise<SessionAccount> {
  const guardian = await requireAdult(parts, visit)
  const relation = await findRelation(parts.database, guardian.id, childId)
  if (!mayForChild(relation, scope, parts.clock().getTime())) throw new CallRefusal('not-found', 'The account has no such child')
  return guardian
}
