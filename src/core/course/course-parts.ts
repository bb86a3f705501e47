import type { Course, CourseLesson, CourseUnit } from '#core/course/course.ts'
import type { CardId, LessonWord } from '#core/course/lesson.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** Data from which lessons are made; created once for a course. */
export type CourseParts = {
  course: Course
  bank: ExerciseBank
  /** Every root of the lexicon, as a lesson shows it. */
  words: ReadonlyMap<CardId, LessonWord>
  /** The stem of every root: `ntwana`, `fund`. */
  stems: ReadonlyMap<CardId, string>
  /** Roots by each of their meanings, as they are shown. */
  meanings: ReadonlyMap<string, readonly LessonWord[]>
}

/** Returns a meaning without the little words that don't tell it from another: `to help` is `help`. */
const plainMeaning = (meaning: string): string =>
  meaning
    .toLowerCase()
    .replace(/^to /, '')
    .replaceAll(/\([^)]*\)/g, '')
    .trim()

function wordOf({ id, lemma, senses, partOfSpeech, nounClass, plural }: LexiconRoot): LessonWord {
  const [english = '', ...alsoEnglish] = senses
  return {
    root: id,
    target: lemma,
    english,
    alsoEnglish,
    partOfSpeech,
    nounClass: nounClass ?? null,
    plural: plural ?? null,
  }
}

/** Lists all meanings of a word. A gloss with several, `boat, ship`, gives each by itself. */
export const meaningsOf = ({ english, alsoEnglish }: LessonWord): string[] => [
  ...new Set(
    [english, ...alsoEnglish]
      .flatMap((sense) => [sense, ...sense.split(',')])
      .map(plainMeaning)
      .filter((meaning) => meaning !== ''),
  ),
]

/** Splits a gloss into its meanings: `to lift, to raise` has two. Text in brackets only tells words apart. */
export const shownMeanings = (gloss: string): string[] => [
  ...new Set([gloss, ...gloss.split(',')].map((meaning) => meaning.trim().toLowerCase())),
]

export function createCourseParts(course: Course, bank: ExerciseBank): CourseParts {
  const words = new Map(bank.engine.lexicon.roots.map((root) => [root.id, wordOf(root)]))
  const meanings = new Map<string, LessonWord[]>()
  for (const word of words.values()) {
    for (const meaning of [word.english, ...word.alsoEnglish].flatMap(shownMeanings))
      meanings.set(meaning, [...(meanings.get(meaning) ?? []), word])
  }
  const stems = new Map(bank.engine.lexicon.roots.map(({ id, root }) => [id, root]))
  return { course, bank, words, stems, meanings }
}

/** A lesson, its unit, and the lessons before it in the order they are taught. */
export type LessonPlace = { unit: CourseUnit; lesson: CourseLesson; before: readonly CourseLesson[] }

/** Finds a lesson's place in the course; null for an unknown id. */
export function findLesson({ units }: Course, lessonId: string): LessonPlace | null {
  const all = units.flatMap((unit) => unit.lessons.map((lesson) => ({ unit, lesson })))
  const at = all.findIndex(({ lesson }) => lesson.id === lessonId)
  const found = all[at]
  return found ? { ...found, before: all.slice(0, at).map(({ lesson }) => lesson) } : null
}
