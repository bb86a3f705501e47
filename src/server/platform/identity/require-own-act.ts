import { may, type Act } from '#core/permissions/may.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { callSql, type SqlCall } from '#server/platform/database/send-sql.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, requireAccountWith, type Visit } from '#server/platform/identity/require-account.ts'

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

/**
 * Requires a signed-in account that may do this for itself. An errand reads about it in the same round trip. A child is
 * refused an act for adults, with the reason, and gets nothing of what was read.
 */
export async function requireOwnRead<Row extends object>(
  parts: Clock & { identity: Identity; database: Database },
  visit: Visit,
  { act, reason }: { act: Act; reason?: string },
  errand: SqlCall<Row>,
): Promise<{ account: SessionAccount; row: Row }> {
  const { account, row } = await requireAccountWith<Row>(parts.identity, visit, errand)
  refuseOwnAct(parts, account, act, reason)
  const read = row ?? (await callSql<Row>(parts.database, account.id, errand))[0]
  if (!read) throw new Error(`The database answered no row of ${errand.name}`)
  return { account, row: read }
}
