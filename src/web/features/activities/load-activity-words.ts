import type { GuidedActivity } from '#core/activities/activities.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

/** Word of an activity with its meaning. */
export type ActivityWord = { target: string; meaning: string }

const packs = import.meta.glob<Partial<Record<GuidedActivity, ActivityWord[]>>>(
  '../../../../content/languages/*/activity-words.json',
  { query: { gloss: 'en' }, import: 'default' },
)

/** Loads the words of an activity; empty if the language has no such list yet. */
export async function loadActivityWords(
  language: LearningLanguage,
  activity: GuidedActivity,
): Promise<readonly ActivityWord[]> {
  const words = await packs[`../../../../content/languages/${language}/activity-words.json`]?.()
  return words?.[activity] ?? []
}
