import type { PartnersParts } from '#server/features/partners/partners-parts.ts'
import { findStanding, requireConfirmed } from '#server/features/partners/policy.ts'
import {
  deleteAmbassador,
  deleteCodes,
  deletePartner,
  keepAmbassador,
  listCodes,
  lockAccount,
} from '#server/features/partners/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Deletes the newest codes that somebody's rights don't cover any more. */
export async function deleteSurplusCodes(transaction: Database, learnerId: string): Promise<void> {
  const { rights } = await findStanding(transaction, learnerId)
  const codes = await listCodes(transaction, learnerId)
  await deleteCodes(
    transaction,
    learnerId,
    codes.slice(rights?.codes ?? 0).map(({ code }) => code),
  )
}

/** Ends a partnership or a time as an ambassador, with the codes that went with it. */
export async function leavePartners(
  { database }: PartnersParts,
  learnerId: string,
  role: 'partner' | 'ambassador',
): Promise<Record<string, never>> {
  await database.transaction(async (transaction) => {
    await lockAccount(transaction, learnerId)
    const isEnded = await (role === 'partner' ? deletePartner : deleteAmbassador)(transaction, learnerId)
    if (!isEnded) throw new CallRefusal('not-found', `There is no ${role} to end`)
    await deleteSurplusCodes(transaction, learnerId)
  })
  return {}
}

/** Makes somebody an ambassador; the same twice changes nothing. */
export async function joinAmbassadors(
  { database, clock }: PartnersParts,
  learnerId: string,
): Promise<Record<string, never>> {
  await requireConfirmed(database, learnerId)
  await keepAmbassador(database, { learnerId, joinedAt: clock() })
  return {}
}
