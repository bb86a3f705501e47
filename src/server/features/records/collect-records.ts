import { findAll } from '#server/features/records/queries.ts'
import { securityEventsColumnClasses } from '#server/features/records/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** The record of a person's account and data, for the copy that people get of their own data. */
export const collectRecords = async (database: Database, learnerId: string): Promise<ExportedTables> => ({
  securityEvents: pickExported(securityEventsColumnClasses, await findAll(database, learnerId)),
})
