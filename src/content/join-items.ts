import type { Item, ItemGloss } from '#content/schema.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { findCategory, type ContentSection } from '#core/sections/sections.ts'

/** Joins the learning item, or the sentence that says why there can't be one. */
function joinItem(section: ContentSection, item: Item, gloss: ItemGloss | undefined): LearningItem | string {
  const category = findCategory(section, item.category)
  if (!category) return `${item.id} has the category '${item.category}', which the section ${section} does not have`
  if (!gloss) return `${item.id} has no meaning: its gloss is missing`
  return {
    id: item.id,
    section,
    category,
    target: item.target,
    english: gloss.meaning,
    pronunciation: item.pronunciation,
    ...(item.example && gloss.example ? { example: { target: item.example, english: gloss.example } } : {}),
    ...(gloss.description ? { description: gloss.description } : {}),
    also: item.also,
    ...(item.nounClass ? { nounClass: item.nounClass } : {}),
    review: item.review,
  }
}

/**
 * Joins the items of a section with their meanings, in the file's order. An item without a gloss or with a foreign
 * category is left out with a sentence.
 */
export function joinItems(
  section: ContentSection,
  items: readonly Item[],
  glosses: Readonly<Record<string, ItemGloss>>,
): { items: LearningItem[]; problems: string[] } {
  const joined = items.map((item) => joinItem(section, item, glosses[item.id]))
  return {
    items: joined.filter((item) => typeof item !== 'string'),
    problems: joined.filter((item) => typeof item === 'string'),
  }
}
