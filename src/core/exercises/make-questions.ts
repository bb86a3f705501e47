import { generateItem } from '#core/exercises/generated-item.ts'
import type { GeneratedSection } from '#core/learning/generated-section.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { ContentCategory } from '#core/sections/sections.ts'

/**
 * Questions of a section without end, each another than the one before.
 * @param category only of this one, where there are such
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
