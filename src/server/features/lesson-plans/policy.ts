import { fileIdsOf } from '#core/lesson-plans/lesson-plan.ts'
import { may, type Act } from '#core/permissions/may.ts'
import { findPlan, findSharedPlaces, findVersion, type KeptPlan } from '#server/features/lesson-plans/queries.ts'
import type { LessonPlansParts } from '#server/features/lesson-plans/lesson-plans-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Returns the refusal for a lesson that isn't there, or that the account has nothing to do with. */
export const noSuchLesson = (): CallRefusal => new CallRefusal('not-found', 'The account has no such lesson')

type Parts = Pick<LessonPlansParts, 'identity' | 'clock'>

/** Requires a logged-in adult who may make lessons. */
export const requireMaker = (parts: Parts, visit: Visit): Promise<SessionAccount> =>
  requireOwnAct(parts, visit, 'lesson-plan.make', 'Only adults make lessons')

/** Tells whether an account may do this with a lesson, as its author or by a space that has it. */
async function mayWith(
  database: Database,
  { clock }: Pick<Parts, 'clock'>,
  account: Pick<SessionAccount, 'id' | 'ageBand'>,
  plan: Pick<KeptPlan, 'id' | 'learnerId'>,
  act: Extract<Act, 'lesson-plan.edit' | 'lesson-plan.play'>,
): Promise<boolean> {
  const standing = { ageBand: account.ageBand, now: clock().getTime() }
  if (may(act, { ...standing, isSelf: plan.learnerId === account.id })) return true
  const places = await asSystem(() => findSharedPlaces(database, plan.id, account.id))
  return places.some(
    ({ membership, mayEdit }) => (act === 'lesson-plan.play' || mayEdit) && may(act, { ...standing, membership }),
  )
}

/**
 * Requires a lesson that the account may edit. For everybody else there is no such lesson.
 * @param ways `isLocked`: nobody else changes it until the transaction ends
 */
export async function requireEditable(
  database: Database,
  parts: Pick<Parts, 'clock'>,
  account: SessionAccount,
  planId: string,
  ways: { isLocked?: boolean } = {},
): Promise<KeptPlan> {
  const plan = await asSystem(() => findPlan(database, planId, ways))
  if (!plan || plan.deletedAt || !(await mayWith(database, parts, account, plan, 'lesson-plan.edit')))
    throw noSuchLesson()
  return plan
}

/**
 * Requires a lesson to which the account may add files, and returns its author. Files come before a new lesson is
 * saved: one that nobody has made yet will be the account's own.
 */
export async function requireFileOwner(
  database: Database,
  parts: Pick<Parts, 'clock'>,
  account: SessionAccount,
  planId: string,
): Promise<string> {
  const plan = await asSystem(() => findPlan(database, planId))
  return plan ? (await requireEditable(database, parts, account, planId)).learnerId : account.id
}

/**
 * Requires that the account may read a file of a lesson. It may edit the lesson, or play a version that shows the file.
 */
export async function requireFileReader(
  parts: LessonPlansParts,
  visit: Visit,
  { planId, fileId, version }: { planId: string; fileId: string; version: number | undefined },
): Promise<string> {
  const account = await requireAccount(parts.identity, visit)
  const plan = await asSystem(() => findPlan(parts.database, planId))
  if (!plan) return account.id
  if (!plan.deletedAt && (await mayWith(parts.database, parts, account, plan, 'lesson-plan.edit')))
    return plan.learnerId
  const played = await requirePlayable(parts, visit, planId, version)
  const shown = await asSystem(() => findVersion(parts.database, planId, version))
  if (!shown || !fileIdsOf(shown.plan).includes(fileId)) throw noSuchLesson()
  return played.learnerId
}

/** Requires a lesson of the account's own, also a deleted one. */
export async function requireOwnPlan(
  database: Database,
  { id }: Pick<SessionAccount, 'id'>,
  planId: string,
): Promise<KeptPlan> {
  const plan = await findPlan(database, planId)
  if (plan?.learnerId !== id) throw noSuchLesson()
  return plan
}

/** Tells whether somebody who may play the lesson themselves assigned this version to a student. */
async function isAssigned(
  parts: LessonPlansParts,
  learnerId: string,
  plan: KeptPlan,
  version: number,
): Promise<boolean> {
  const { database, clock, findAssigners } = parts
  const assigners = await asSystem(() => findAssigners(database, learnerId, { planId: plan.id, version }, clock()))
  for (const id of assigners)
    if (await mayWith(database, parts, { id, ageBand: 'adult' }, plan, 'lesson-plan.play')) return true
  return false
}

/** Requires a lesson that the logged-in account may play: its own, one of its spaces, or an assigned one. */
export async function requirePlayable(
  parts: LessonPlansParts,
  visit: Visit,
  planId: string,
  version: number | undefined,
): Promise<KeptPlan> {
  const account = await requireAccount(parts.identity, visit)
  const { database } = parts
  const plan = await asSystem(() => findPlan(database, planId))
  if (!plan) throw noSuchLesson()
  const isReached =
    (!plan.deletedAt && (await mayWith(database, parts, account, plan, 'lesson-plan.play'))) ||
    (version !== undefined && (await isAssigned(parts, account.id, plan, version)))
  if (!isReached) throw noSuchLesson()
  return plan
}
