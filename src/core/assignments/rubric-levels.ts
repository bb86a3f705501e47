/** Levels at which a criterion of a rubric can be met, the best first, with their share of its points. */
export const RUBRIC_LEVELS = [
  { level: 'strong', share: 1 },
  { level: 'good', share: 0.75 },
  { level: 'growing', share: 0.5 },
  { level: 'starting', share: 0.25 },
  { level: 'not-yet', share: 0 },
] as const

export type RubricLevel = (typeof RUBRIC_LEVELS)[number]['level']

/** Returns the levels of a criterion with their points. If two levels have the same points, the better name stays. */
export function levelsOf(most: number): { level: RubricLevel; points: number }[] {
  const levels = RUBRIC_LEVELS.map(({ level, share }) => ({ level, points: Math.round(most * share) }))
  return levels.filter(({ points }, at) => levels.findIndex((one) => one.points === points) === at)
}
