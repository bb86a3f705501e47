import type { LanguageAbility } from '#core/languages/language-abilities.ts'
import type { ContentSection } from '#core/sections/sections.ts'

/** Sections whose questions never end, because the grammar can say any number, time and date. */
export type GeneratedSection = Extract<ContentSection, 'numbers' | 'time'>

/** Returns whether a language with the abilities `has` has endless questions for a section. */
export const canGenerate = (has: readonly LanguageAbility[], section: ContentSection): section is GeneratedSection =>
  has.includes('endless') && (section === 'numbers' || section === 'time')
