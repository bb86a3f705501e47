import { findAll } from '#server/features/records/queries.ts'
import { securityEventsColumnClasses } from '#server/features/records/tables.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** The security record of people's accounts and data. */
export const recordsData = {
  collect: async (database, learnerId) => ({
    securityEvents: pickExported(securityEventsColumnClasses, await findAll(database, learnerId)),
  }),
} satisfies PersonalData
