import { and, asc, eq, gt, or } from 'drizzle-orm'
import {
  marketFiles,
  marketFilesColumnClasses,
  marketHoldings,
  marketHoldingsColumnClasses,
  marketRatings,
  marketRatingsColumnClasses,
  marketReports,
  marketReportsColumnClasses,
  marketResources,
  marketResourcesColumnClasses,
  marketVersions,
  marketVersionsColumnClasses,
} from '#server/features/market/tables.ts'
import { readInBase64 } from '#server/features/uploads/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedRows } from '#server/platform/database/pick-exported.ts'
import type { Files } from '#server/platform/files/create-files.ts'
import { files } from '#server/platform/files/tables.ts'

/** Reads one file at a time: each can have many megabytes. */
async function* pagesOfFiles(database: Database, store: Files, learnerId: string): AsyncGenerator<ExportedRows> {
  let last: { resourceId: string; version: number; id: string } | undefined
  for (;;) {
    const after =
      last &&
      or(
        gt(marketFiles.resourceId, last.resourceId),
        and(eq(marketFiles.resourceId, last.resourceId), gt(marketFiles.version, last.version)),
        and(
          eq(marketFiles.resourceId, last.resourceId),
          eq(marketFiles.version, last.version),
          gt(marketFiles.id, last.id),
        ),
      )
    const [found] = await database
      .select({ row: marketFiles, hash: files.hash })
      .from(marketFiles)
      .innerJoin(files, eq(files.id, marketFiles.file))
      .where(and(eq(marketFiles.learnerId, learnerId), after))
      .orderBy(asc(marketFiles.resourceId), asc(marketFiles.version), asc(marketFiles.id))
      .limit(1)
    if (!found) return
    last = found.row
    yield pickExported(marketFilesColumnClasses, [{ ...found.row, file: await readInBase64(store, found.hash) }])
  }
}

/** Resources that somebody made, has, rated or reported. They go with the account. */
export const marketData = (store: Files) =>
  ({
    collect: async (database, learnerId) => ({
      marketResources: pickExported(
        marketResourcesColumnClasses,
        await database.select().from(marketResources).where(eq(marketResources.learnerId, learnerId)),
      ),
      marketVersions: pickExported(
        marketVersionsColumnClasses,
        await database.select().from(marketVersions).where(eq(marketVersions.learnerId, learnerId)),
      ),
      marketHoldings: pickExported(
        marketHoldingsColumnClasses,
        await database.select().from(marketHoldings).where(eq(marketHoldings.learnerId, learnerId)),
      ),
      marketRatings: pickExported(
        marketRatingsColumnClasses,
        await database.select().from(marketRatings).where(eq(marketRatings.learnerId, learnerId)),
      ),
      marketReports: pickExported(
        marketReportsColumnClasses,
        await database.select().from(marketReports).where(eq(marketReports.learnerId, learnerId)),
      ),
    }),
    collectLong: (database, learnerId) => ({ marketFiles: pagesOfFiles(database, store, learnerId) }),
  }) satisfies PersonalData
