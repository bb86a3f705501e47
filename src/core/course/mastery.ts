import { COURSE_SKILLS } from '#core/course/course-skills.ts'
import type { UnitOutline } from '#core/course/outline-course.ts'
import type { DayNumber } from '#core/days/local-day.ts'
import { EXERCISE_LEVELS, type ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import { isSkill, type CardId, type ScheduledCard } from '#core/scheduling/card.ts'
import { isKnown } from '#core/scheduling/is-known.ts'

/** Kinds of grammar skills, in the order of display. */
export const SKILL_KINDS = [
  'subject-concord',
  'possessive-concord',
  'adjective-concord',
  'relative-concord',
  'object-concord',
  'noun-plural',
  'tense',
  'negative',
  'number',
  'time',
  'sentence',
] as const
export type SkillKind = (typeof SKILL_KINDS)[number]

/** Shares of a set of things: met ones and those known now. */
export type Share = { known: number; met: number; total: number }

/** Mastery of a course. */
export type Mastery = {
  words: Share
  skills: readonly (Share & { kind: SkillKind })[]
  units: readonly (Share & { unit: UnitOutline })[]
  /** Current level, and its known share from 0 to 1: A2 once most of A1 is known. */
  level: { level: ExerciseLevel; share: number }
}

/** The part of a level that has to be known for the next one to be the learner's. */
const LEVEL_DONE = 0.8

/** Returns the kind of a skill; null for other cards. */
export const skillKindOf = (card: CardId): SkillKind | null =>
  isSkill(card) ? (SKILL_KINDS.find((kind) => card.startsWith(`${kind}.`)) ?? null) : null

function shareOf(wanted: readonly CardId[], cards: ReadonlyMap<CardId, ScheduledCard>, day: DayNumber): Share {
  const met = wanted.flatMap((id) => cards.get(id) ?? [])
  return { known: met.filter((card) => isKnown(card, day)).length, met: met.length, total: wanted.length }
}

function levelOf(units: Mastery['units']): Mastery['level'] {
  const shares = EXERCISE_LEVELS.map((level) => {
    const own = units.filter(({ unit }) => unit.level === level)
    const total = own.reduce((sum, unit) => sum + unit.total, 0)
    return { level, share: total === 0 ? 0 : own.reduce((sum, { known }) => sum + known, 0) / total }
  })
  return shares.find(({ share }) => share < LEVEL_DONE) ?? shares.at(-1) ?? { level: 'A1', share: 0 }
}

/**
 * Derives the mastery of the course on a day. @param places position of the unit that introduces each root and skill
 */
export function masteryOf(
  units: readonly UnitOutline[],
  places: Readonly<Record<CardId, number>>,
  cards: ReadonlyMap<CardId, ScheduledCard>,
  day: DayNumber,
): Mastery {
  const ids = Object.keys(places)
  const ofUnits = units.map((unit, place) => ({
    unit,
    ...shareOf(
      ids.filter((id) => places[id] === place),
      cards,
      day,
    ),
  }))
  return {
    words: shareOf(
      ids.filter((id) => !isSkill(id)),
      cards,
      day,
    ),
    skills: SKILL_KINDS.map((kind) => ({
      kind,
      ...shareOf(
        COURSE_SKILLS.filter((skill) => skillKindOf(skill) === kind),
        cards,
        day,
      ),
    })),
    units: ofUnits,
    level: levelOf(ofUnits),
  }
}
