import { loadLittleWords } from '#content/little-words.ts'
import { loadLanguageContent, listContentLanguages, type LanguageContent } from '#content/load-content.ts'
import { loadCourseParts } from '#content/load-course-parts.ts'
import { loadAskedStories } from '#content/load-asked-stories.ts'
import { loadModules } from '#content/load-modules.ts'
import { readSteps } from '#content/made-steps.ts'
import { readGeneratedItem } from '#core/exercises/generated-item.ts'
import { createLanguageEngine, hasEngine, type LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { teachLittleWords, type TaughtItem } from '#core/little/little-word.ts'
import { canGenerate } from '#core/learning/generated-section.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { CourseParts } from '#core/course/course-parts.ts'
import type { AskingStep, CardId } from '#core/course/lesson.ts'
import { placeCards } from '#core/course/make-review.ts'
import { createStepFinder, type MadeSteps } from '#core/course/find-step.ts'
import type { Module } from '#core/curriculum/curriculum.ts'
import { countQuestions, createModuleStepFinder } from '#core/curriculum/make-module.ts'
import { findStoryAnswers, type AskedStory } from '#core/stories/story-question.ts'
import { createAskedCounter } from '#server/features/learning/count-asked.ts'
import type { LearningContent } from '#server/features/learning/learning-parts.ts'

/** Content that can be loaded before it is first needed. */
type PreparedContent = LearningContent & {
  /** Lists the items of a language; none where it has no content. */
  listItems: (language: LearningLanguage) => readonly LearningItem[]
  /** Loads the content, engine and steps of all languages that have a course. */
  prepare: () => void
}

type StepFinder = ReturnType<typeof createStepFinder>

const byId = (steps: readonly AskingStep[]): MadeSteps => new Map(steps.map((step) => [step.id, step]))

type MadeFinder = (language: LearningLanguage) => { course: MadeSteps; modules: MadeSteps } | null

/** Creates a finder of the steps that the build made of a language; it reads each file once. */
function createMadeFinder(stepsFolder: string | undefined): MadeFinder {
  const made = new Map<LearningLanguage, ReturnType<MadeFinder>>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined || stepsFolder === undefined) return known ?? null
    const steps = readSteps(stepsFolder, language)
    const found = steps && { course: byId(steps.course), modules: byId(steps.modules) }
    made.set(language, found)
    return found
  }
}

/**
 * Loads the content of the project's folder, once for each language when it is first needed, and its grammar engine.
 * Throws if the content is broken: an answer is better sent again than stored unchecked.
 * @param stepsFolder folder with the steps that the build made of the same content; without one they are made here
 */
export function loadLearningContent(projectFolder: string, stepsFolder?: string): PreparedContent {
  const languages = new Set(listContentLanguages(projectFolder))
  const loaded = new Map<LearningLanguage, LanguageContent>()
  const engines = new Map<LearningLanguage, LanguageEngine>()
  const courses = new Map<LearningLanguage, CourseParts | null>()
  const finders = new Map<LearningLanguage, StepFinder>()
  const modules = new Map<LearningLanguage, readonly Module[]>()
  const moduleFinders = new Map<LearningLanguage, StepFinder>()
  const places = new Map<LearningLanguage, Readonly<Record<CardId, number>>>()
  const little = new Map<LearningLanguage, ReadonlyMap<string, TaughtItem>>()
  const stories = new Map<LearningLanguage, ReadonlyMap<string, AskedStory>>()
  const findMade = createMadeFinder(stepsFolder)
  const read = (language: LearningLanguage): LanguageContent | null => {
    if (!languages.has(language)) return null
    const content = loaded.get(language) ?? loadLanguageContent(projectFolder, language)
    loaded.set(language, content)
    return content
  }
  const findEngine = (language: LearningLanguage): LanguageEngine | null => {
    const content = read(language)
    if (!content || !hasEngine(language)) return null
    const engine =
      engines.get(language) ?? createLanguageEngine(language, [...content.lexicon.values()], content.attestedStems)
    engines.set(language, engine)
    return engine
  }
  const findCourse = (language: LearningLanguage): CourseParts | null => {
    const known = courses.get(language)
    if (known !== undefined) return known
    const [content, engine] = [read(language), findEngine(language)]
    const parts = content && engine ? loadCourseParts(projectFolder, content, engine, 'en') : null
    courses.set(language, parts)
    return parts
  }
  const makeFinder = (language: LearningLanguage): StepFinder => {
    const parts = findCourse(language)
    return parts ? createStepFinder(parts, findMade(language)?.course) : () => null
  }
  const findModules = (language: LearningLanguage): readonly Module[] => {
    const content = read(language)
    const known = modules.get(language) ?? (content ? loadModules(projectFolder, content, 'en') : [])
    modules.set(language, known)
    return known
  }
  const makeModuleFinder = (language: LearningLanguage): StepFinder => {
    const parts = findCourse(language)
    return parts ? createModuleStepFinder(findModules(language), parts, findMade(language)?.modules) : () => null
  }
  const findPlaces = (language: LearningLanguage): Readonly<Record<CardId, number>> => {
    const parts = findCourse(language)
    const found = places.get(language) ?? (parts ? placeCards(parts) : {})
    places.set(language, found)
    return found
  }
  const findLittleWord = (language: LearningLanguage, itemId: string): TaughtItem | undefined => {
    const content = read(language)
    const taught = little.get(language) ?? teachLittleWords(content ? loadLittleWords(projectFolder, content) : [])
    little.set(language, taught)
    return taught.get(itemId)
  }
  const findStories = (language: LearningLanguage): ReadonlyMap<string, AskedStory> => {
    const asked =
      stories.get(language) ??
      (languages.has(language) ? loadAskedStories(projectFolder, language) : new Map<string, AskedStory>())
    stories.set(language, asked)
    return asked
  }
  return {
    findItem: (language, itemId) => {
      const listed = read(language)?.items.get(itemId)
      if (listed) return listed
      const asked = readGeneratedItem(itemId)
      return asked && canGenerate(read(language)?.has ?? [], asked.section) ? asked : findLittleWord(language, itemId)
    },
    findStep: (language, stepId) => {
      const find = finders.get(language) ?? makeFinder(language)
      finders.set(language, find)
      return find(stepId)
    },
    teachesCard: (language, card) => findPlaces(language)[card] !== undefined,
    findModuleStep: (language, stepId) => {
      const find = moduleFinders.get(language) ?? makeModuleFinder(language)
      moduleFinders.set(language, find)
      return find(stepId)
    },
    listModules: (language) =>
      findModules(language).map((module) => ({ id: module.id, questions: countQuestions(module) })),
    findStoryAnswers: (language, itemId) => findStoryAnswers(findStories(language), itemId),
    countAsked: createAskedCounter({ findCourse, findMade, findModules, findStories }),
    findEngine,
    listItems: (language) => [...(read(language)?.items.values() ?? [])],
    prepare: () => {
      for (const language of [...languages].filter(findCourse))
        for (const find of [findMade, findPlaces, findModules]) find(language)
    },
  }
}
