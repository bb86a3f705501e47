import { generateItem } from '#core/exercises/generated-item.ts'
import type { GeneratedSection } from '#core/learning/generated-section.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { ContentCategory } from '#core/sections/sections.ts'

/**
 * Generates questions of a section without end; no two in a row are the same.
 * @param category limits the questions, if it has any
 * @param seed a whole number that the questions follow from
 */
export function makeQuestions(
  section: GeneratedSection,
  category: ContentCategory | 'all',
  seed: number,
): (ahead: number, before: LearningItem | undefined) => LearningItem {
  let next = seed
  return (ahead, before) => {
    let item = generateItem(section, next++, ahead, category)
    while (item.id === before?.id) item = generateItem(section, next++, ahead, category)
    return item
  }
}
