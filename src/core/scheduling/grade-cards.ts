import { isRight, type ErrorClass, type LearningEvent } from '#core/learning/learning-event.ts'
import { isSkill, type CardId, type Grade } from '#core/scheduling/card.ts'

/** Errors of form with a known word: the skill was missed, not the root. */
const GRAMMAR_ERRORS: readonly ErrorClass[] = [
  'noun-prefix',
  'number',
  'subject-concord',
  'object-concord',
  'possessive-concord',
  'adjective-concord',
  'relative-concord',
  'tense',
  'polarity',
  'person',
  'word-order',
]

type Answered = Pick<LearningEvent, 'verdict' | 'errorClass' | 'cards'>

/** Returns the cards that a missed answer concerns: grammar skills for a grammar error, otherwise words. */
function missedCards(cards: readonly CardId[], errorClass: ErrorClass | null): readonly CardId[] {
  const isGrammar = errorClass !== null && GRAMMAR_ERRORS.includes(errorClass)
  const missed = cards.filter((card) => isSkill(card) === isGrammar)
  return missed.length > 0 ? missed : cards
}

/**
 * Grades the cards that an answer's exercise asked for. A right answer grades all as known, and a slip as nearly known.
 * A wrong one grades only the explaining cards as forgotten, since a wrong concord says nothing about the noun.
 */
export function gradeCards({ verdict, errorClass, cards = [] }: Answered): [CardId, Grade][] {
  const known = [...new Set(cards)]
  if (isRight(verdict)) return known.map((card) => [card, 'good'])
  if (verdict === 'slip') return known.map((card) => [card, 'hard'])
  return missedCards(known, errorClass).map((card) => [card, 'again'])
}
