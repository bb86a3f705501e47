import type { CallOf } from '#contract/call-of.ts'
import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { mergePlans, readField, writeField } from '#core/lesson-plans/merge-plans.ts'
import type { StoredClash } from '#core/lesson-plans/save-plan.ts'
import type { KeptDraft } from '../../parts/lesson-drafts/kept-drafts.ts'

/** Lesson on the screen: what is written, what the server has, and what two people wrote at once. */
export type Draft = {
  plan: LessonPlan
  base: { revision: number; plan: LessonPlan } | null
  clashes: readonly StoredClash[]
  decided: readonly string[]
  /** Moment of the last save, on the server or, if `isKept`, on the device. */
  savedAt: string | null
  isKept: boolean
  isChanged: boolean
}

/** Prefix of clashes that only this page knows: they were typed while a save was on its way. */
const LOCAL = 'here-'

/** Opens a draft of the server. */
export const openStored = ({ plan, revision, clashes, savedAt }: CallOf<'getPlan'>['output']): Draft => ({
  plan,
  base: { revision, plan },
  clashes,
  decided: [],
  savedAt,
  isKept: false,
  isChanged: false,
})

/** Opens a draft that only the device has. */
export const openKept = ({ plan, base, decided, changedAt }: KeptDraft): Draft => ({
  plan,
  base,
  clashes: [],
  decided,
  savedAt: changedAt,
  isKept: true,
  isChanged: true,
})

/** Changes the lesson. */
export const changePlan = (draft: Draft, change: (plan: LessonPlan) => LessonPlan): Draft => ({
  ...draft,
  plan: change(draft.plan),
  isChanged: true,
})

/** Returns what is sent to the server; ids of this page's own clashes mean nothing there. */
export const sentOf = (draft: Draft): Pick<KeptDraft, 'base' | 'plan' | 'decided'> => ({
  base: draft.base,
  plan: draft.plan,
  decided: draft.decided.filter((id) => !id.startsWith(LOCAL)),
})

/**
 * Takes the server's answer to a save. Text typed since then stays on the screen. If somebody else changed the same field
 * meanwhile, their text waits beside it.
 */
export function takeSaved(now: Draft, sent: LessonPlan, saved: CallOf<'saveDraft'>['output']): Draft {
  const { plan: merged, clashes } = mergePlans(sent, saved.plan, now.plan)
  let plan = merged
  const waiting: StoredClash[] = []
  for (const { path, mine } of clashes) {
    const theirs = readField(saved.plan, path)
    if (theirs !== undefined) waiting.push({ id: `${LOCAL}${path}`, path, mine: theirs })
    plan = writeField(plan, path, mine)
  }
  return {
    plan,
    base: { revision: saved.revision, plan: saved.plan },
    clashes: [...saved.clashes, ...now.clashes.filter(({ id }) => id.startsWith(LOCAL)), ...waiting],
    decided: [],
    savedAt: saved.savedAt,
    isKept: false,
    isChanged: now.plan !== sent,
  }
}

/** Decides a clash: the lesson keeps its text or takes the other one. */
export const decideClash = (draft: Draft, { id, path, mine }: StoredClash, isOtherTaken: boolean): Draft => ({
  ...draft,
  plan: isOtherTaken ? writeField(draft.plan, path, mine) : draft.plan,
  clashes: draft.clashes.filter((clash) => clash.id !== id),
  decided: [...draft.decided, id],
  isChanged: true,
})
