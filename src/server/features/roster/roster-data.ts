import { eq } from 'drizzle-orm'
import { forgetAddress } from '#server/features/roster/queries.ts'
import { students, studentsColumnClasses } from '#server/features/roster/tables.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Rows of rosters about a person. Guardians read those of their child in the copy. */
export const rosterData = {
  collect: async (database, learnerId) => ({
    students: pickExported(
      studentsColumnClasses,
      await database.select().from(students).where(eq(students.learnerId, learnerId)),
    ),
  }),
  forgetAddresses: async (transaction, emails) => {
    for (const email of emails) await forgetAddress(transaction, email)
  },
} satisfies PersonalData
