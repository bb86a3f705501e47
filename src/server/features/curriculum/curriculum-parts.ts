import type { ModuleOutline } from '#core/curriculum/curriculum.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { TeachingParts } from '#server/features/insights/index.ts'

/** Parts that the curriculum feature works with. */
export type CurriculumParts = TeachingParts & {
  /** Lists the modules of a language with their numbers of questions; none where it has no modules. */
  listModules: (language: LearningLanguage) => readonly Pick<ModuleOutline, 'id' | 'questions'>[]
}
