import { readModuleId, type PlayableModule } from '#core/curriculum/curriculum.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'

const modules = import.meta.glob<PlayableModule>('../../../../content/curriculum/*/*/*/*.json', {
  query: { module: 'all' },
  import: 'default',
})

/** Loads a module with its steps; null if there is none. Title and goal are in the language of the page. */
export async function loadModule(language: LearningLanguage, id: string): Promise<PlayableModule | null> {
  const place = readModuleId(id)
  if (!place) return null
  const { phase, subject, number } = place
  const found = await modules[`../../../../content/curriculum/${language}/${phase}/${subject}/${number}.json`]?.()
  return found ? { ...found, ...found.texts[currentLanguage()] } : null
}
