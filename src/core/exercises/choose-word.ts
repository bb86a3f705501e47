import { seededRandom } from '#core/exercises/seeded-random.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** Choose the word for a meaning: one option is right. */
export type ChooseWordQuestion = { item: LearningItem; options: readonly string[] }

/**
 * Questions that ask for the word of a meaning, each item at most once, with wrong options from the same category where it has
 * enough. The same seed gives the same questions. Items that share a meaning or a word never stand against each other.
 * @param optionCount how many options a question has
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
