import { loadLanguageContent, listContentLanguages, type LanguageContent } from '#content/load-content.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { FindItem } from '#server/features/learning/learning-parts.ts'

/**
 * Finds items in the content below the project's folder, read once a language. Throws where the content is broken: an answer is
 * better sent again later than kept unjudged.
 */
export function createFindItem(projectFolder: string): FindItem {
  const languages = new Set(listContentLanguages(projectFolder))
  const loaded = new Map<LearningLanguage, LanguageContent>()
  return (language, itemId) => {
    if (!languages.has(language)) return undefined
    const content = loaded.get(language) ?? loadLanguageContent(projectFolder, language)
    loaded.set(language, content)
    return content.items.get(itemId)
  }
}
