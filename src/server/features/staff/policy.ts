import { may } from '#core/permissions/may.ts'
import { judgeStaff } from '#core/permissions/staff.ts'
import { findPerson, type AccountsParts } from '#server/features/accounts/index.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/**
 * Requires a signed-in account that may act as staff now. Others get the answer for a missing call; staff without a
 * fresh second factor are asked for it.
 */
export async function requireStaff(
  { identity, database, config }: AccountsParts,
  visit: Visit,
): Promise<SessionAccount> {
  const account = await requireAccount(identity, visit)
  const person = await findPerson(database, account.id)
  const claim = {
    email: person?.email ?? '',
    emailVerified: person?.emailVerified === true,
    secondFactorAt: account.secondFactorAt?.getTime() ?? null,
  }
  const now = Date.now()
  const verdict = judgeStaff(claim, config.staff ?? [], now)
  if (verdict === 'not-staff') throw new CallRefusal('not-found', 'There is no such call')
  const staff = { secondFactor: verdict === 'allowed' }
  if (!may('platform.administer', { ageBand: account.ageBand, now, staff }))
    throw new CallRefusal('second-factor-needed', 'Staff must enter a second factor first')
  return account
}
