import type { CourseParts } from '#core/course/course-parts.ts'
import type { AskingStep, LessonWord } from '#core/course/lesson.ts'
import { makeTranslateToEnglish } from '#core/course/sentence-steps.ts'
import { makeChooseMeaning, makeChooseWord, type AskingDraft } from '#core/course/word-steps.ts'
import { seededRandom } from '#core/exercises/seeded-random.ts'

/** Questions that a unit can be asked with. */
const QUESTION_COUNT = 100

const STEP_ID = /^placement\/([a-z0-9-]+)\/(\d{1,2})$/

function draftQuestion(parts: CourseParts, place: number, number: number): AskingDraft | null {
  const units = parts.course.units.slice(0, place + 1)
  const unit = parts.course.units[place]
  if (!unit) return null
  const random = seededRandom(Math.imul(place + 1, QUESTION_COUNT) + number)
  const wordsOf = (roots: readonly string[]): LessonWord[] => roots.flatMap((root) => parts.words.get(root) ?? [])
  const known = units.flatMap(({ lessons }) => lessons)
  const met = wordsOf(known.flatMap(({ roots }) => roots))
  const sentences = unit.lessons.flatMap((lesson) => lesson.sentences)
  if (number % 3 === 2 && sentences.length > 0) {
    const context = {
      roots: new Set(met.map(({ root }) => root)),
      skills: new Set(known.flatMap(({ skills }) => skills)),
    }
    return makeTranslateToEnglish(
      { sentence: random.pick(sentences), known: context, skills: [], others: sentences, parts },
      random,
    )
  }
  const word = random.pick(wordsOf(unit.lessons.flatMap(({ roots }) => roots)))
  return (number % 3 === 0 ? makeChooseMeaning : makeChooseWord)(word, met, random, parts)
}

/**
 * Makes a question about a unit: two words and a sentence in turn. The same place and number always make the same one.
 * @param place of the unit in the course, from 0
 * @param number from 0 to 99
 * @returns null where there is no such unit
 */
export function makePlacementQuestion(parts: CourseParts, place: number, number: number): AskingStep | null {
  const draft = draftQuestion(parts, place, number)
  return draft && { ...draft, id: `placement/${parts.course.units[place]?.id ?? ''}/${number}` }
}

/** Finds the placement question of an id; null for an unknown id. */
export function findPlacementStep(parts: CourseParts, stepId: string): AskingStep | null {
  const [, unitId, number] = STEP_ID.exec(stepId) ?? []
  const place = parts.course.units.findIndex(({ id }) => id === unitId)
  return place < 0 || number === undefined ? null : makePlacementQuestion(parts, place, Number(number))
}
