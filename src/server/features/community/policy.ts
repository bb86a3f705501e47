import { findPerson } from '#server/features/accounts/index.ts'
import type { CommunityParts } from '#server/features/community/community-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Requires a signed-in adult with a confirmed address. Children take no part in the community. */
export async function requireMember(
  parts: Pick<CommunityParts, 'identity' | 'clock' | 'database'>,
  visit: Visit,
): Promise<string> {
  const { id } = await requireOwnAct(parts, visit, 'community.take-part', 'The community is for adults')
  if ((await findPerson(parts.database, id))?.emailVerified !== true)
    throw new CallRefusal('email-unconfirmed', 'The account has not confirmed its address')
  return id
}
