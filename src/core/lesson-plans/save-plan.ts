import { PLAN_LIMITS, type LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { isSame, mergePlans, readField, type FieldClash, type PlanValue } from '#core/lesson-plans/merge-plans.ts'

/** Clash as it is stored until somebody decides about it. */
export type StoredClash = FieldClash & { id: string }

/** Stored draft of a lesson. */
export type StoredDraft = { plan: LessonPlan; revision: number; clashes: readonly StoredClash[] }

/** Draft that a device sends, with the draft that it began with. */
export type SentDraft = {
  base: { revision: number; plan: LessonPlan } | null
  plan: LessonPlan
  /** Ids of clashes that have been decided. */
  decided: readonly string[]
}

const asValue = (value: unknown): PlanValue => value as PlanValue

/** Adds new clashes, each once; the newest ones stay if there are too many. */
function addClashes(
  stored: readonly StoredClash[],
  found: readonly FieldClash[],
  plan: LessonPlan,
  makeId: () => string,
): StoredClash[] {
  const added = found
    .filter(({ path, mine }) => !stored.some((other) => other.path === path && isSame(other.mine, mine)))
    .map((clash) => ({ ...clash, id: makeId() }))
  return [...stored, ...added]
    .filter(({ path, mine }) => !isSame(readField(plan, path), mine))
    .slice(-PLAN_LIMITS.conflicts)
}

/**
 * Saves a draft over a stored one. If somebody else has saved since the sender's base, both drafts are merged. Saving
 * the same draft again changes nothing and keeps the revision.
 */
export function savePlan(stored: StoredDraft, sent: SentDraft, makeId: () => string): StoredDraft {
  const waiting = stored.clashes.filter(({ id }) => !sent.decided.includes(id))
  const isNewest = sent.base?.revision === stored.revision
  const { plan, clashes } = isNewest
    ? { plan: sent.plan, clashes: [] }
    : mergePlans(sent.base?.plan ?? sent.plan, stored.plan, sent.plan)
  const all = addClashes(waiting, clashes, plan, makeId)
  const isUnchanged = isSame(asValue(plan), asValue(stored.plan)) && isSame(asValue(all), asValue(stored.clashes))
  return isUnchanged ? stored : { plan, clashes: all, revision: stored.revision + 1 }
}
