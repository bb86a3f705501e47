import { deleteAll, listAll } from '#server/features/khulu/queries.ts'
import {
  khuluHistoriesColumnClasses,
  khuluMessagesColumnClasses,
  khuluModelChoicesColumnClasses,
} from '#server/features/khulu/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** The conversations with Khulu, and what was decided about the model, for the copy that people get of their own data. */
export async function collectKhulu(database: Database, learnerId: string): Promise<ExportedTables> {
  const kept = await listAll(database, learnerId)
  return {
    khuluMessages: pickExported(khuluMessagesColumnClasses, kept.khuluMessages),
    khuluHistories: pickExported(khuluHistoriesColumnClasses, kept.khuluHistories),
    khuluModelChoices: pickExported(khuluModelChoicesColumnClasses, kept.khuluModelChoices),
  }
}

/** Deletes all that a learner ever asked Khulu. */
export const forgetKhulu = (database: Database, learnerId: string): Promise<void> => deleteAll(database, learnerId)
