import type { CallOf } from '#contract/call-of.ts'
import { may } from '#core/permissions/may.ts'
import type { LessonPlansParts } from '#server/features/lesson-plans/lesson-plans-parts.ts'
import { noSuchLesson, requireEditable, requireOwnPlan } from '#server/features/lesson-plans/policy.ts'
import {
  deleteShare,
  findPlan,
  findVersion,
  insertPlan,
  keepShare,
  measureAuthor,
  updatePlan,
} from '#server/features/lesson-plans/queries.ts'
import { findPlace } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<LessonPlansParts, 'database' | 'clock'>

/** Copies a lesson that the account may edit; the copy is its own draft. */
export function duplicatePlan(
  { database, clock, copyFiles }: Parts & Pick<LessonPlansParts, 'copyFiles'>,
  account: SessionAccount,
  { planId, newId, title }: CallOf<'duplicatePlan'>['input'],
): Promise<CallOf<'duplicatePlan'>['output']> {
  const now = clock()
  return database.transaction(async (transaction) => {
    const kept = await requireEditable(transaction, { clock }, account, planId)
    await lockName(transaction, `lesson plans ${account.id}`)
    const isMade = await insertPlan(transaction, {
      learnerId: account.id,
      id: newId,
      state: 'draft',
      revision: 1,
      plan: { ...kept.plan, title },
      clashes: [],
      createdAt: now,
      changedAt: now,
      changedBy: account.id,
      deletedAt: null,
    })
    if (!isMade && (await findPlan(transaction, newId))?.learnerId !== account.id) throw noSuchLesson()
    const copy = { learnerId: account.id, planId: newId }
    if (isMade) await asSystem(() => copyFiles(transaction, { learnerId: kept.learnerId, planId }, copy))
    return refuseOverQuota(await measureAuthor(transaction, account.id))
  })
}

/** Puts an own lesson among the archived ones, or takes it out again. */
export async function archivePlan(
  { database }: Parts,
  account: SessionAccount,
  { planId, isArchived }: CallOf<'archivePlan'>['input'],
): Promise<CallOf<'archivePlan'>['output']> {
  const kept = await requireOwnPlan(database, account, planId)
  if (kept.deletedAt) throw noSuchLesson()
  const back = (await findVersion(database, planId)) === undefined ? 'draft' : 'published'
  await updatePlan(database, planId, { state: isArchived ? 'archived' : back })
  return {}
}

/** Deletes an own lesson. It can be taken back for some days; until then students keep what was assigned. */
export async function deletePlan(
  { database, clock }: Parts,
  account: SessionAccount,
  { planId }: CallOf<'deletePlan'>['input'],
): Promise<CallOf<'deletePlan'>['output']> {
  const kept = await requireOwnPlan(database, account, planId)
  if (!kept.deletedAt) await updatePlan(database, planId, { deletedAt: clock() })
  return {}
}

/** Takes the deletion of an own lesson back. */
export async function restorePlan(
  { database }: Parts,
  account: SessionAccount,
  { planId }: CallOf<'restorePlan'>['input'],
): Promise<CallOf<'restorePlan'>['output']> {
  await requireOwnPlan(database, account, planId)
  await updatePlan(database, planId, { deletedAt: null })
  return {}
}

/** Shares an own lesson with a family or class that the author teaches, or with their school. */
export async function sharePlan(
  { database, clock }: Parts,
  account: SessionAccount,
  { planId, spaceId, mayEdit }: CallOf<'sharePlan'>['input'],
): Promise<CallOf<'sharePlan'>['output']> {
  const kept = await requireOwnPlan(database, account, planId)
  const place = await findPlace(database, spaceId, account.id)
  if (kept.deletedAt || !place) throw noSuchLesson()
  const now = clock()
  const isSchool = place.space.kind === 'school'
  const act = isSchool ? 'school.contribute' : 'class.teach'
  if (!may(act, { ageBand: account.ageBand, now: now.getTime(), membership: place.membership }))
    throw new CallRefusal('not-allowed', 'The member teaches nobody in this group')
  // The members of a school play a lesson and copy it; nobody changes the draft of a stranger.
  await keepShare(database, { spaceId, planId, learnerId: account.id, mayEdit: mayEdit && !isSchool, sharedAt: now })
  return {}
}

/** Ends the sharing of an own lesson with a space. Those who run a school end any sharing with it. */
export async function unsharePlan(
  { database, clock }: Parts,
  account: SessionAccount,
  { planId, spaceId }: CallOf<'unsharePlan'>['input'],
): Promise<CallOf<'unsharePlan'>['output']> {
  const place = await findPlace(database, spaceId, account.id)
  const standing = { ageBand: account.ageBand, now: clock().getTime(), membership: place?.membership }
  if (may('school.answer', standing)) await asSystem(() => deleteShare(database, spaceId, planId))
  else {
    await requireOwnPlan(database, account, planId)
    await deleteShare(database, spaceId, planId)
  }
  return {}
}
