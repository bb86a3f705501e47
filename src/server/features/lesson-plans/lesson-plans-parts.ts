import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** Parts that the lesson plans work with. */
export type LessonPlansParts = {
  database: Database
  identity: Identity
  clock: () => Date
  /** Tells whether a lesson of this version was assigned to somebody. */
  isAssigned: (learnerId: string, planId: string, version: number) => Promise<boolean>
}
