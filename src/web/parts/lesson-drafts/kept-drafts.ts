import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'

/** Draft that isn't on the server yet, with the draft that it began with. */
export type KeptDraft = {
  planId: string
  base: { revision: number; plan: LessonPlan } | null
  plan: LessonPlan
  decided: string[]
  /** ISO 8601, by the device's clock. */
  changedAt: string
}

type Kept = { owner: string; drafts: KeptDraft[] }

/** Reads the drafts that the device keeps for this person; none of anybody else's. */
export function readDrafts(stored: string | null, owner: string): KeptDraft[] {
  if (stored === null) return []
  try {
    const kept = JSON.parse(stored) as Partial<Kept> | null
    return kept?.owner === owner && Array.isArray(kept.drafts) ? kept.drafts : []
  } catch {
    return []
  }
}

/** Writes the list with this draft in the place of the lesson's earlier one. */
export const writeDraft = (stored: string | null, owner: string, draft: KeptDraft): string =>
  JSON.stringify({
    owner,
    drafts: [draft, ...readDrafts(stored, owner).filter(({ planId }) => planId !== draft.planId)],
  } satisfies Kept)

export const listDrafts = (owner: string): KeptDraft[] => readDrafts(readStored('lessonDrafts'), owner)

export const findDraft = (owner: string, planId: string): KeptDraft | undefined =>
  listDrafts(owner).find((draft) => draft.planId === planId)

/** Keeps a draft on the device until the server has it. False where the device can't. */
export const keepDraft = (owner: string, draft: KeptDraft): boolean =>
  writeStored('lessonDrafts', writeDraft(readStored('lessonDrafts'), owner, draft))

/** Forgets a draft that the server has, unless it was changed since. */
export function forgetDraft(owner: string, planId: string, changedAt: string): void {
  const drafts = listDrafts(owner).filter((draft) => draft.planId !== planId || draft.changedAt !== changedAt)
  if (drafts.length === 0) removeStored('lessonDrafts')
  else writeStored('lessonDrafts', JSON.stringify({ owner, drafts } satisfies Kept))
}
