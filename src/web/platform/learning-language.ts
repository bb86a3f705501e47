import {
  DEFAULT_LEARNING_LANGUAGE,
  restoreLearningLanguage,
  type LearningLanguage,
} from '#core/languages/learning-languages.ts'
import { createStore } from './create-store.ts'
import { readStored, writeStored } from './offline/device-storage.ts'

/** The language that is being learnt. */
export const learningLanguageStore = createStore<LearningLanguage>(DEFAULT_LEARNING_LANGUAGE)

export const startLearningLanguage = (): void =>
  learningLanguageStore.set(restoreLearningLanguage(readStored('learningLanguage')))

/** Learns that language from now on and keeps the choice on this device. */
export function chooseLearningLanguage(language: LearningLanguage): void {
  writeStored('learningLanguage', language)
  learningLanguageStore.set(language)
}
