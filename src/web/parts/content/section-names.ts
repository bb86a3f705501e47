import { DEFAULT_LEARNING_LANGUAGE, type LearningLanguage } from '#core/languages/learning-languages.ts'
import type { Section } from '#core/sections/sections.ts'

const packs = import.meta.glob<Readonly<Record<Section, string>>>('../../../../content/languages/*/language.json', {
  eager: true,
  import: 'sectionNames',
})

const namesIn = (language: LearningLanguage): Readonly<Record<Section, string>> | undefined =>
  packs[`../../../../content/languages/${language}/language.json`]

/** Names of the sections in a learning language. A language without content shows the isiXhosa names. */
export function sectionNamesOf(language: LearningLanguage): {
  language: LearningLanguage
  names: Readonly<Partial<Record<Section, string>>>
} {
  const names = namesIn(language)
  if (names) return { language, names }
  return { language: DEFAULT_LEARNING_LANGUAGE, names: namesIn(DEFAULT_LEARNING_LANGUAGE) ?? {} }
}
