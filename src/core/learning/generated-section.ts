import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ContentSection } from '#core/sections/sections.ts'

/** Sections whose questions never end, because the grammar can say any number, time and date. */
export type GeneratedSection = Extract<ContentSection, 'numbers' | 'time'>

/** Whether questions of a section can be made without end in a language. */
export const canGenerate = (language: LearningLanguage, section: ContentSection): section is GeneratedSection =>
  language === 'xh' && (section === 'numbers' || section === 'time')
