import { deleteAll, listAll } from '#server/features/khulu/queries.ts'
import {
  khuluHistoriesColumnClasses,
  khuluMessagesColumnClasses,
  khuluModelChoicesColumnClasses,
} from '#server/features/khulu/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

async function collectKhulu(database: Database, learnerId: string): Promise<ExportedTables> {
  const kept = await listAll(database, learnerId)
  return {
    khuluMessages: pickExported(khuluMessagesColumnClasses, kept.khuluMessages),
    khuluHistories: pickExported(khuluHistoriesColumnClasses, kept.khuluHistories),
    khuluModelChoices: pickExported(khuluModelChoicesColumnClasses, kept.khuluModelChoices),
  }
}

/** Conversations with Khulu, and the decision about the language model. */
export const khuluData = { collect: collectKhulu, forgetLearnt: deleteAll } satisfies PersonalData
