import { eq, inArray, or } from 'drizzle-orm'
import {
  schoolDetails,
  schoolDetailsColumnClasses,
  schoolLinks,
  schoolLinksColumnClasses,
  schoolRatings,
  schoolRatingsColumnClasses,
  schoolRequests,
  schoolRequestsColumnClasses,
} from '#server/features/schools/tables.ts'
import { spaceMembers } from '#server/features/spaces/index.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Schools that a person belongs to, requests that they made, and stars that they gave. */
export const schoolsData = {
  collect: async (database, learnerId) => {
    const own = database
      .select({ spaceId: spaceMembers.spaceId })
      .from(spaceMembers)
      .where(eq(spaceMembers.learnerId, learnerId))
    return {
      schoolDetails: pickExported(
        schoolDetailsColumnClasses,
        await database.select().from(schoolDetails).where(inArray(schoolDetails.spaceId, own)),
      ),
      schoolRequests: pickExported(
        schoolRequestsColumnClasses,
        await database.select().from(schoolRequests).where(eq(schoolRequests.learnerId, learnerId)),
      ),
      schoolRatings: pickExported(
        schoolRatingsColumnClasses,
        await database.select().from(schoolRatings).where(eq(schoolRatings.learnerId, learnerId)),
      ),
      schoolLinks: pickExported(
        schoolLinksColumnClasses,
        await database
          .select()
          .from(schoolLinks)
          .where(or(inArray(schoolLinks.spaceId, own), inArray(schoolLinks.otherId, own))),
      ),
    }
  },
} satisfies PersonalData
