import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/**
 * Requires the owner of a conversation: always the signed-in account. A guardian reads a child's in the copy of the
 * child's data.
 */
export const requireAsker = (identity: Identity, visit: Visit): Promise<SessionAccount> =>
  requireAccount(identity, visit)
