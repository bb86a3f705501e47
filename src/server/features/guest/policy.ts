import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** Into whose account a guest session goes: always the signed-in one's, whoever the guest was. */
export const requireOwner = async (identity: Identity, visit: Visit): Promise<string> =>
  (await requireAccount(identity, visit)).id
