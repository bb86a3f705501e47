import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { loadLanguageContent } from '#content/load-content.ts'
import { loadCourseParts } from '#content/load-course-parts.ts'
import type { CourseGlossLanguage } from '#content/read-course.ts'
import type { CourseParts } from '#core/course/course-parts.ts'
import { makeReviewSteps, placeCards } from '#core/course/make-review.ts'
import { outlineCourse, type CourseOutline } from '#core/course/outline-course.ts'
import { isAsking, type AskingStep, type LessonStep } from '#core/course/lesson.ts'
import { makeLesson } from '#core/course/make-lesson.ts'
import { makePlacementQuestion } from '#core/course/make-placement-question.ts'
import { MOST_PLACEMENT_QUESTIONS } from '#core/course/placement.ts'
import { createLanguageEngine, hasEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

const COURSE_FILE = /^(.*)\/content\/courses\/([a-z]+)\/course\.json\?(outline|placement|cards|notes)=([a-z]+)$/
const UNIT_FILE = /^(.*)\/content\/courses\/([a-z]+)\/units\/(\d\d-[a-z0-9-]+)\.json\?(lessons|review)=en$/

/** Lessons that are built have this seed; others can be made of the same course later. */
const SEED = 0

const asModule = (value: unknown): { code: string; moduleType: 'js'; map: null } => ({
  code: `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
  moduleType: 'js',
  map: null,
})

/** Parts of a language's lessons, with titles and notes in one language of the interface. */
type Read = {
  partsIn: (gloss: CourseGlossLanguage) => CourseParts
  lessons: ReadonlyMap<string, readonly LessonStep[]>
}

/** Reads the course of a language once. Its lessons differ between languages of the interface by their notes alone. */
function readCourseOnce(root: string, language: string): Read {
  const content = loadLanguageContent(root, language as LearningLanguage)
  const { code } = content
  const engine = hasEngine(code)
    ? createLanguageEngine(code, [...content.lexicon.values()], content.attestedStems)
    : null
  const known = new Map<CourseGlossLanguage, CourseParts>()
  const partsIn = (gloss: CourseGlossLanguage): CourseParts => {
    const parts = known.get(gloss) ?? (engine && loadCourseParts(root, content, engine, gloss))
    if (!parts) throw new Error(`There is no course of ${language}.`)
    known.set(gloss, parts)
    return parts
  }
  const parts = partsIn('en')
  return {
    partsIn,
    lessons: new Map(
      parts.course.units.flatMap(({ lessons }) => lessons).map(({ id }) => [id, makeLesson(parts, id, SEED) ?? []]),
    ),
  }
}

/** Lists the lessons of a unit by their ids. */
const listLessons = (
  { lessons }: Read,
  { course }: CourseParts,
  place: number,
): Record<string, readonly LessonStep[]> =>
  Object.fromEntries((course.units[place]?.lessons ?? []).map(({ id }) => [id, lessons.get(id) ?? []]))

/** Lists the notes of lessons by their ids. */
const listNotes = ({ course }: CourseParts): Record<string, string> =>
  Object.fromEntries(
    course.units.flatMap(({ lessons }) => lessons).flatMap(({ id, note }) => (note === null ? [] : [[id, note]])),
  )

const makeOutline = ({ lessons }: Read, { course }: CourseParts): CourseOutline =>
  outlineCourse(course, (lessonId) => (lessons.get(lessonId) ?? []).filter(isAsking).length)

/** Makes the questions of each unit that a placement can need. */
const makeQuestions = (parts: CourseParts): AskingStep[][] =>
  parts.course.units.map((_, place) =>
    Array.from({ length: MOST_PLACEMENT_QUESTIONS / 2 }, (__, number) =>
      makePlacementQuestion(parts, place, number),
    ).filter((step) => step !== null),
  )

/**
 * Creates the plugin that makes course files at build time. A phone then loads one unit and needs no engine to begin.
 * `content/courses/<language>/course.json?outline=<gloss language>` is the list of units and lessons for the course
 * page. `?placement=…` has the questions of the placement, and `?cards=…` the unit that introduces each root and skill.
 * `?notes=…` has the grammar notes of lessons. `units/<nn-slug>.json?lessons=en` has a unit's lessons, and `?review=en`
 * its review questions. Prerendered pages show none of it, so nothing is made for them.
 */
export function coursePacks(): Plugin {
  const made = new Map<string, Read>()
  const read = (root: string, language: string): Read => {
    const course = made.get(language) ?? readCourseOnce(root, language)
    made.set(language, course)
    return course
  }
  return {
    name: 'course-packs',
    enforce: 'pre',
    buildStart: () => made.clear(),
    load(id, options) {
      const [, root, language, what, gloss] = COURSE_FILE.exec(id) ?? []
      if (root !== undefined && language !== undefined && gloss !== undefined) {
        if (options?.ssr === true) return asModule(null)
        const folder = path.join(root, 'content/courses', language, 'units')
        for (const name of readdirSync(folder)) this.addWatchFile(path.join(folder, name))
        const course = read(root, language)
        const parts = course.partsIn(gloss as CourseGlossLanguage)
        return asModule(
          what === 'cards'
            ? placeCards(parts)
            : what === 'notes'
              ? listNotes(parts)
              : what === 'outline'
                ? makeOutline(course, parts)
                : makeQuestions(parts),
        )
      }
      const [, unitRoot, unitLanguage, file, asked] = UNIT_FILE.exec(id) ?? []
      if (unitRoot === undefined || unitLanguage === undefined || file === undefined) return undefined
      if (options?.ssr === true) return asModule(null)
      const course = read(unitRoot, unitLanguage)
      const parts = course.partsIn('en')
      const place = parts.course.units.findIndex((unit) => unit.id === file.slice(3))
      return asModule(asked === 'lessons' ? listLessons(course, parts, place) : makeReviewSteps(parts, place))
    },
  }
}
