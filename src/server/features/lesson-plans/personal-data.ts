import { eq } from 'drizzle-orm'
import {
  lessonPlans,
  lessonPlansColumnClasses,
  lessonShares,
  lessonSharesColumnClasses,
  lessonVersions,
  lessonVersionsColumnClasses,
} from '#server/features/lesson-plans/tables.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Lessons that somebody made, their versions, and with whom they are shared. They go with the account. */
export const lessonPlansData = {
  collect: async (database, learnerId) => ({
    lessonPlans: pickExported(
      lessonPlansColumnClasses,
      await database.select().from(lessonPlans).where(eq(lessonPlans.learnerId, learnerId)),
    ),
    lessonVersions: pickExported(
      lessonVersionsColumnClasses,
      await database.select().from(lessonVersions).where(eq(lessonVersions.learnerId, learnerId)),
    ),
    lessonShares: pickExported(
      lessonSharesColumnClasses,
      await database.select().from(lessonShares).where(eq(lessonShares.learnerId, learnerId)),
    ),
  }),
} satisfies PersonalData
