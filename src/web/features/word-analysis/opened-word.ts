import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { MeaningLanguage } from '#core/languages/meaning-languages.ts'
import { createStore } from '../../platform/create-store.ts'

/** Texts that are open together, on which page, which of all their words is looked into, what reads it, and the language of its meanings. */
export type OpenedWord = {
  language: LearningLanguage
  texts: readonly string[]
  index: number
  path: string
  engine: LanguageEngine
  meanings: MeaningLanguage
}

/** What the dialog shows; null: it is closed. */
export const openedWord = createStore<OpenedWord | null>(null)
