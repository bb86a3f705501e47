import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { noSuchLesson } from '#server/features/lesson-plans/policy.ts'
import { findPlan, insertPlan, measureAuthor } from '#server/features/lesson-plans/queries.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Adds a draft of the account's own. Returns false if the account has it already; another's id is refused. */
export async function addPlan(
  transaction: Database,
  { id }: Pick<SessionAccount, 'id'>,
  { planId, plan, now }: { planId: string; plan: LessonPlan; now: Date },
): Promise<boolean> {
  await lockName(transaction, `lesson plans ${id}`)
  const isMade = await insertPlan(transaction, {
    learnerId: id,
    id: planId,
    state: 'draft',
    revision: 1,
    plan,
    clashes: [],
    createdAt: now,
    changedAt: now,
    changedBy: id,
    deletedAt: null,
  })
  if (!isMade && (await findPlan(transaction, planId))?.learnerId !== id) throw noSuchLesson()
  refuseOverQuota(await measureAuthor(transaction, id))
  return isMade
}
