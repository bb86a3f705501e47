import type { TYPED_SECTIONS } from '#core/sections/sections.ts'

/** What can be achieved; each name is shown through the locale key `achievements.<name>`. */
export const ACHIEVEMENT_NAMES = ['right-answers'] as const
export type AchievementName = (typeof ACHIEVEMENT_NAMES)[number]

/** Right answers on a typed page from one achievement to the next (specification, section 9). */
export const RIGHT_ANSWERS_PER_ACHIEVEMENT = 5

/** A page on which translations are typed and scored. */
export type TypedPage = (typeof TYPED_SECTIONS)[number]

/** An achievement (specification, section 3): the page's score reached a multiple of five. */
export type Achievement = {
  /** `<page>-<score>`: recomputed from the events, it is the same one. */
  id: string
  name: AchievementName
  page: TypedPage
  score: number
  /** When the answer that earned it was given, ISO 8601 in UTC. */
  date: string
}

/**
 * The achievements of one page.
 * @param times of the page's right answers, ascending, in milliseconds since 1970
 */
export function achievementsOf(page: TypedPage, times: Float64Array): Achievement[] {
  const achievements: Achievement[] = []
  for (let score = RIGHT_ANSWERS_PER_ACHIEVEMENT; score <= times.length; score += RIGHT_ANSWERS_PER_ACHIEVEMENT) {
    const date = new Date(times[score - 1] ?? 0).toISOString()
    achievements.push({ id: `${page}-${score}`, name: 'right-answers', page, score, date })
  }
  return achievements
}
