import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import type { ExportedTables, LongTables } from '#server/platform/database/pick-exported.ts'
import type { CopyInParts } from '#server/platform/http/serve-copy.ts'

/** Parts from which a copy of personal data is collected. */
export type CopyParts = { database: Database; clock: () => Date; personalData: readonly PersonalData[] }

/** Adds rows to a copy; two features may each have rows of one table. */
function addTables(copy: ExportedTables, more: ExportedTables): ExportedTables {
  const joined = { ...copy }
  for (const [name, rows] of Object.entries(more) as [keyof ExportedTables, ExportedTables[keyof ExportedTables]][])
    joined[name] = [...(joined[name] ?? []), ...(rows ?? [])]
  return joined
}

/** Collects all data about a person from the features, except secrets that open the account. */
export async function collectCopy(
  { database, clock, personalData }: CopyParts,
  personId: string,
): Promise<CopyInParts> {
  let tables: ExportedTables = {}
  for (const { collect } of personalData) if (collect) tables = addTables(tables, await collect(database, personId))
  const long: LongTables = Object.assign({}, ...personalData.map((part) => part.collectLong?.(database, personId)))
  return { exportedAt: clock().toISOString(), tables, long }
}

/** Collects an adult's copy: all data about them, and their decisions about others. */
export async function collectAdultCopy(parts: CopyParts, adultId: string): Promise<CopyInParts> {
  const copy = await collectCopy(parts, adultId)
  let { tables } = copy
  for (const { collectDecisions } of parts.personalData)
    if (collectDecisions) tables = addTables(tables, await collectDecisions(parts.database, adultId))
  return { ...copy, tables }
}
