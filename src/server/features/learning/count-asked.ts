import type { Target } from '#core/assignments/read-target.ts'
import type { CourseParts } from '#core/course/course-parts.ts'
import type { MadeSteps } from '#core/course/find-step.ts'
import { isAsking } from '#core/course/lesson.ts'
import { makeLesson } from '#core/course/make-lesson.ts'
import type { Module } from '#core/curriculum/curriculum.ts'
import { countQuestions } from '#core/curriculum/make-module.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { AskedStory } from '#core/stories/story-question.ts'

/** Content in which questions are counted. */
type Sources = {
  findCourse: (language: LearningLanguage) => CourseParts | null
  /** Finds the steps that the build made; null without them. */
  findMade: (language: LearningLanguage) => { course: MadeSteps } | null
  findModules: (language: LearningLanguage) => readonly Module[]
  findStories: (language: LearningLanguage) => ReadonlyMap<string, AskedStory>
}

/** Counter of the questions of a target; null where their number isn't fixed, or the content has no such target. */
export type CountAsked = (language: LearningLanguage, target: Target) => number | null

const LESSON_STEP = /^lesson\/([a-z0-9.-]+)\/\d+$/

/** Counts the steps of each lesson among made ones. */
function countMade(steps: MadeSteps): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of steps.keys()) {
    const lessonId = LESSON_STEP.exec(id)?.[1]
    if (lessonId !== undefined) counts.set(lessonId, (counts.get(lessonId) ?? 0) + 1)
  }
  return counts
}

/**
 * Creates the counter. Questions of lessons are counted among the steps that the build made, once for a language.
 * Without them a lesson is made when it is first needed.
 */
export function createAskedCounter({ findCourse, findMade, findModules, findStories }: Sources): CountAsked {
  const ofLanguages = new Map<LearningLanguage, ReadonlyMap<string, number>>()
  const counted = new Map<string, number>()
  const countLesson = (parts: CourseParts, language: LearningLanguage, lessonId: string): number => {
    const steps = findMade(language)?.course
    if (steps) {
      const made = ofLanguages.get(language) ?? countMade(steps)
      ofLanguages.set(language, made)
      return made.get(lessonId) ?? 0
    }
    const key = `${language} ${lessonId}`
    const questions = counted.get(key) ?? (makeLesson(parts, lessonId, 0) ?? []).filter(isAsking).length
    counted.set(key, questions)
    return questions
  }
  const countCourse = (language: LearningLanguage, id: string): number | null => {
    const parts = findCourse(language)
    const lessons =
      parts?.course.units.flatMap((unit) => unit.lessons.filter((lesson) => unit.id === id || lesson.id === id)) ?? []
    if (!parts || lessons.length === 0) return null
    return lessons.reduce((sum, lesson) => sum + countLesson(parts, language, lesson.id), 0)
  }
  return (language, target) => {
    switch (target.kind) {
      case 'unit':
      case 'lesson':
        return countCourse(language, target.id)
      case 'story':
        // Questions that only the family can answer are talked over.
        return (
          findStories(language)
            .get(target.id)
            ?.answers.filter((places) => places.length > 0).length ?? null
        )
      case 'module': {
        const module = findModules(language).find(({ id }) => id === target.id)
        return module ? countQuestions(module) : null
      }
      case 'own-lesson':
      case 'review':
      case 'game':
      case 'practice':
        return null
    }
  }
}
