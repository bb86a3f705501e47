import { RESOURCES_PAGE } from '#contract/schools.ts'
import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { fileIdsOf, type LessonPlan, type PlanState } from '#core/lesson-plans/lesson-plan.ts'
import type { Membership } from '#core/permissions/spaces.ts'
import { spaceMembers, spaces } from '#server/features/spaces/index.ts'
import { lessonPlans, lessonShares, lessonVersions } from '#server/features/lesson-plans/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptPlan = typeof lessonPlans.$inferSelect
export type KeptVersion = typeof lessonVersions.$inferSelect

/** Newest published version of a plan, and the revision that it was made of. */
const newest = {
  version: sql<number | null>`(select max(v.version) from lesson_versions v where v.plan_id = ${lessonPlans.id})`,
  publishedRevision: sql<
    number | null
  >`(select v.revision from lesson_versions v where v.plan_id = ${lessonPlans.id} order by v.version desc limit 1)`,
}

/** Finds a lesson by its id, whoever made it; a deleted one only if that is asked for. */
export async function findPlan(
  database: Database,
  id: string,
  ways: { isLocked?: boolean } = {},
): Promise<KeptPlan | undefined> {
  const query = database.select().from(lessonPlans).where(eq(lessonPlans.id, id)).limit(1)
  return (await (ways.isLocked ? query.for('update') : query))[0]
}

/** Memberships by which an account reaches a lesson that is shared. */
export async function findSharedPlaces(
  database: Database,
  planId: string,
  learnerId: string,
): Promise<{ membership: Membership; mayEdit: boolean }[]> {
  const found = await database
    .select({ kind: spaces.kind, role: spaceMembers.role, tags: spaceMembers.tags, mayEdit: lessonShares.mayEdit })
    .from(lessonShares)
    .innerJoin(spaces, eq(spaces.id, lessonShares.spaceId))
    .innerJoin(spaceMembers, eq(spaceMembers.spaceId, lessonShares.spaceId))
    .where(and(eq(lessonShares.planId, planId), eq(spaceMembers.learnerId, learnerId)))
  return found.map(({ mayEdit, ...membership }) => ({ membership, mayEdit }))
}

/** Lessons that an account made, and those that others share with it as their co-teacher. */
const inList = (learnerId: string): SQL | undefined =>
  or(
    eq(lessonPlans.learnerId, learnerId),
    sql`${lessonPlans.id} in (select s.plan_id from lesson_shares s
      join space_members m on m.space_id = s.space_id and m.learner_id = ${learnerId}
      where s.may_edit and m.role in ('teacher', 'assistant', 'parent') and 'edit' = any(m.tags))`,
  )

/** Returns a pattern in which no sign of the search is special. */
const containing = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Lists lessons, the last changed first, with the number of all. */
export async function listKept(
  database: Database,
  learnerId: string,
  { search, state, offset, limit }: { search: string; state: PlanState | null; offset: number; limit: number },
) {
  const wanted = and(
    inList(learnerId),
    isNull(lessonPlans.deletedAt),
    state === null ? undefined : eq(lessonPlans.state, state),
    search === '' ? undefined : sql`${lessonPlans.plan}->>'title' ilike ${containing(search)}`,
  )
  const rows = await database
    .select({
      planId: lessonPlans.id,
      learnerId: lessonPlans.learnerId,
      title: sql<string>`${lessonPlans.plan}->>'title'`,
      subject: sql<KeptPlan['plan']['subject']>`${lessonPlans.plan}->>'subject'`,
      grade: sql<KeptPlan['plan']['grade']>`${lessonPlans.plan}->>'grade'`,
      duration: sql<KeptPlan['plan']['duration']>`(${lessonPlans.plan}->>'duration')::int`,
      state: lessonPlans.state,
      revision: lessonPlans.revision,
      changedAt: lessonPlans.changedAt,
      ...newest,
    })
    .from(lessonPlans)
    .where(wanted)
    .orderBy(desc(lessonPlans.changedAt), asc(lessonPlans.id))
    .limit(limit)
    .offset(offset)
  const [{ total } = { total: 0 }] = await database.select({ total: count() }).from(lessonPlans).where(wanted)
  return { rows, total }
}

/** Makes a lesson; false where its id is taken. */
export const insertPlan = async (database: Database, plan: typeof lessonPlans.$inferInsert): Promise<boolean> =>
  (await database.insert(lessonPlans).values(plan).onConflictDoNothing().returning({ id: lessonPlans.id })).length > 0

export async function updatePlan(
  database: Database,
  id: string,
  change: Partial<typeof lessonPlans.$inferInsert>,
): Promise<void> {
  await database.update(lessonPlans).set(change).where(eq(lessonPlans.id, id))
}

