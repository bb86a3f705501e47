import type { CourseParts } from '#core/course/course-parts.ts'
import type { CourseUnit } from '#core/course/course.ts'
import { findExercise, makeGrammarStep, type GrammarContext } from '#core/course/grammar-steps.ts'
import type { AskingStep, CardId, LessonWord } from '#core/course/lesson.ts'
import { limitBank } from '#core/course/limit-bank.ts'
import { makeChooseMeaning, makeChooseWord, makeTypeWord, type AskingDraft } from '#core/course/word-steps.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'

/** Wrong options come from the unit itself and so many before it. */
const UNITS_BESIDE = 2

/** Ways in which a skill is asked again. */
const STEPS_PER_SKILL = 5

/** Skills that a unit is the first to introduce. */
function newSkills({ units }: { units: readonly CourseUnit[] }, place: number): GrammarSkill[] {
  const skillsOf = (unit: CourseUnit): readonly GrammarSkill[] => unit.lessons.flatMap(({ skills }) => skills)
  const before = new Set(units.slice(0, place).flatMap(skillsOf))
  const unit = units[place]
  return unit ? [...new Set(skillsOf(unit))].filter((skill) => !before.has(skill)) : []
}

/** Makes the exercises of a root: by its meaning, by its word, and typed. */
const wordDrafts = (
  word: LessonWord,
  met: readonly LessonWord[],
  parts: CourseParts,
  random: SeededRandom,
): AskingDraft[] => [
  makeChooseMeaning(word, met, random),
  makeChooseWord(word, met, random, parts),
  makeTypeWord(word, parts),
]

/** Returns different exercises of a skill; as many as the words known by then allow. */
function skillDrafts(skill: GrammarSkill, context: GrammarContext, random: SeededRandom): AskingDraft[] {
  const drafts: AskingDraft[] = []
  const asked = new Set<string>()
  for (let tried = 0; tried < STEPS_PER_SKILL; tried++) {
    const exercise = findExercise(skill, context, random)
    if (!exercise || asked.has(exercise.target)) continue
    asked.add(exercise.target)
    // What comes back is scheduled by its skill: the words in it have their own turns.
    drafts.push({ ...makeGrammarStep(exercise, tried > 0, context.parts, random), cards: [skill] })
  }
  return drafts
}

/**
 * Makes the review steps of each root and skill that a unit introduces, easier ones first. The same course always gives
 * the same steps. @param place of the unit in the course, from 0
 */
export function makeReviewSteps(parts: CourseParts, place: number): Record<CardId, AskingStep[]> {
  const { units } = parts.course
  const unit = units[place]
  if (!unit) return {}
  const lessons = units.slice(0, place + 1).flatMap((known) => known.lessons)
  const roots = new Set(lessons.flatMap((lesson) => lesson.roots))
  const met = units
    .slice(Math.max(0, place - UNITS_BESIDE), place + 1)
    .flatMap((known) => known.lessons.flatMap((lesson) => lesson.roots))
    .flatMap((root) => parts.words.get(root) ?? [])
  const context: GrammarContext = {
    bank: limitBank(parts.bank, roots),
    known: { roots, skills: new Set(lessons.flatMap(({ skills }) => skills)) },
    level: unit.level,
    parts,
  }
  const random = seededRandom(place + 1)
  const words = unit.lessons.flatMap((lesson) => lesson.roots).flatMap((root) => parts.words.get(root) ?? [])
  const drafts: [CardId, AskingDraft[]][] = [
    ...words.map((word): [CardId, AskingDraft[]] => [word.root, wordDrafts(word, met, parts, random)]),
    ...newSkills(parts.course, place).map((skill): [CardId, AskingDraft[]] => [
      skill,
      skillDrafts(skill, context, random),
    ]),
  ]
  return Object.fromEntries(
    drafts
      .filter(([, made]) => made.length > 0)
      .map(([card, made]) => [
        card,
        made.map((draft, number): AskingStep => ({ ...draft, id: `review/${unit.id}/${card}/${number}` })),
      ]),
  )
}

/** Returns the unit that introduces each root and skill of a course, by its place. */
export const placeCards = ({ course }: CourseParts): Record<CardId, number> =>
  Object.fromEntries(
    course.units
      .flatMap((unit, place) =>
        [...unit.lessons.flatMap(({ roots }) => roots), ...newSkills(course, place)].map(
          (card) => [card, place] as const,
        ),
      )
      .toReversed(),
  )
