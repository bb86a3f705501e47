import { TYPED_SECTIONS } from '#core/sections/sections.ts'

/**
 * Achievements, each shown through the locale key `achievements.<name>`. `right-answers` is the score of a typed page.
 * `learning-days` counts days with learning, in a row or not. `remembered` counts things known a week or more after
 * they were met. `mended` counts things that were missed once and known on a later day. `stories` counts stories whose
 * questions were discussed.
 */
export const ACHIEVEMENT_NAMES = ['right-answers', 'learning-days', 'remembered', 'mended', 'stories'] as const
export type AchievementName = (typeof ACHIEVEMENT_NAMES)[number]

/** Right answers on a typed page from one achievement to the next (specification, section 9). */
export const RIGHT_ANSWERS_PER_ACHIEVEMENT = 5

/** A page on which translations are typed and scored. */
export type TypedPage = (typeof TYPED_SECTIONS)[number]

/** Pages that achievements are of. */
export const ACHIEVEMENT_PAGES = [...TYPED_SECTIONS, 'learn', 'review', 'stories'] as const
export type AchievementPage = (typeof ACHIEVEMENT_PAGES)[number]

/** Achievements with their own steps: their page, and the ascending counts that each needs. */
export const STEPPED_ACHIEVEMENTS = {
  'learning-days': { page: 'learn', steps: [3, 7, 14, 30, 60, 100, 200, 365] },
  remembered: { page: 'review', steps: [5, 10, 25, 50, 100, 250, 500, 1000] },
  mended: { page: 'review', steps: [1, 5, 10, 25, 50, 100, 250, 500] },
  stories: { page: 'stories', steps: [1, 3, 6, 12] },
} as const satisfies Partial<Record<AchievementName, { page: AchievementPage; steps: readonly number[] }>>

export type SteppedName = keyof typeof STEPPED_ACHIEVEMENTS
export const STEPPED_NAMES = Object.keys(STEPPED_ACHIEVEMENTS) as SteppedName[]

/** An achievement (specification, section 3): a count reached a step. */
export type Achievement = {
  /** `<page or name>-<score>`: recomputed from the events, it is the same one. */
  id: string
  name: AchievementName
  page: AchievementPage
  /** Number that was reached. */
  score: number
  /** Time of the answer that earned it, ISO 8601 in UTC. */
  date: string
}

/** Returns the achievement of a typed page's score; null between the steps. */
export const scoreAchievement = (page: TypedPage, score: number, time: number): Achievement | null =>
  score % RIGHT_ANSWERS_PER_ACHIEVEMENT === 0
    ? { id: `${page}-${score}`, name: 'right-answers', page, score, date: new Date(time).toISOString() }
    : null

/** Returns the achievement of a count; null between the steps. */
export function stepAchievement(name: SteppedName, score: number, time: number): Achievement | null {
  const { page, steps } = STEPPED_ACHIEVEMENTS[name]
  return (steps as readonly number[]).includes(score)
    ? { id: `${name}-${score}`, name, page, score, date: new Date(time).toISOString() }
    : null
}

/** Returns the next step after that many of a thing; null after the last. */
export const nextStep = (name: SteppedName, score: number): number | null =>
  STEPPED_ACHIEVEMENTS[name].steps.find((step) => step > score) ?? null