/** Measures how much of an author's quotas is used: lessons, and bytes of drafts and versions. */
export async function measureAuthor(
  database: Database,
  learnerId: string,
): Promise<{ 'lesson-plans': number; 'lesson-bytes': number }> {
  const bytes = sql<string>`coalesce(sum(octet_length(${lessonPlans.plan}::text) + octet_length(${lessonPlans.clashes}::text)), 0)`
  const [drafts] = await database
    .select({ plans: count(), bytes })
    .from(lessonPlans)
    .where(eq(lessonPlans.learnerId, learnerId))
  const [versions] = await database
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${lessonVersions.plan}::text)), 0)` })
    .from(lessonVersions)
    .where(eq(lessonVersions.learnerId, learnerId))
  return {
    'lesson-plans': drafts?.plans ?? 0,
    'lesson-bytes': Number(drafts?.bytes ?? 0) + Number(versions?.bytes ?? 0),
  }
}

/** Lists the versions of a lesson, the newest first. */
export const listVersionsOf = (database: Database, planId: string) =>
  database
    .select({
      version: lessonVersions.version,
      revision: lessonVersions.revision,
      publishedAt: lessonVersions.publishedAt,
      title: sql<string>`${lessonVersions.plan}->>'title'`,
    })
    .from(lessonVersions)
    .where(eq(lessonVersions.planId, planId))
    .orderBy(desc(lessonVersions.version))

/** Finds a version of a lesson; without a number, the newest one. */
export const findVersion = async (
  database: Database,
  planId: string,
  version?: number,
): Promise<KeptVersion | undefined> =>
  (
    await database
      .select()
      .from(lessonVersions)
      .where(
        and(eq(lessonVersions.planId, planId), version === undefined ? undefined : eq(lessonVersions.version, version)),
      )
      .orderBy(desc(lessonVersions.version))
      .limit(1)
  )[0]

/** Finds a published version of an author's own lesson. */
export async function findOwnVersion(
  database: Database,
  learnerId: string,
  { planId, version }: { planId: string; version: number },
): Promise<LessonPlan | undefined> {
  const found = await findVersion(database, planId, version)
  return found?.learnerId === learnerId ? found.plan : undefined
}

/** Finds several versions in one query. */
export const findVersions = (
  database: Database,
  wanted: readonly { planId: string; version: number }[],
): Promise<KeptVersion[]> =>
  database
    .select()
    .from(lessonVersions)
    .where(
      or(...wanted.map((one) => and(eq(lessonVersions.planId, one.planId), eq(lessonVersions.version, one.version)))),
    )

/** Tells whether the draft or a published version of a lesson shows a file. */
export async function isFileShown(database: Database, planId: string, fileId: string): Promise<boolean> {
  const plan = await findPlan(database, planId)
  if (plan && fileIdsOf(plan.plan).includes(fileId)) return true
  const versions = await database
    .select({ plan: lessonVersions.plan })
    .from(lessonVersions)
    .where(and(eq(lessonVersions.planId, planId), sql`position(${fileId} in ${lessonVersions.plan}::text) > 0`))
  return versions.some((version) => fileIdsOf(version.plan).includes(fileId))
}

export async function insertVersion(database: Database, version: typeof lessonVersions.$inferInsert): Promise<void> {
  await database.insert(lessonVersions).values(version)
}

/** Lists the spaces in which a lesson is shared. */
export const listShares = (database: Database, planId: string) =>
  database
    .select({ spaceId: spaces.id, name: spaces.name, kind: spaces.kind, mayEdit: lessonShares.mayEdit })
    .from(lessonShares)
    .innerJoin(spaces, eq(spaces.id, lessonShares.spaceId))
    .where(eq(lessonShares.planId, planId))
    .orderBy(asc(spaces.name), asc(spaces.id))

/** Lists a page of the lessons that are shared with a space, the newest first, with the number of all. */
export async function listSharedIn(database: Database, spaceId: string, page: number) {
  const isShown = and(eq(lessonShares.spaceId, spaceId), isNull(lessonPlans.deletedAt))
  const version = sql<number | null>`(select max(v.version) from lesson_versions v
    where v.plan_id = ${lessonPlans.id})`
  const rows = await database
    .select({
      planId: lessonPlans.id,
      authorId: lessonPlans.learnerId,
      plan: lessonPlans.plan,
      sharedAt: lessonShares.sharedAt,
      version,
    })
    .from(lessonShares)
    .innerJoin(lessonPlans, eq(lessonPlans.id, lessonShares.planId))
    .where(isShown)
    .orderBy(desc(lessonShares.sharedAt), asc(lessonPlans.id))
    .limit(RESOURCES_PAGE)
    .offset(page * RESOURCES_PAGE)
  const [all] = await database
    .select({ total: count() })
    .from(lessonShares)
    .innerJoin(lessonPlans, eq(lessonPlans.id, lessonShares.planId))
    .where(isShown)
  return {
    found: rows.map(({ plan: { title, subject, language }, ...row }) => ({ ...row, title, subject, language })),
    total: all?.total ?? 0,
  }
}

export async function keepShare(database: Database, share: typeof lessonShares.$inferInsert): Promise<void> {
  await database
    .insert(lessonShares)
    .values(share)
    .onConflictDoUpdate({ target: [lessonShares.spaceId, lessonShares.planId], set: { mayEdit: share.mayEdit } })
}

export async function deleteShare(database: Database, spaceId: string, planId: string): Promise<void> {
  await database.delete(lessonShares).where(and(eq(lessonShares.spaceId, spaceId), eq(lessonShares.planId, planId)))
}

/** Deletes lessons whose deletion was asked for at this time or before, with their versions and shares. */
export async function forgetDeleted(database: Database, before: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const gone = await transaction
      .delete(lessonPlans)
      .where(lte(lessonPlans.deletedAt, before))
      .returning({ id: lessonPlans.id })
    const ids = gone.map(({ id }) => id)
    if (ids.length === 0) return
    await transaction.delete(lessonVersions).where(inArray(lessonVersions.planId, ids))
    await transaction.delete(lessonShares).where(inArray(lessonShares.planId, ids))
  })
}
