import type { LearningItem } from '#core/learning/learning-item.ts'

/** Choose the word for a meaning: one option is right. */
export type ChooseWordQuestion = { item: LearningItem; options: readonly string[] }

/**
 * A generator of numbers from 0 to 1, the same for the same seed (mulberry32, public domain).
 * @param seed a whole number
 */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The same list in another order (Fisher and Yates). */
function shuffle<Value>(values: readonly Value[], random: () => number): Value[] {
  const shuffled = [...values]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Value, shuffled[last] as Value]
  }
  return shuffled
}

/**
 * Questions that ask for the word of a meaning, each item at most once, with wrong options from the same category where it has
 * enough. The same seed gives the same questions. Items that share a meaning or a word never stand against each other.
 * @param optionCount how many options a question has
 */
export function makeChooseWordQuestions(items: readonly LearningItem[], count: number, optionCount: number, seed: number): ChooseWordQuestion[] {
  const random = seededRandom(seed)
  return shuffle(items, random).slice(0, count).map((item) => {
    const others = shuffle(items.filter(({ target, english }) => target !== item.target && english !== item.english), random)
      .toSorted((one, other) => Number(other.category === item.category) - Number(one.category === item.category))
    const wrong = [...new Set(others.map(({ target }) => target))].slice(0, optionCount - 1)
    return { item, options: shuffle([item.target, ...wrong], random) }
  })
}
