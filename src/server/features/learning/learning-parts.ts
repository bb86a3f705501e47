import type { AskingStep, CardId } from '#core/course/lesson.ts'
import type { ModuleOutline } from '#core/curriculum/curriculum.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { TaughtItem } from '#core/little/little-word.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { CountAsked } from '#server/features/learning/count-asked.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** The item of that id as the language's content teaches it now, or undefined. */
export type FindItem = (language: LearningLanguage, itemId: string) => LearningItem | TaughtItem | undefined

/** Finds the step of a lesson, review or placement with that id in the language's current course, or null. */
export type FindStep = (language: LearningLanguage, stepId: string) => AskingStep | null

/**
 * Finds the lines that answer a story's question. It is empty if only the family can answer, and null without such a
 * question.
 */
export type FindStoryAnswers = (language: LearningLanguage, itemId: string) => readonly string[] | null

/** Finds the step of a module with that id in the language's current curriculum, or null. */
export type FindModuleStep = FindStep

/** Finds a step of a teacher's own lesson among those that were loaded for a batch. */
export type FindOwnStep = (itemId: string) => { step: AskingStep; language: LearningLanguage } | undefined

/** Content that is taught, and the grammar engine of a language; null if a language has none. */
export type LearningContent = {
  /** Tells whether the language's course introduces this root or skill, so that reviews can ask about it. */
  teachesCard: (language: LearningLanguage, card: CardId) => boolean
  findItem: FindItem
  findStep: FindStep
  findModuleStep: FindModuleStep
  /** Lists the modules of a language with their numbers of questions; none where it has no modules. */
  listModules: (language: LearningLanguage) => readonly Pick<ModuleOutline, 'id' | 'questions'>[]
  findStoryAnswers: FindStoryAnswers
  countAsked: CountAsked
  findEngine: (language: LearningLanguage) => LanguageEngine | null
}

/** Parts that the learning feature works with. */
export type LearningParts = LearningContent & {
  database: Database
  identity: Identity
  clock: () => Date
  /** Loads the steps of teachers' own lessons that a batch answers, in one query; asks nothing if it answers none. */
  loadOwnSteps: (database: Database, itemIds: readonly string[]) => Promise<FindOwnStep>
  /** Counts a learner's progress after the answer. */
  recounts: { add: (learnerId: string) => void }
}
