import { may, type Act } from '#core/permissions/may.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** Requires a signed-in account that may do this for itself. A child is refused an act for adults, with the reason. */
export async function requireOwnAct(
  { identity, clock }: { identity: Identity; clock: () => Date },
  visit: Visit,
  act: Act,
  reason = 'A guardian decides this for somebody under 18',
): Promise<SessionAccount> {
  const account = await requireAccount(identity, visit)
  if (!may(act, { ageBand: account.ageBand, now: clock().getTime(), isSelf: true }))
    throw new CallRefusal('guardian-needed', reason)
  return account
}
