import type { AskingStep } from '#core/course/lesson.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { exercisesOf } from '#core/lesson-plans/lesson-plan.ts'
import { makeExerciseStep } from '#core/lesson-plans/make-own-steps.ts'
import { readOwnItem } from '#core/lesson-plans/own-item-id.ts'
import { findVersions } from '#server/features/lesson-plans/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type OwnStep = { step: AskingStep; language: LearningLanguage }

/** Most versions that one batch of answers is judged by; answers of further ones stay unverified. */
const MOST_VERSIONS = 50

/**
 * Loads the steps that answers refer to, with one query for a whole batch. It reads as the system: an answer may arrive
 * after its learner has left the class.
 */
export async function loadOwnSteps(
  database: Database,
  itemIds: readonly string[],
): Promise<(itemId: string) => OwnStep | undefined> {
  const wanted = new Map<string, { planId: string; version: number }>()
  for (const itemId of itemIds) {
    const item = readOwnItem(itemId)
    if (item && wanted.size < MOST_VERSIONS) wanted.set(`${item.planId}.${item.version}`, item)
  }
  if (wanted.size === 0) return () => undefined
  const versions = await asSystem(() => findVersions(database, [...wanted.values()]))
  const steps = new Map<string, OwnStep>()
  for (const { planId, version, plan } of versions)
    for (const exercise of exercisesOf(plan)) {
      const step = makeExerciseStep({ planId, version }, exercise)
      if (step) steps.set(step.id, { step, language: plan.language })
    }
  return (itemId) => steps.get(itemId)
}

/** Counts the exercises of a published version; null without it. It reads as the system, as for answers. */
export async function countOwnSteps(
  database: Database,
  item: { planId: string; version: number },
): Promise<number | null> {
  const [found] = await asSystem(() => findVersions(database, [item]))
  return found ? exercisesOf(found.plan).filter((exercise) => makeExerciseStep(item, exercise) !== null).length : null
}
