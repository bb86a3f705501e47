import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadCourseParts } from '#content/load-course-parts.ts'
import { listContentLanguages, loadLanguageContent } from '#content/load-content.ts'
import { loadModules } from '#content/load-modules.ts'
import { listCourseSteps } from '#core/course/find-step.ts'
import type { AskingStep } from '#core/course/lesson.ts'
import { listModuleSteps } from '#core/curriculum/make-module.ts'
import { createLanguageEngine, hasEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

/** Steps of a language's lessons, reviews and modules, as the build stores them for the server. */
export type MadeLanguage = { course: readonly AskingStep[]; modules: readonly AskingStep[] }

const fileOf = (folder: string, language: string): string => path.join(folder, `${language}.json`)

/** Makes the steps of a language; null if it has no course. */
function makeSteps(projectFolder: string, language: LearningLanguage): MadeLanguage | null {
  if (!hasEngine(language)) return null
  const content = loadLanguageContent(projectFolder, language)
  const engine = createLanguageEngine(language, [...content.lexicon.values()], content.attestedStems)
  const parts = loadCourseParts(projectFolder, content, engine, 'en')
  return (
    parts && {
      course: listCourseSteps(parts),
      modules: listModuleSteps(loadModules(projectFolder, content, 'en'), parts),
    }
  )
}

/** Writes the steps of all languages with a course into a folder. */
export function writeSteps(projectFolder: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const language of listContentLanguages(projectFolder)) {
    const made = makeSteps(projectFolder, language)
    if (made) writeFileSync(fileOf(folder, language), JSON.stringify(made))
  }
}

/** Reads the steps of a language that the build made; null if there are none. */
export function readSteps(folder: string, language: LearningLanguage): MadeLanguage | null {
  try {
    return JSON.parse(readFileSync(fileOf(folder, language), 'utf8')) as MadeLanguage
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
