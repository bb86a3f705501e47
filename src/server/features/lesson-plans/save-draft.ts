import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { CallOf } from '#contract/call-of.ts'
import type { lessonPlansSchemas } from '#contract/lesson-plans-schemas.ts'
import { PLAN_LIMITS, type LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { savePlan } from '#core/lesson-plans/save-plan.ts'
import type { LessonPlansParts } from '#server/features/lesson-plans/lesson-plans-parts.ts'
import { noSuchLesson, requireEditable } from '#server/features/lesson-plans/policy.ts'
import { findPlan, insertPlan, measureAuthor, updatePlan } from '#server/features/lesson-plans/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input = z.output<typeof lessonPlansSchemas.saveDraft.input>

/** Refuses a lesson that is too long as a whole. */
function refuseLong(plan: LessonPlan): void {
  if (Buffer.byteLength(JSON.stringify(plan)) > PLAN_LIMITS.bytes)
    throw new CallRefusal('quota-reached', 'The lesson is too long', { quota: 'lesson-bytes' })
}

/**
 * Saves a draft, and makes the lesson if there is none of this id. It merges changes that somebody else saved since. Two
 * texts for one field are both stored.
 */
export function saveDraft(
  { database, clock }: Pick<LessonPlansParts, 'database' | 'clock'>,
  account: SessionAccount,
  { planId, base, plan, decided }: Input,
): Promise<CallOf<'saveDraft'>['output']> {
  refuseLong(plan)
  const now = clock()
  return database.transaction(async (transaction) => {
    await lockName(transaction, `lesson plan ${planId}`)
    const isNew = (await asSystem(() => findPlan(transaction, planId))) === undefined
    if (isNew) {
      await lockName(transaction, `lesson plans ${account.id}`)
      const made = await insertPlan(transaction, {
        learnerId: account.id,
        id: planId,
        state: 'draft',
        revision: 1,
        plan,
        clashes: [],
        createdAt: now,
        changedAt: now,
        changedBy: account.id,
        deletedAt: null,
      })
      if (!made) throw noSuchLesson()
      const near = refuseOverQuota(await measureAuthor(transaction, account.id))
      return { plan, revision: 1, clashes: [], savedAt: now.toISOString(), ...near }
    }
    const kept = await requireEditable(transaction, { clock }, account, planId)
    const saved = savePlan(kept, { base, plan, decided }, randomUUID)
    if (saved.revision === kept.revision)
      return { ...saved, clashes: [...saved.clashes], savedAt: kept.changedAt.toISOString() }
    return asSystem(async () => {
      await lockName(transaction, `lesson plans ${kept.learnerId}`)
      await updatePlan(transaction, planId, {
        plan: saved.plan,
        clashes: [...saved.clashes],
        revision: saved.revision,
        changedAt: now,
        changedBy: account.id,
      })
      const near = refuseOverQuota(await measureAuthor(transaction, kept.learnerId))
      return { ...saved, clashes: [...saved.clashes], savedAt: now.toISOString(), ...near }
    })
  })
}
