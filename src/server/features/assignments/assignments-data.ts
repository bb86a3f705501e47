import { eq } from 'drizzle-orm'
import {
  assignments,
  assignmentsColumnClasses,
  assignmentStudents,
  assignmentStudentsColumnClasses,
  handIns,
  handInsColumnClasses,
  marks,
  marksColumnClasses,
} from '#server/features/assignments/tables.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Work that learners have to do and handed in, with its marks; and what adults assigned. */
export const assignmentsData = {
  collect: async (database, learnerId) => ({
    assignments: pickExported(
      assignmentsColumnClasses,
      await database.select().from(assignments).where(eq(assignments.createdBy, learnerId)),
    ),
    assignmentStudents: pickExported(
      assignmentStudentsColumnClasses,
      await database.select().from(assignmentStudents).where(eq(assignmentStudents.learnerId, learnerId)),
    ),
    handIns: pickExported(
      handInsColumnClasses,
      await database.select().from(handIns).where(eq(handIns.learnerId, learnerId)),
    ),
    marks: pickExported(marksColumnClasses, await database.select().from(marks).where(eq(marks.learnerId, learnerId))),
  }),
  forgetLearnt: async (transaction, learnerId) => {
    await transaction.delete(assignmentStudents).where(eq(assignmentStudents.learnerId, learnerId))
    await transaction.delete(marks).where(eq(marks.learnerId, learnerId))
    await transaction.delete(handIns).where(eq(handIns.learnerId, learnerId))
  },
} satisfies PersonalData
