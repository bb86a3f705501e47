import { deleteAll, listAll } from '#server/features/khulu/queries.ts'
import {
  khuluHistoriesColumnClasses,
  khuluMessagesColumnClasses,
  khuluModelChoicesColumnClasses,
} from '#server/features/khulu/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** Collects the conversations with Khulu and the decision about the model, for the copy of a person's own data. */
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
