import { eq } from 'drizzle-orm'
import { findAmbassador, findApplication, findPartner, listCodes } from '#server/features/partners/queries.ts'
import {
  ambassadorsColumnClasses,
  charterAcceptances,
  charterAcceptancesColumnClasses,
  partnerApplicationsColumnClasses,
  partnersColumnClasses,
  referralCodesColumnClasses,
  referrals,
  referralsColumnClasses,
} from '#server/features/partners/tables.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

const listed = <Row>(row: Row | undefined): Row[] => (row === undefined ? [] : [row])

/** Partnership, application, accepted charters, referral codes, and the code with which the account was made. */
export const partnersData = {
  collect: async (database, learnerId) => ({
    charterAcceptances: pickExported(
      charterAcceptancesColumnClasses,
      await database.select().from(charterAcceptances).where(eq(charterAcceptances.learnerId, learnerId)),
    ),
    partnerApplications: pickExported(
      partnerApplicationsColumnClasses,
      listed(await findApplication(database, learnerId)),
    ),
    partners: pickExported(partnersColumnClasses, listed(await findPartner(database, learnerId))),
    ambassadors: pickExported(ambassadorsColumnClasses, listed(await findAmbassador(database, learnerId))),
    referralCodes: pickExported(referralCodesColumnClasses, await listCodes(database, learnerId)),
    referrals: pickExported(
      referralsColumnClasses,
      await database.select().from(referrals).where(eq(referrals.learnerId, learnerId)),
    ),
  }),
} satisfies PersonalData
