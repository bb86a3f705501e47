import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type nounClasses from '../../../../content/languages/xh/noun-classes.json'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { ContentSection } from '#core/sections/sections.ts'

/** The table of a language's noun classes, as its authors wrote it. */
export type NounClasses = readonly (typeof nounClasses)[number][]

const packs = import.meta.glob<LearningItem[]>('../../../../content/languages/*/items/*.json', {
  query: { gloss: 'en' },
  import: 'default',
})

const nounClassTables = import.meta.glob<NounClasses>('../../../../content/languages/*/noun-classes.json', {
  import: 'default',
})

/** Loads the noun classes of a language with their concords; none where it has no table. */
export const loadNounClasses = async (language: LearningLanguage): Promise<NounClasses> =>
  (await nounClassTables[`../../../../content/languages/${language}/noun-classes.json`]?.()) ?? []

/** The items of a section; none where the language has no such content yet. */
export async function loadSectionContent(language: LearningLanguage, section: ContentSection): Promise<LearningItem[]> {
  const load = packs[`../../../../content/languages/${language}/items/${section}.json`]
  return load ? await load() : []
}
