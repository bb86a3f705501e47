import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** Whose conversation a call reads or changes: always the signed-in account's own. A guardian reads a child's in the copy of the child's data. */
export const requireAsker = (identity: Identity, visit: Visit): Promise<SessionAccount> =>
  requireAccount(identity, visit)
