import { asc, eq } from 'drizzle-orm'
import { learningEvents, learningEventsColumnClasses, learningStreams, learningTallies } from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** The learning part of the copy that people get of their own data. */
export async function collectLearning(database: Database, learnerId: string): Promise<ExportedTables> {
  const rows = await database.select().from(learningEvents).where(eq(learningEvents.learnerId, learnerId)).orderBy(asc(learningEvents.sequence))
  return { learningEvents: pickExported(learningEventsColumnClasses, rows) }
}

/** Deletes all that a learner ever answered. */
export async function forgetLearning(database: Database, learnerId: string): Promise<void> {
  await database.delete(learningEvents).where(eq(learningEvents.learnerId, learnerId))
  await database.delete(learningTallies).where(eq(learningTallies.learnerId, learnerId))
  await database.delete(learningStreams).where(eq(learningStreams.learnerId, learnerId))
}
