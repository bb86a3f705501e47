import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { languageWith } from '../../parts/content/language-abilities.ts'

/** The tools on the shelf, in the order of their page. */
export const TOOLS = ['dictionary', 'words', 'conjugator', 'noun-classes', 'numbers', 'sounds', 'flash-cards'] as const

export type Tool = (typeof TOOLS)[number]

/** Returns the language that the tools know: the one that is learnt, or the first that has tools. */
export const toolLanguage = (): LearningLanguage => languageWith('tools')
