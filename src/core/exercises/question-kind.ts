import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import type { ContentCategory } from '#core/sections/sections.ts'

/** Question read from its id: the prompt, and every right answer, the taught one first. */
type Question = { english: string; answers: readonly string[] }

/** Last step of difficulty: step 0 has the smallest numbers and whole hours, this one everything. */
export const LAST_STEP = 6

/** Kind of endless questions, with the way it asks. */
export type QuestionKind = {
  category: ContentCategory
  /** The step from which on it is asked. */
  from: number
  /** Returns the question as it stands at the end of an id. */
  pick: (random: SeededRandom, step: number) => string
  /** The question of the end of an id; undefined where this kind never writes that. */
  read: (asked: string) => Question | undefined
}
