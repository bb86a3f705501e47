import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** Parts that the lesson plans work with. */
export type LessonPlansParts = {
  database: Database
  identity: Identity
  clock: () => Date
  /** Finds who assigned a version of a lesson to somebody. */
  findAssigners: (
    database: Database,
    learnerId: string,
    lesson: { planId: string; version: number },
    now: Date,
  ) => Promise<string[]>
  /** Gives a copy of a lesson the files of the lesson. Runs as the system. */
  copyFiles: (
    transaction: Database,
    from: { learnerId: string; planId: string },
    to: { learnerId: string; planId: string },
  ) => Promise<void>
}
