import { skillKindOf, type SkillKind } from '#core/course/mastery.ts'
import type { DayNumber } from '#core/days/local-day.ts'
import { ERROR_CLASSES, type ErrorClass } from '#core/learning/learning-event.ts'
import { isSkill, type ScheduledCard } from '#core/scheduling/card.ts'
import { retrievabilityOf } from '#core/scheduling/schedule-card.ts'

/** The skills that an error of the grammar asks to be practised; errors that aren't here are of words. */
const SKILLS_OF_ERROR: Partial<Record<ErrorClass, readonly SkillKind[]>> = {
  'noun-prefix': ['noun-plural'],
  number: ['noun-plural', 'number'],
  'subject-concord': ['subject-concord'],
  'object-concord': ['object-concord'],
  'possessive-concord': ['possessive-concord'],
  'adjective-concord': ['adjective-concord'],
  'relative-concord': ['relative-concord'],
  tense: ['tense'],
  polarity: ['negative'],
  person: ['subject-concord'],
  'word-order': ['sentence'],
}

/** Returns the kinds of skills that an error of this class asks to be practised; none for errors of words. */
export const skillsOfError = (errorClass: ErrorClass): readonly SkillKind[] => SKILLS_OF_ERROR[errorClass] ?? []

/** Reads an error class from an address; null for any other text. */
export const readErrorClass = (name: string | null): ErrorClass | null =>
  ERROR_CLASSES.find((errorClass) => errorClass === name) ?? null

/** Chooses met cards to practise against a kind of error: the most often forgotten, and soonest forgotten again. */
export function practiceCards(
  cards: Iterable<ScheduledCard>,
  errorClass: ErrorClass,
  day: DayNumber,
  limit: number,
): ScheduledCard[] {
  const kinds = SKILLS_OF_ERROR[errorClass]
  const isAsked = ({ id }: ScheduledCard): boolean => {
    const kind = skillKindOf(id)
    return kinds === undefined ? !isSkill(id) : kind !== null && kinds.includes(kind)
  }
  return [...cards]
    .filter(isAsked)
    .toSorted(
      (one, other) =>
        other.lapses - one.lapses ||
        retrievabilityOf(one, day) - retrievabilityOf(other, day) ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, limit)
}
