import { and, asc, count, desc, eq, lte, sql } from 'drizzle-orm'
import type { ReportDecision, ReportedKind } from '#core/community/content-reports.ts'
import { COMMUNITY_LIMITS as LIMITS } from '#core/community/suggestions.ts'
import { contentReports, suggestions } from '#server/features/community/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Suggestion = typeof suggestions.$inferSelect

/** Counts the suggestions that wait for a decision. */
export const countSuggestions = (database: Database): Promise<number> =>
  database.$count(suggestions, eq(suggestions.state, 'waiting'))

/** Measures how much of an author's quotas is used. */
export async function measureSuggestions(
  database: Database,
  learnerId: string,
): Promise<{ 'suggestions-waiting': number; suggestions: number }> {
  const [found] = await database
    .select({ all: count(), waiting: sql<string>`count(*) filter (where ${suggestions.state} = 'waiting')` })
    .from(suggestions)
    .where(eq(suggestions.learnerId, learnerId))
  return { 'suggestions-waiting': Number(found?.waiting ?? 0), suggestions: found?.all ?? 0 }
}

/** Adds a suggestion; false if the same one of this author waits already. */
export async function keepSuggestion(database: Database, row: typeof suggestions.$inferInsert): Promise<boolean> {
  const same = await database.$count(
    suggestions,
    and(
      eq(suggestions.learnerId, row.learnerId),
      eq(suggestions.state, 'waiting'),
      eq(suggestions.kind, row.kind),
      eq(suggestions.language, row.language),
      eq(suggestions.target, row.target),
      eq(suggestions.text, row.text),
    ),
  )
  if (same > 0) return false
  await database.insert(suggestions).values(row)
  return true
}

/** Finds an author's suggestions, the newest first. */
export const findOwnSuggestions = (database: Database, learnerId: string): Promise<Suggestion[]> =>
  database
    .select()
    .from(suggestions)
    .where(eq(suggestions.learnerId, learnerId))
    .orderBy(desc(suggestions.madeAt))
    .limit(LIMITS.listed)

/** Finds all suggestions of an author, for their copy. */
export const findAllSuggestions = (database: Database, learnerId: string): Promise<Suggestion[]> =>
  database.select().from(suggestions).where(eq(suggestions.learnerId, learnerId)).orderBy(asc(suggestions.madeAt))

/** Deletes an author's suggestion; false if there is none. */
export const deleteSuggestion = async (database: Database, learnerId: string, id: string): Promise<boolean> =>
  (
    await database
      .delete(suggestions)
      .where(and(eq(suggestions.learnerId, learnerId), eq(suggestions.id, id)))
      .returning({ id: suggestions.id })
  ).length > 0

/** Finds the waiting suggestions, the oldest first. */
export const findWaitingSuggestions = (database: Database): Promise<Suggestion[]> =>
  database
    .select()
    .from(suggestions)
    .where(eq(suggestions.state, 'waiting'))
    .orderBy(asc(suggestions.madeAt))
    .limit(LIMITS.listed)

/** Finds the author of a waiting suggestion. */
export const findSuggester = async (database: Database, id: string): Promise<string | undefined> =>
  (
    await database
      .select({ learnerId: suggestions.learnerId })
      .from(suggestions)
      .where(and(eq(suggestions.id, id), eq(suggestions.state, 'waiting')))
  )[0]?.learnerId

/** Decides about a waiting suggestion; false if it doesn't wait any more. */
export const decideWaiting = async (
  database: Database,
  id: string,
  decided: Pick<Suggestion, 'state' | 'reply' | 'decidedBy' | 'decidedAt'>,
): Promise<boolean> =>
  (
    await database
      .update(suggestions)
      .set(decided)
      .where(and(eq(suggestions.id, id), eq(suggestions.state, 'waiting')))
      .returning({ id: suggestions.id })
  ).length > 0

/** Finds the accepted suggestions, the newest first. */
export const findAccepted = (database: Database): Promise<Suggestion[]> =>
  database
    .select()
    .from(suggestions)
    .where(eq(suggestions.state, 'accepted'))
    .orderBy(desc(suggestions.decidedAt))
    .limit(LIMITS.exported)

/** Keeps a report; a second one of the same thing by the same person changes nothing. */
export const keepReport = async (database: Database, row: typeof contentReports.$inferInsert): Promise<void> => {
  await database.insert(contentReports).values(row).onConflictDoNothing()
}

/** Counts all reports of a person. */
export const countReportsBy = (database: Database, learnerId: string): Promise<number> =>
  database.$count(contentReports, eq(contentReports.learnerId, learnerId))

/** Finds all reports of a person, for their copy. */
export const findReportsBy = (database: Database, learnerId: string) =>
  database.select().from(contentReports).where(eq(contentReports.learnerId, learnerId))

/** Counts the reported things that wait for a decision. */
export const countReported = async (database: Database): Promise<number> => {
  const [found] = await database
    .select({ things: sql<string>`count(distinct (${contentReports.kind}, ${contentReports.targetId}))` })
    .from(contentReports)
    .where(eq(contentReports.state, 'waiting'))
  return Number(found?.things ?? 0)
}

/** Notes of one reported thing that staff read at once. */
const MOST_NOTES = 5

/** Finds the reported things that wait, those reported first at the top, with the reasons and some notes. */
export const findReported = (database: Database) =>
  database
    .select({
      kind: contentReports.kind,
      id: contentReports.targetId,
      times: count(),
      reportedAt: sql<string>`min(${contentReports.reportedAt})`,
      reasons: sql<(typeof contentReports.$inferSelect)['reason'][]>`array_agg(distinct ${contentReports.reason})`,
      notes: sql<
        string[]
      >`(array_remove(array_agg(${contentReports.note} order by ${contentReports.reportedAt}), ''))[1:${MOST_NOTES}::int]`,
    })
    .from(contentReports)
    .where(eq(contentReports.state, 'waiting'))
    .groupBy(contentReports.kind, contentReports.targetId)
    .orderBy(asc(sql`min(${contentReports.reportedAt})`))
    .limit(LIMITS.listed)

/** Decides about all waiting reports of a thing; false if none waits. */
export const decideReports = async (
  database: Database,
  thing: { kind: ReportedKind; id: string },
  decided: { state: ReportDecision; decidedBy: string; decidedAt: Date },
): Promise<boolean> =>
  (
    await database
      .update(contentReports)
      .set(decided)
      .where(
        and(
          eq(contentReports.kind, thing.kind),
          eq(contentReports.targetId, thing.id),
          eq(contentReports.state, 'waiting'),
        ),
      )
      .returning({ id: contentReports.targetId })
  ).length > 0

/** Deletes the reports that were kept long enough. */
export const deleteReportsUntil = async (database: Database, moment: Date): Promise<void> => {
  await database.delete(contentReports).where(lte(contentReports.reportedAt, moment))
}
