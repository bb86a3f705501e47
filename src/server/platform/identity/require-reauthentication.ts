import { isFreshReauthentication } from '#core/people/step-up.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** Refuses with `proof-needed` if this session has no reauthentication within the last ten minutes. */
export function refuseStaleReauthentication({ provedAt }: Pick<SessionAccount, 'provedAt'>): void {
  if (!isFreshReauthentication(provedAt.getTime(), Date.now()))
    throw new CallRefusal('proof-needed', 'This needs a recent reauthentication')
}

/** Requires a signed-in account with a fresh reauthentication, for acts that can't be undone (ASVS 5.0, 7.5.1). */
export async function requireReauthentication(identity: Identity, visit: Visit): Promise<SessionAccount> {
  const account = await requireAccount(identity, visit)
  refuseStaleReauthentication(account)
  return account
}
