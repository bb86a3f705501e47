import { isRight, type ErrorClass, type LearningEvent } from '#core/learning/learning-event.ts'
import { isSkill, type CardId, type Grade } from '#core/scheduling/card.ts'

/** What is wrong with the form while the word is known: the skill was missed, not the root. */
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

/** Which of the cards a missed answer says something about: of the grammar where the grammar was wrong, otherwise of the words. */
function missedCards(cards: readonly CardId[], errorClass: ErrorClass | null): readonly CardId[] {
  const isGrammar = errorClass !== null && GRAMMAR_ERRORS.includes(errorClass)
  const missed = cards.filter((card) => isSkill(card) === isGrammar)
  return missed.length > 0 ? missed : cards
}

/**
 * How an answer grades each card that its exercise asked for. A right answer shows that all were known; a slip that they were nearly;
 * of a wrong one only those are forgotten that explain it, since a wrong concord says nothing about the noun.
 */
export function gradeCards({ verdict, errorClass, cards = [] }: Answered): [CardId, Grade][] {
  const known = [...new Set(cards)]
  if (isRight(verdict)) return known.map((card) => [card, 'good'])
  if (verdict === 'slip') return known.map((card) => [card, 'hard'])
  return missedCards(known, errorClass).map((card) => [card, 'again'])
}
