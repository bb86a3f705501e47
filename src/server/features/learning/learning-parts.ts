import type { AskingStep } from '#core/course/lesson.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { TaughtItem } from '#core/little/little-word.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** The item of that id as the language's content teaches it now, or undefined. */
export type FindItem = (language: LearningLanguage, itemId: string) => LearningItem | TaughtItem | undefined

/** The step of a lesson, a review or a placement of that id, as the language's course has it now, or null. */
export type FindStep = (language: LearningLanguage, stepId: string) => AskingStep | null

/** The lines that answer a question of a story; empty where only the family can answer, null where there is no such question. */
export type FindStoryAnswers = (language: LearningLanguage, itemId: string) => readonly string[] | null

/** What is taught, and what knows the grammar of a language: null where nothing does. */
export type LearningContent = {
  findItem: FindItem
  findStep: FindStep
  findStoryAnswers: FindStoryAnswers
  findEngine: (language: LearningLanguage) => LanguageEngine | null
}

/** What the learning feature works with. */
export type LearningParts = LearningContent & { database: Database; identity: Identity; clock: () => Date }
