import { GRAMMAR_SKILLS, type GrammarSkill } from '#core/exercises/grammar-skills.ts'
import type { DayNumber } from '#core/days/local-day.ts'

/**
 * Id of a scheduled card: a root of the lexicon (`noun.dog`) or a grammar skill (`subject-concord.2`); never a written
 * word.
 */
export type CardId = string

const SKILLS: ReadonlySet<string> = new Set(GRAMMAR_SKILLS)

/** Most cards that one exercise exercises. */
export const MAX_CARDS_PER_EVENT = 24

/** Grade of a card: forgotten, with a slip, or known. There is no fourth, since nobody is asked to grade themselves. */
export type Grade = 'again' | 'hard' | 'good'

/** The memory of one card after its last review, as FSRS-6 sees it. */
export type ScheduledCard = {
  id: CardId
  /** The local day on which it is to be reviewed. */
  dueDay: DayNumber
  /** Days until it is remembered with a probability of 90 %. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  reviews: number
  /** Times that it was forgotten after it had been known. */
  lapses: number
  lastReview: DayNumber
}

/** Tells whether the card is a grammar skill; otherwise it is a root. */
export const isSkill = (card: CardId): card is GrammarSkill => SKILLS.has(card)
