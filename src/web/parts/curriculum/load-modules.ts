import { readModuleId, type ModuleOutline, type PlayableModule } from '#core/curriculum/curriculum.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'

type Packs<Content> = Record<string, () => Promise<Content>>

/** Lists of modules by interface language; English stands in for the others. */
const LISTS: Partial<Record<InterfaceLanguage, Packs<ModuleOutline[]>>> & { en: Packs<ModuleOutline[]> } = {
  en: import.meta.glob<ModuleOutline[]>('../../../../content/languages/*/language.json', {
    query: { modules: 'en' },
    import: 'default',
  }),
  xh: import.meta.glob<ModuleOutline[]>('../../../../content/languages/*/language.json', {
    query: { modules: 'xh' },
    import: 'default',
  }),
  af: import.meta.glob<ModuleOutline[]>('../../../../content/languages/*/language.json', {
    query: { modules: 'af' },
    import: 'default',
  }),
}

const modules = import.meta.glob<PlayableModule>('../../../../content/curriculum/*/*/*/*.json', {
  query: { module: 'all' },
  import: 'default',
})

/** Loads the modules of a language in order, in the language of the page; empty where it has none. */
export const loadModuleList = async (language: LearningLanguage): Promise<ModuleOutline[]> =>
  (await (LISTS[currentLanguage()] ?? LISTS.en)[`../../../../content/languages/${language}/language.json`]?.()) ?? []

/** Loads a module with its steps; null if there is none. Title and goal are in the language of the page. */
export async function loadModule(language: LearningLanguage, id: string): Promise<PlayableModule | null> {
  const place = readModuleId(id)
  if (!place) return null
  const { phase, subject, number } = place
  const found = await modules[`../../../../content/curriculum/${language}/${phase}/${subject}/${number}.json`]?.()
  return found ? { ...found, ...found.texts[currentLanguage()] } : null
}

/** Returns the address at which a module is played. */
export const moduleAddress = (id: string): string => `/module/${id}`
