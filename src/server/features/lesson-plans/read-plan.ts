import type { CallOf } from '#contract/call-of.ts'
import { PLANS_PER_PAGE } from '#contract/lesson-plans.ts'
import { playableOf } from '#core/lesson-plans/playable-lesson.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import type { LessonPlansParts } from '#server/features/lesson-plans/lesson-plans-parts.ts'
import { noSuchLesson, requireEditable, requirePlayable } from '#server/features/lesson-plans/policy.ts'
import { findVersion, listKept, listShares, listVersionsOf } from '#server/features/lesson-plans/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Parts = Pick<LessonPlansParts, 'database' | 'clock'>

/** Returns first and last names of adults. */
async function namesOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await findPeople(database, ids)
  return new Map([...people].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`.trim()]))
}

/** Lists an account's lessons, and those that others let it edit. */
export async function listPlans(
  { database }: Parts,
  { id }: SessionAccount,
  { search = '', state = null, page = 0 }: CallOf<'listPlans'>['input'],
): Promise<CallOf<'listPlans'>['output']> {
  const { rows, total } = await asSystem(() =>
    listKept(database, id, { search: search.trim(), state, offset: page * PLANS_PER_PAGE, limit: PLANS_PER_PAGE }),
  )
  const names = await namesOf(
    database,
    rows.map(({ learnerId }) => learnerId),
  )
  const plans = rows.map(({ learnerId, revision, publishedRevision, changedAt, ...row }) => ({
    ...row,
    hasChanges: publishedRevision !== null && publishedRevision !== revision,
    changedAt: changedAt.toISOString(),
    isOwn: learnerId === id,
    author: names.get(learnerId) ?? '',
  }))
  return { plans, total }
}

/** Returns a draft with everything that its editor shows. */
export async function getPlan(
  parts: Parts,
  account: SessionAccount,
  planId: string,
): Promise<CallOf<'getPlan'>['output']> {
  const { database } = parts
  const kept = await requireEditable(database, parts, account, planId)
  const [newest, shares] = await asSystem(() =>
    Promise.all([findVersion(database, planId), listShares(database, planId)]),
  )
  const isOwn = kept.learnerId === account.id
  const changer = kept.changedBy !== null && kept.changedBy !== account.id ? kept.changedBy : null
  const names = await namesOf(database, changer === null ? [] : [changer])
  return {
    planId,
    plan: kept.plan,
    revision: kept.revision,
    clashes: kept.clashes,
    savedAt: kept.changedAt.toISOString(),
    state: kept.state,
    version: newest?.version ?? null,
    hasChanges: newest !== undefined && newest.revision !== kept.revision,
    isOwn,
    changedBy: changer === null ? null : (names.get(changer) ?? null),
    shares: isOwn ? shares : [],
  }
}

/** Lists the versions of a lesson for those who may edit it. */
export async function listPlanVersions(
  parts: Parts,
  account: SessionAccount,
  planId: string,
): Promise<CallOf<'listPlanVersions'>['output']> {
  await requireEditable(parts.database, parts, account, planId)
  const versions = await asSystem(() => listVersionsOf(parts.database, planId))
  return {
    versions: versions.map(({ version, publishedAt, title }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      title,
    })),
  }
}

/** Returns the whole lesson of a version for those who may edit it. */
export async function getPlanVersion(
  parts: Parts,
  account: SessionAccount,
  { planId, version }: CallOf<'getPlanVersion'>['input'],
): Promise<CallOf<'getPlanVersion'>['output']> {
  await requireEditable(parts.database, parts, account, planId)
  const found = await asSystem(() => findVersion(parts.database, planId, version))
  if (!found) throw noSuchLesson()
  return { plan: found.plan, publishedAt: found.publishedAt.toISOString() }
}

/** Returns a published version as students play it. */
export async function getVersion(
  parts: LessonPlansParts,
  visit: Visit,
  { planId, version }: CallOf<'getVersion'>['input'],
): Promise<CallOf<'getVersion'>['output']> {
  await requirePlayable(parts, visit, planId, version)
  const found = await asSystem(() => findVersion(parts.database, planId, version))
  if (!found) throw noSuchLesson()
  return playableOf(found.planId, found.version, found.plan)
}
