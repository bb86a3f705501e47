/** The content pages and, in order, exactly the category ids of each (specification, section 2.2). */
export const CONTENT_SECTIONS = {
  vocabulary: ['basic-greetings', 'family', 'numbers', 'colors'],
  phrases: ['greetings', 'introductions', 'daily-life', 'emergencies'],
  numbers: ['cardinal', 'ordinal', 'math'],
  time: ['time', 'days', 'months', 'seasons'],
  grammar: ['verbs', 'nouns', 'pronouns', 'adjectives'],
  culture: ['traditions', 'food', 'music', 'clothing'],
} as const

export type ContentSection = keyof typeof CONTENT_SECTIONS
export type ContentCategory = (typeof CONTENT_SECTIONS)[ContentSection][number]

export const CONTENT_SECTION_IDS = Object.keys(CONTENT_SECTIONS) as ContentSection[]

/**
 * Areas in which answers are given: content pages, lessons of the course, due reviews, stories, modules, and adults' own
 * lessons.
 */
export const LEARNING_AREAS = [...CONTENT_SECTION_IDS, 'course', 'review', 'stories', 'modules', 'own-lessons'] as const

export type LearningArea = ContentSection | 'course' | 'review' | 'stories' | 'modules' | 'own-lessons'

/** Sections on which the learner types a translation and checks it (specification, section 2.2). */
export const TYPED_SECTIONS = ['phrases', 'numbers', 'time'] as const satisfies readonly ContentSection[]

/** The nine sections of the side menu and of the menu page, in order (specification, section 2.1). */
export const SECTIONS = [
  'vocabulary',
  'phrases',
  'numbers',
  'time',
  'grammar',
  'culture',
  'activities',
  'ask-khulu',
  'age-levels',
] as const

export type Section = (typeof SECTIONS)[number]

export const isTypedSection = (section: LearningArea): boolean =>
  (TYPED_SECTIONS as readonly LearningArea[]).includes(section)

/** Returns the category of that id in the section; undefined for any other text of an address. */
export const findCategory = (section: ContentSection, id: string | null): ContentCategory | undefined =>
  (CONTENT_SECTIONS[section] as readonly ContentCategory[]).find((category) => category === id)
