/**
 * Abilities of a learning language: parts of the product that its content can fill. Each language lists its own under `has` in
 * `content/languages/<language>/language.json`. Pages, scripts and the server ask for an ability, never for a language.
 */
export const LANGUAGE_ABILITIES = [
  /** Grammar engine: words can be read, made and checked. */
  'engine',
  /** Items of the six sections, in `items/`. */
  'items',
  /** Endless questions about numbers, times and dates. */
  'endless',
  /** Course of units and lessons, in `content/courses/<language>`. */
  'course',
  /** Stories, in `stories/`. */
  'stories',
  /** Words with pictures, for the children's games. */
  'games',
  /** Dictionary, conjugator and the other tools. */
  'tools',
  /** Answers of the assistant. */
  'khulu',
  /** Audio clips, in `content/audio/<language>`. */
  'clips',
] as const

export type LanguageAbility = (typeof LANGUAGE_ABILITIES)[number]

/** Abilities that an ability rests on. */
const REQUIRED_ABILITIES: Partial<Record<LanguageAbility, readonly LanguageAbility[]>> = {
  endless: ['engine', 'items'],
  course: ['engine', 'items'],
  games: ['items'],
  tools: ['engine'],
  khulu: ['engine'],
}

/** Returns the abilities that `has` rests on and does not list. */
export const findMissingAbilities = (has: readonly LanguageAbility[]): LanguageAbility[] => [
  ...new Set(has.flatMap((ability) => REQUIRED_ABILITIES[ability] ?? []).filter((needed) => !has.includes(needed))),
]
