import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import type { ContentCategory } from '#core/sections/sections.ts'

/** A question that was read out of its id: what is asked, and every right answer, first the one that is taught. */
type Question = { english: string; answers: readonly string[] }

/** How far a learner has come: from 0, the smallest numbers and whole hours, to this, everything that can be asked. */
export const LAST_STEP = 6

/** One way of asking, for questions without end. */
export type QuestionKind = {
  category: ContentCategory
  /** The step from which on it is asked. */
  from: number
  /** What to ask, as it stands at the end of an id. */
  pick: (random: SeededRandom, step: number) => string
  /** The question of the end of an id; undefined where this kind never writes that. */
  read: (asked: string) => Question | undefined
}
