import type { z } from 'zod'
import type { partnersSchemas } from '#contract/partners-schemas.ts'
import { findPerson } from '#server/features/accounts/index.ts'
import type { PartnersParts } from '#server/features/partners/partners-parts.ts'
import { findStanding } from '#server/features/partners/policy.ts'
import { countReferrals, findAcceptance, findApplication, listCodes } from '#server/features/partners/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'

type Partnership = z.output<typeof partnersSchemas.getPartnership.output>

/** Returns what somebody is and has as a partner. Counts are made for the owner and name nobody. */
export async function getPartnership({ database }: PartnersParts, id: string): Promise<Partnership> {
  const person = await findPerson(database, id)
  const { tier, since, isAmbassador, rights } = await findStanding(database, id)
  const charter = await findAcceptance(database, id)
  const application = await findApplication(database, id)
  const codes = await listCodes(database, id)
  // The rows that are counted belong to the new accounts, which their referrer doesn't see.
  const counts = codes.length === 0 ? [] : await asSystem(() => countReferrals(database, id))
  return {
    isConfirmed: person?.emailVerified === true,
    tier,
    since: since?.toISOString() ?? null,
    isAmbassador,
    charter: charter ? { version: charter.version, acceptedAt: charter.acceptedAt.toISOString() } : null,
    application: application
      ? {
          tier: application.tier,
          about: application.about,
          state: application.state,
          sentAt: application.sentAt.toISOString(),
          decidedAt: application.decidedAt?.toISOString() ?? null,
          reason: application.reason,
        }
      : null,
    rights: rights ?? null,
    codes: codes.map(({ code, createdAt }) => {
      const months = counts.filter((one) => one.code === code)
      return {
        code,
        createdAt: createdAt.toISOString(),
        count: months.reduce((sum, one) => sum + one.count, 0),
        months: rights?.seesMonths ? months.map(({ month, count }) => ({ month, count })) : null,
      }
    }),
  }
}
