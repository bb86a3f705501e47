import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type nounClasses from '../../../../content/languages/xh/noun-classes.json'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { PRERENDERED_ITEMS } from '#core/sections/prerendered-items.ts'
import type { ContentSection } from '#core/sections/sections.ts'

/** The table of a language's noun classes, as its authors wrote it. */
export type NounClasses = readonly (typeof nounClasses)[number][]

const packs = import.meta.glob<LearningItem[]>('../../../../content/languages/*/items/*.json', {
  query: { gloss: 'en' },
  import: 'default',
})

const laterDescriptions = import.meta.glob<readonly (string | null)[]>('../../../../content/languages/*/items/*.json', {
  query: { descriptions: 'en' },
  import: 'default',
})

const nounClassTables = import.meta.glob<NounClasses>('../../../../content/languages/*/noun-classes.json', {
  import: 'default',
})

/** Loads the noun classes of a language with their concords; none where it has no table. */
export const loadNounClasses = async (language: LearningLanguage): Promise<NounClasses> =>
  (await nounClassTables[`../../../../content/languages/${language}/noun-classes.json`]?.()) ?? []

/** Sections whose items have descriptions. */
const DESCRIBED: readonly ContentSection[] = ['grammar', 'culture']

const fileOf = (language: LearningLanguage, section: ContentSection): string =>
  `../../../../content/languages/${language}/items/${section}.json`

/**
 * Loads the items of a section; none where the language has no such content yet. Only those of the prerendered page
 * have their descriptions.
 */
export async function loadSectionCards(language: LearningLanguage, section: ContentSection): Promise<LearningItem[]> {
  return (await packs[fileOf(language, section)]?.()) ?? []
}

/** Adds the descriptions that the cards of a section lack. */
export async function describeCards(
  language: LearningLanguage,
  section: ContentSection,
  cards: readonly LearningItem[],
): Promise<LearningItem[]> {
  const later = DESCRIBED.includes(section) ? ((await laterDescriptions[fileOf(language, section)]?.()) ?? []) : []
  return cards.map((card, index) => {
    const description = later[index - PRERENDERED_ITEMS] ?? undefined
    return description === undefined ? card : { ...card, description }
  })
}

/** Loads the items of a section with all that belongs to them. None where the language has no such content yet. */
export const loadSectionContent = async (
  language: LearningLanguage,
  section: ContentSection,
): Promise<LearningItem[]> => describeCards(language, section, await loadSectionCards(language, section))
