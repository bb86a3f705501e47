import { isFreshProof } from '#core/people/step-up.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** Refuses with `proof-needed` where this session did not show within ten minutes who it is. */
export function refuseStaleProof({ provedAt }: Pick<SessionAccount, 'provedAt'>): void {
  if (!isFreshProof(provedAt.getTime(), Date.now()))
    throw new CallRefusal('proof-needed', 'This needs a recent reauthentication')
}

/** Requires a signed-in account with a fresh reauthentication, for acts that can't be undone (ASVS 5.0, 7.5.1). */
export async function requireFreshProof(identity: Identity, visit: Visit): Promise<SessionAccount> {
  const account = await requireAccount(identity, visit)
  refuseStaleProof(account)
  return account
}
