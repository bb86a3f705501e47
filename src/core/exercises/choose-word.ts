import { seededRandom } from '#core/exercises/seeded-random.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** Question that asks for the word of a meaning; one option is right. */
export type ChooseWordQuestion = { item: LearningItem; options: readonly string[] }

/**
 * Makes questions for the word of a meaning. Each item occurs once, and wrong options come from its category if it has
 * enough. Items that share a meaning or a word never stand together. The same seed gives the same questions. @param
 * optionCount options of a question
 */
export function makeChooseWordQuestions(
  items: readonly LearningItem[],
  count: number,
  optionCount: number,
  seed: number,
): ChooseWordQuestion[] {
  const { shuffle } = seededRandom(seed)
  return shuffle(items)
    .slice(0, count)
    .map((item) => {
      const others = shuffle(
        items.filter(({ target, english }) => target !== item.target && english !== item.english),
      ).toSorted((one, other) => Number(other.category === item.category) - Number(one.category === item.category))
      const wrong = [...new Set(others.map(({ target }) => target))].slice(0, optionCount - 1)
      return { item, options: shuffle([item.target, ...wrong]) }
    })
}
