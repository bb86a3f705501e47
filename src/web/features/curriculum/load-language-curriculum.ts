import type { LanguageCurriculum } from '#core/curriculum/language-curriculum.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

const files = import.meta.glob<LanguageCurriculum>('../../../../content/curriculum/language/*.json', {
  import: 'default',
})

/** Loads the language curriculum of schools with the content that covers it; null where there is none. */
export const loadLanguageCurriculum = async (language: LearningLanguage): Promise<LanguageCurriculum | null> =>
  (await files[`../../../../content/curriculum/language/${language}.json`]?.()) ?? null
