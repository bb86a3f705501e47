import type { AskingStep, CardId, LessonStep } from '#core/course/lesson.ts'
import { chooseReviewStep } from '#core/course/choose-review-step.ts'
import { spokenTextsOf } from '#core/course/spoken-texts.ts'
import type { CourseOutline } from '#core/course/outline-course.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { listSounds } from '../audio/list-sounds.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'

type Packs<Content> = Record<string, () => Promise<Content>>
type Lessons = Record<string, LessonStep[]>

/** Languages of the interface that courses are written in; the first stands in for the others. */
const OUTLINES: Partial<Record<InterfaceLanguage, Packs<CourseOutline>>> & { en: Packs<CourseOutline> } = {
  en: import.meta.glob<CourseOutline>('../../../../content/courses/*/course.json', {
    query: { outline: 'en' },
    import: 'default',
  }),
  xh: import.meta.glob<CourseOutline>('../../../../content/courses/*/course.json', {
    query: { outline: 'xh' },
    import: 'default',
  }),
  af: import.meta.glob<CourseOutline>('../../../../content/courses/*/course.json', {
    query: { outline: 'af' },
    import: 'default',
  }),
}
const lessons = import.meta.glob<Lessons>('../../../../content/courses/*/units/*.json', {
  query: { lessons: 'en' },
  import: 'default',
})
/** Grammar notes of lessons; in English they are part of the lessons. */
const NOTES: Partial<Record<InterfaceLanguage, Packs<Record<string, string>>>> = {
  xh: import.meta.glob<Record<string, string>>('../../../../content/courses/*/course.json', {
    query: { notes: 'xh' },
    import: 'default',
  }),
  af: import.meta.glob<Record<string, string>>('../../../../content/courses/*/course.json', {
    query: { notes: 'af' },
    import: 'default',
  }),
}
const reviews = import.meta.glob<Record<CardId, AskingStep[]>>('../../../../content/courses/*/units/*.json', {
  query: { review: 'en' },
  import: 'default',
})
const cards = import.meta.glob<Record<CardId, number>>('../../../../content/courses/*/course.json', {
  query: { cards: 'en' },
  import: 'default',
})
const placements = import.meta.glob<AskingStep[][]>('../../../../content/courses/*/course.json', {
  query: { placement: 'en' },
  import: 'default',
})

/** Finds the file of a unit: its name begins with its place, which may change. */
const findUnit = (paths: readonly string[], language: LearningLanguage, unit: string): string | undefined =>
  paths.find((path) => path.includes(`/courses/${language}/`) && path.replace(/^.*\/\d\d-/, '') === `${unit}.json`)

/** Loads the course of a language in the language of the page; null where there is none yet. */
export async function loadCourse(language: LearningLanguage): Promise<CourseOutline | null> {
  return (
    (await (OUTLINES[currentLanguage()] ?? OUTLINES.en)[`../../../../content/courses/${language}/course.json`]?.()) ??
    null
  )
}

/** Lists the addresses of what a unit's words and sentences sound like: clips, and speakers' recordings. */
export async function listUnitSounds(language: LearningLanguage, unit: string): Promise<string[]> {
  const pack = (await lessons[findUnit(Object.keys(lessons), language, unit) ?? '']?.()) ?? {}
  return listSounds(language, Object.values(pack).flatMap(spokenTextsOf))
}

/** Loads the steps of a lesson; null where the course has none of that id. */
export async function loadLesson(language: LearningLanguage, lessonId: string): Promise<readonly LessonStep[] | null> {
  const [unit = ''] = lessonId.split('.')
  const name = findUnit(Object.keys(lessons), language, unit)
  const [pack, notes] = await Promise.all([
    name === undefined ? null : lessons[name]?.(),
    NOTES[currentLanguage()]?.[`../../../../content/courses/${language}/course.json`]?.(),
  ])
  const note = notes?.[lessonId]
  return (
    pack?.[lessonId]?.map((step) => (step.type === 'read-note' && note !== undefined ? { ...step, note } : step)) ??
    null
  )
}

/**
 * Loads the review questions of cards, in order, from the units that the cards belong to. Cards that the course no
 * longer has are left out. @param wanted with the number of reviews of each
 */
export async function loadReview(
  language: LearningLanguage,
  wanted: readonly { id: CardId; reviews: number }[],
): Promise<AskingStep[]> {
  const placed = await loadCardPlaces(language)
  const course = await loadCourse(language)
  const units = [...new Set(wanted.flatMap(({ id }) => placed[id] ?? []))]
  const steps: Record<CardId, AskingStep[]> = Object.assign(
    {},
    ...(await Promise.all(
      units.map(
        async (place) =>
          (await reviews[findUnit(Object.keys(reviews), language, course?.units[place]?.id ?? '') ?? '']?.()) ?? {},
      ),
    )),
  )
  return wanted.flatMap(({ id, reviews: times }) => chooseReviewStep(steps[id] ?? [], times) ?? [])
}

/** Loads the position of the unit that introduces each root and skill; empty without a course. */
export const loadCardPlaces = async (language: LearningLanguage): Promise<Readonly<Record<CardId, number>>> =>
  (await cards[`../../../../content/courses/${language}/course.json`]?.()) ?? {}

/** Loads the questions of the placement, unit by unit. */
export const loadPlacement = async (language: LearningLanguage): Promise<readonly (readonly AskingStep[])[]> =>
  (await placements[`../../../../content/courses/${language}/course.json`]?.()) ?? []
