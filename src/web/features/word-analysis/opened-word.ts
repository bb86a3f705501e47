import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { MeaningLanguage } from '#core/languages/meaning-languages.ts'
import { createStore } from '../../platform/create-store.ts'

/** Texts that are open together: the page, the open word, the engine, and the language of meanings. */
export type OpenedWord = {
  language: LearningLanguage
  texts: readonly string[]
  index: number
  path: string
  engine: LanguageEngine
  meanings: MeaningLanguage
}

/** Content of the dialog; null while it is closed. */
export const openedWord = createStore<OpenedWord | null>(null)
