import type { CallOf } from '#contract/call-of.ts'
import { findPlanFaults } from '#core/lesson-plans/find-plan-faults.ts'
import type { LessonPlansParts } from '#server/features/lesson-plans/lesson-plans-parts.ts'
import { requireEditable } from '#server/features/lesson-plans/policy.ts'
import { findVersion, insertVersion, measureAuthor, updatePlan } from '#server/features/lesson-plans/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Publishes the draft at a revision as a new version, which never changes. The same revision twice is one version. */
export function publishPlan(
  { database, clock }: Pick<LessonPlansParts, 'database' | 'clock'>,
  account: SessionAccount,
  { planId, revision }: CallOf<'publishPlan'>['input'],
): Promise<CallOf<'publishPlan'>['output']> {
  const now = clock()
  return database.transaction(async (transaction) => {
    await lockName(transaction, `lesson plan ${planId}`)
    const kept = await requireEditable(transaction, { clock }, account, planId)
    const before = await asSystem(() => findVersion(transaction, planId))
    if (before?.revision === revision) return { version: before.version, publishedAt: before.publishedAt.toISOString() }
    if (kept.revision !== revision) throw new CallRefusal('changed-since', 'Somebody changed the lesson since')
    const faults = findPlanFaults(kept.plan)
    if (faults.length > 0)
      throw new CallRefusal('invalid-input', 'The lesson is not complete', {
        fields: Object.fromEntries(faults.map(({ path }) => [path, 'missing' as const])),
      })
    const version = (before?.version ?? 0) + 1
    return asSystem(async () => {
      await lockName(transaction, `lesson plans ${kept.learnerId}`)
      await insertVersion(transaction, {
        learnerId: kept.learnerId,
        planId,
        version,
        revision,
        plan: kept.plan,
        publishedAt: now,
      })
      await updatePlan(transaction, planId, { state: 'published' })
      const near = refuseOverQuota(await measureAuthor(transaction, kept.learnerId))
      return { version, publishedAt: now.toISOString(), ...near }
    })
  })
}
