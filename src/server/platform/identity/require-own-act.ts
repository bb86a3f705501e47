import { may, type Act } from '#core/permissions/may.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

type Clock = { clock: () => Date }

/** True if an account may do this for itself. */
export const mayForSelf = ({ clock }: Clock, { ageBand }: Pick<SessionAccount, 'ageBand'>, act: Act): boolean =>
  may(act, { ageBand, now: clock().getTime(), isSelf: true })

/** Refuses an account that may not do this for itself. */
export function refuseOwnAct(
  parts: Clock,
  account: Pick<SessionAccount, 'ageBand'>,
  act: Act,
  reason = 'A guardian decides this for somebody under 18',
): void {
  if (!mayForSelf(parts, account, act)) throw new CallRefusal('guardian-needed', reason)
}

/** Requires a signed-in account that may do this for itself. A child is refused an act for adults, with the reason. */
export async function requireOwnAct(
  parts: Clock & { identity: Identity },
  visit: Visit,
  act: Act,
  reason?: string,
): Promise<SessionAccount> {
  const account = await requireAccount(parts.identity, visit)
  refuseOwnAct(parts, account, act, reason)
  return account
}
