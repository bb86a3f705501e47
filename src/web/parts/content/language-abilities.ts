import type { LanguageAbility } from '#core/languages/language-abilities.ts'
import {
  DEFAULT_LEARNING_LANGUAGE,
  LEARNING_LANGUAGE_CODES,
  LEARNING_LANGUAGES,
  type LearningLanguage,
} from '#core/languages/learning-languages.ts'
import { useStore } from '../../platform/create-store.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'

const packs = import.meta.glob<readonly LanguageAbility[]>('../../../../content/languages/*/language.json', {
  eager: true,
  import: 'has',
})

/** Returns the abilities of a learning language; none where it has no content yet. */
export const abilitiesOf = (language: LearningLanguage): readonly LanguageAbility[] =>
  packs[`../../../../content/languages/${language}/language.json`] ?? []

/** Returns whether a learning language has an ability. */
export const languageHas = (language: LearningLanguage, ability: LanguageAbility): boolean =>
  abilitiesOf(language).includes(ability)

/** Returns `wanted` where it has the ability, otherwise the first language that has it. */
export const languageWith = (
  ability: LanguageAbility,
  wanted: LearningLanguage = learningLanguageStore.get(),
): LearningLanguage =>
  [wanted, ...LEARNING_LANGUAGE_CODES].find((language) => languageHas(language, ability)) ?? DEFAULT_LEARNING_LANGUAGE

/** Follows the learning language; returns it, or the first language that has the ability. */
export const useLanguageWith = (ability: LanguageAbility): LearningLanguage =>
  languageWith(ability, useStore(learningLanguageStore))

/** Returns a learning language's name in itself. */
export const nameOfLanguage = (code: LearningLanguage): string =>
  LEARNING_LANGUAGES.find((language) => language.code === code)?.name ?? code
