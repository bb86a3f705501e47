/**
 * Abilities of a learning language: parts of the product that its content can fill. Each language lists its own under `has` in
 * `content/languages/<language>/language.json`. Pages, scripts and the server ask for an ability, never for a language.
 */
export const LANGUAGE_ABILITIES = [
  /** Grammar engine: words can be read, made and checked. */
  'engine',
  /** Words of numbers, sums, money, times and dates. */
  'numbers',
  /** Whole sentences, written from what they mean. */
  'sentences',
  /** Closed words beyond the concords, such as short demonstratives and "whose". */
  'closed-words',
  /** Spelling of sounds for readers of English. */
  'respelling',
  /** Items of the six sections, in `items/`. */
  'items',
  /** Endless questions about numbers, times and dates. */
  'endless',
  /** Course of units and lessons, in `content/courses/<language>`. */
  'course',
  /** Stories, in `stories/`. */
  'stories',
  /** Modules of school subjects, in `content/curriculum/<language>`. */
  'modules',
  /** Words with pictures, for the children's games. */
  'games',
  /** Dictionary, conjugator and the other tools. */
  'tools',
  /** Answers of the assistant. */
  'khulu',
  /** Audio clips, in `content/audio/<language>`. */
  'clips',
] as const

/** Abilities that a grammar in core brings. */
export const GRAMMAR_ABILITIES = [
  'numbers',
  'sentences',
  'closed-words',
  'respelling',
] as const satisfies LanguageAbility[]

export type GrammarAbility = (typeof GRAMMAR_ABILITIES)[number]

/** Tells whether a grammar brings an ability, rather than the content. */
export const isGrammarAbility = (ability: LanguageAbility): ability is GrammarAbility =>
  (GRAMMAR_ABILITIES as readonly LanguageAbility[]).includes(ability)

export type LanguageAbility = (typeof LANGUAGE_ABILITIES)[number]

/** Abilities that an ability rests on. */
const REQUIRED_ABILITIES: Partial<Record<LanguageAbility, readonly LanguageAbility[]>> = {
  numbers: ['engine'],
  sentences: ['engine', 'numbers'],
  'closed-words': ['engine'],
  respelling: ['engine'],
  endless: ['engine', 'items', 'numbers'],
  course: ['engine', 'items'],
  modules: ['course'],
  games: ['items'],
  tools: ['engine'],
  khulu: ['engine'],
}

/** Returns the abilities that `has` rests on and does not list. */
export const findMissingAbilities = (has: readonly LanguageAbility[]): LanguageAbility[] => [
  ...new Set(has.flatMap((ability) => REQUIRED_ABILITIES[ability] ?? []).filter((needed) => !has.includes(needed))),
]
