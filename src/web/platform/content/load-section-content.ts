import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { ContentSection } from '#core/sections/sections.ts'

const packs = import.meta.glob<LearningItem[]>('../../../../content/languages/*/items/*.json', { query: { gloss: 'en' }, import: 'default' })

/** The items of a section; none where the language has no such content yet. */
export async function loadSectionContent(language: LearningLanguage, section: ContentSection): Promise<LearningItem[]> {
  const load = packs[`../../../../content/languages/${language}/items/${section}.json`]
  return load ? await load() : []
}
