import { CHARTER_VERSION } from '#core/partners/charter.ts'
import { referralRights, type PartnerTier, type ReferralRights } from '#core/partners/tiers.ts'
import { findPerson } from '#server/features/accounts/index.ts'
import type { PartnersParts } from '#server/features/partners/partners-parts.ts'
import { findAcceptance, findAmbassador, findPartner } from '#server/features/partners/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Requires a signed-in adult: nobody under 18 is a partner or an ambassador. */
export const requirePartnerAct = (
  parts: Pick<PartnersParts, 'identity' | 'clock'>,
  visit: Visit,
): Promise<SessionAccount> => requireOwnAct(parts, visit, 'partnership.decide', 'Only adults can be partners')

/** Requires a confirmed address, at which partners and ambassadors can be reached. */
export async function requireConfirmed(database: Database, id: string): Promise<void> {
  if ((await findPerson(database, id))?.emailVerified !== true)
    throw new CallRefusal('email-unconfirmed', 'The email address must be confirmed first')
}

/** Requires that the present version of the charter has been accepted. */
export async function requireCharter(database: Database, id: string): Promise<void> {
  if ((await findAcceptance(database, id))?.version !== CHARTER_VERSION)
    throw new CallRefusal('changed-since', 'The present charter must be accepted first')
}

/** Standing of a person: the tier, whether they are an ambassador, and the rights that follow. */
export type PartnerStanding = {
  tier: PartnerTier | null
  since: Date | null
  isAmbassador: boolean
  rights: ReferralRights | undefined
}

/** Finds what somebody is and may do, from the database alone. */
export async function findStanding(database: Database, id: string): Promise<PartnerStanding> {
  const partner = await findPartner(database, id)
  const isAmbassador = (await findAmbassador(database, id)) !== undefined
  const tier = partner?.tier ?? null
  return { tier, since: partner?.since ?? null, isAmbassador, rights: referralRights(tier, isAmbassador) }
}
