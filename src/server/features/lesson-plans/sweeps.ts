import { keptUntil } from '#core/privacy/retention.ts'
import { forgetDeleted } from '#server/features/lesson-plans/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Sweeps of lessons: those that were deleted some time ago. */
export const lessonPlanSweeps = (database: Database) => ({
  'deleted-lesson': (now: Date): Promise<void> => forgetDeleted(database, keptUntil('deleted-lesson', now)),
})
