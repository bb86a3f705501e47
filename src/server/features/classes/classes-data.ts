import { eq, inArray } from 'drizzle-orm'
import {
  announcements,
  announcementsColumnClasses,
  classDetails,
  classDetailsColumnClasses,
  courseEnrolments,
  courseEnrolmentsColumnClasses,
  courses,
  coursesColumnClasses,
} from '#server/features/classes/tables.ts'
import { spaceMembers } from '#server/features/spaces/index.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Classes that a person belongs to, courses that they are enrolled in, and announcements that they wrote. */
export const classesData = {
  collect: async (database, learnerId) => {
    const own = database
      .select({ spaceId: spaceMembers.spaceId })
      .from(spaceMembers)
      .where(eq(spaceMembers.learnerId, learnerId))
    return {
      classDetails: pickExported(
        classDetailsColumnClasses,
        await database.select().from(classDetails).where(inArray(classDetails.spaceId, own)),
      ),
      courses: pickExported(
        coursesColumnClasses,
        await database.select().from(courses).where(inArray(courses.spaceId, own)),
      ),
      courseEnrolments: pickExported(
        courseEnrolmentsColumnClasses,
        await database.select().from(courseEnrolments).where(eq(courseEnrolments.learnerId, learnerId)),
      ),
      announcements: pickExported(
        announcementsColumnClasses,
        await database.select().from(announcements).where(eq(announcements.authorId, learnerId)),
      ),
    }
  },
  forgetLearnt: async (transaction, learnerId) => {
    await transaction.delete(courseEnrolments).where(eq(courseEnrolments.learnerId, learnerId))
  },
} satisfies PersonalData
