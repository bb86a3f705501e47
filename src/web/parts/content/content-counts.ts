import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { CONTENT_SECTION_IDS, type ContentSection } from '#core/sections/sections.ts'

type ContentCounts = Readonly<Record<ContentSection, number>>

const packs = import.meta.glob<ContentCounts>('../../../../content/languages/*/language.json', {
  eager: true,
  query: '?counts',
  import: 'default',
})

const NONE = Object.fromEntries(CONTENT_SECTION_IDS.map((section) => [section, 0])) as ContentCounts

/** Returns how many items each section of a learning language has. */
export const countsOf = (language: LearningLanguage): ContentCounts =>
  packs[`../../../../content/languages/${language}/language.json`] ?? NONE
